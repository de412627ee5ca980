package tischlein.buckets;

import static tischlein.kernel.Phrase.say;

import java.util.List;
import tischlein.kernel.Bag;
import tischlein.kernel.Bits;
import tischlein.kernel.News;
import tischlein.kernel.Phrase.Sentence;

/**
 * What can happen in Alles im Eimer. The value told with it is a card, a bucket, cards of one
 * colour with their sum, or a bit set of slots.
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
    ATTACKS {
        @Override
        public Sentence told(int seat, long value, boolean privy) {
            return laid("news.attacks", seat, value).number("sum", sum(value));
        }
    },
    RAISES {
        @Override
        public Sentence told(int seat, long value, boolean privy) {
            return laid("news.raises", seat, value).number("sum", sum(value));
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
            return laid("news.discards", seat, value);
        }
    };

    // Cards of one colour are a Bag of their values, which leaves room for the colour below and a
    // sum above.
    private static final int COLOURS = 7;
    private static final int SUM = 50;

    static long cards(int colour, long values) {
        return colour | values;
    }

    static long cards(int colour, long values, int sum) {
        return cards(colour, values) | (long) sum << SUM;
    }

    static int bucket(int slot, int colour) {
        return slot * Colour.COUNT + colour;
    }

    private static int sum(long value) {
        return (int) (value >>> SUM);
    }

    private static Sentence laid(String key, int seat, long value) {
        var colour = Colour.ALL.get((int) value & COLOURS);
        List<Integer> values = Bag.list(value & ~COLOURS & (1L << SUM) - 1);
        return say(key).seat(seat)
                .with("animals", say("animals." + colour.word()))
                .with("colour", say("colour." + colour.word()))
                .numbers("cards", values.reversed());
    }
}
