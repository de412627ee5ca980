package tischlein.buckets;

/** Which edition is played (8.2). */
public enum Edition {
    FULL("2002", "23333332", 5, 3, 12), // 1.1, 2.1, 2.2, 2.3
    SMALL("2005", "22222222", 4, 2, 8);

    /** All there are, to be copied and not to be changed. */
    final Cards cards;

    /** How high a whole pyramid is. */
    final int rows;

    /** Where a whole pyramid has its buckets, a bit set. */
    final int slots;

    /** How many buckets of each colour a seat gets. */
    final int bucketsOfAColour;

    /** How many cards a seat is dealt. */
    final int hand;

    private final String word;

    Edition(String word, String cardsOfAColour, int rows, int bucketsOfAColour, int hand) {
        this.word = word;
        this.cards = Cards.ofEachColour(cardsOfAColour);
        this.rows = rows;
        this.slots = Pyramid.ofRows(rows);
        this.bucketsOfAColour = bucketsOfAColour;
        this.hand = hand;
    }

    public String word() {
        return word;
    }
}
