package tischlein.buckets;

import static tischlein.kernel.Phrase.say;

import tischlein.kernel.Bag;
import tischlein.kernel.Bits;
import tischlein.kernel.News;
import tischlein.kernel.Phrase.Sentence;

/**
 * What can happen in Alles im Eimer. The value told with it is a card, a bucket, a bit set of
 * slots, the cards of one colour, or an attack's colour and sum.
 */
enum BucketsNews implements News.Happening {
    BEGINS {
        @Override
        public Sentence told(int seat, long value, boolean privy) {
            return say("news.begins").seat(seat);
        }
    },
    DRAWS {
        @Override
        public Sentence told(int seat, long value, boolean privy) {
            return privy
                    ? say("news.draws.own")
                            .seat(seat)
                            .with("card", BucketsWording.card((int) value))
                    : say("news.draws").seat(seat);
        }
    },
    NEW_PILE {
        @Override
        public Sentence told(int seat, long value, boolean privy) {
            return say("news.pile");
        }
    },
    SHOWN {
        @Override
        public Sentence told(int seat, long value, boolean privy) {
            return say("news.shown");
        }
    },
    LEADS {
        @Override
        public Sentence told(int seat, long value, boolean privy) {
            return say("news.leads").seat(seat);
        }
    },
    LAYS {
        @Override
        public Sentence told(int seat, long value, boolean privy) {
            return say("news.lays").seat(seat).with("card", BucketsWording.card((int) value));
        }
    },
    ATTACKS {
        @Override
        public Sentence told(int seat, long value, boolean privy) {
            return toBeat("news.attacks", seat, (int) value);
        }
    },
    RAISES {
        @Override
        public Sentence told(int seat, long value, boolean privy) {
            return toBeat("news.raises", seat, (int) value);
        }
    },
    TURNS {
        @Override
        public Sentence told(int seat, long value, boolean privy) {
            return say(value == 1 ? "news.turns.clockwise" : "news.turns.anticlockwise");
        }
    },
    GIVES_IN {
        @Override
        public Sentence told(int seat, long value, boolean privy) {
            return say("news.gives").seat(seat);
        }
    },
    REMOVES {
        @Override
        public Sentence told(int seat, long value, boolean privy) {
            return say("news.removes")
                    .seat(seat)
                    .with("bucket", BucketsWording.bucket((int) value % Colour.COUNT))
                    .with("slot", BucketsWording.slot(Slot.numbered((int) value / Colour.COUNT)));
        }
    },
    COLLAPSES {
        @Override
        public Sentence told(int seat, long value, boolean privy) {
            return say("news.collapses").seat(seat).count(Bits.size(value));
        }
    },
    SPLITS {
        @Override
        public Sentence told(int seat, long value, boolean privy) {
            return say("news.splits").seat(seat);
        }
    },
    KEEPS_LEFT {
        @Override
        public Sentence told(int seat, long value, boolean privy) {
            return say("news.keeps.left").seat(seat).count(Bits.size(value));
        }
    },
    KEEPS_RIGHT {
        @Override
        public Sentence told(int seat, long value, boolean privy) {
            return say("news.keeps.right").seat(seat).count(Bits.size(value));
        }
    },
    HAS_LEFT {
        @Override
        public Sentence told(int seat, long value, boolean privy) {
            return say("news.left").seat(seat).count((int) value);
        }
    },
    WRECKED {
        @Override
        public Sentence told(int seat, long value, boolean privy) {
            return say("news.wrecked").seat(seat);
        }
    },
    DISCARDS {
        @Override
        public Sentence told(int seat, long value, boolean privy) {
            return say("news.discards")
                    .seat(seat)
                    .with("colour", BucketsWording.colour(Colour.ALL.get((int) value & COLOURS)))
                    .numbers("cards", Bag.list(value & ~COLOURS));
        }
    };

    /** The lowest bits of a Bag of values, which start at 1. */
    private static final int COLOURS = 31;

    /** Cards of one colour, as a Bag of their values. */
    static long cards(int colour, long values) {
        return values | colour;
    }

    static int bucket(int slot, int colour) {
        return slot * Colour.COUNT + colour;
    }

    static int attack(int colour, int sum) {
        return sum * Colour.COUNT + colour;
    }

    private static Sentence toBeat(String key, int seat, int attack) {
        var colour = Colour.ALL.get(attack % Colour.COUNT);
        return say(key).seat(seat)
                .with("animals", say("animals." + colour.word()))
                .with("colour", BucketsWording.colour(colour))
                .number("sum", attack / Colour.COUNT);
    }
}
