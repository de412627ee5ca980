package tischlein.buckets;

/** Which box is on the table (8.2). */
public enum Edition {
    FULL("2002", "23333332", 5, 3, 12), // 1.1, 2.1, 2.2, 2.3
    SMALL("2005", "22222222", 4, 2, 8);

    private final String word;
    private final Cards cards;
    private final int slots;
    private final int bucketsOfAColour;
    private final int hand;

    Edition(String word, String cardsOfAColour, int rows, int bucketsOfAColour, int hand) {
        this.word = word;
        this.cards = Cards.ofEachColour(cardsOfAColour);
        this.slots = Pyramid.ofRows(rows);
        this.bucketsOfAColour = bucketsOfAColour;
        this.hand = hand;
    }

    public String word() {
        return word;
    }

    /** All there are, to be copied and not to be changed. */
    Cards cards() {
        return cards;
    }

    /** Where a whole pyramid has its buckets, a bit set. */
    int slots() {
        return slots;
    }

    /** How many buckets of each colour a seat gets. */
    int bucketsOfAColour() {
        return bucketsOfAColour;
    }

    /** How many cards a seat is dealt. */
    int hand() {
        return hand;
    }
}
