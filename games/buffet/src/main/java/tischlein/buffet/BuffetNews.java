package tischlein.buffet;

import static tischlein.kernel.Phrase.say;

import tischlein.kernel.News;
import tischlein.kernel.Phrase.Sentence;

/**
 * What can happen in Schlacht am Buffet. The value told with it is a card, a position or a plate:
 * see {@link #plate}.
 */
enum BuffetNews implements News.Happening {
    BEGINS {
        @Override
        public Sentence told(int seat, long value, boolean privy) {
            return say("news.begins").seat(seat);
        }
    },
    DRAWS {
        @Override
        public Sentence told(int seat, long value, boolean privy) {
            return privy ? card("news.draws.own", seat, value) : say("news.draws").seat(seat);
        }
    },
    NEW_PILE {
        @Override
        public Sentence told(int seat, long value, boolean privy) {
            return say("news.pile");
        }
    },
    SERVED {
        @Override
        public Sentence told(int seat, long value, boolean privy) {
            return say("news.served")
                    .with(
                            "plate",
                            BuffetWording.plate((int) value % Plate.COUNT, value >= Plate.COUNT));
        }
    },
    REVEALS {
        @Override
        public Sentence told(int seat, long value, boolean privy) {
            return card("news.reveals", seat, value);
        }
    },
    REACHES {
        @Override
        public Sentence told(int seat, long value, boolean privy) {
            return say("news.reaches").seat(seat).number("square", BuffetRules.square((int) value));
        }
    },
    NOBODY_LEAVES {
        @Override
        public Sentence told(int seat, long value, boolean privy) {
            return say("news.tie");
        }
    },
    TAKES {
        @Override
        public Sentence told(int seat, long value, boolean privy) {
            return say("news.takes")
                    .seat(seat)
                    .with(
                            "plate",
                            BuffetWording.plate((int) value % Plate.COUNT, value >= Plate.COUNT));
        }
    },
    GIVES_BACK {
        @Override
        public Sentence told(int seat, long value, boolean privy) {
            return card("news.gives", seat, value);
        }
    },
    KEEPS_THE_REST {
        @Override
        public Sentence told(int seat, long value, boolean privy) {
            return say("news.keeps").seat(seat).count((int) value);
        }
    },
    GOES_HUNGRY {
        @Override
        public Sentence told(int seat, long value, boolean privy) {
            return say("news.hungry").seat(seat);
        }
    },
    SECOND_HELPING {
        @Override
        public Sentence told(int seat, long value, boolean privy) {
            return say("news.helping");
        }
    },
    TOKEN {
        @Override
        public Sentence told(int seat, long value, boolean privy) {
            return say("news.token").seat(seat);
        }
    };

    /**
     * A plate as a value to tell: the French edition has another name for one of the foods (1.3).
     */
    static long plate(int plate, boolean french) {
        return french ? plate + Plate.COUNT : plate;
    }

    private static Sentence card(String key, int seat, long card) {
        return say(key).seat(seat).number("card", MouseCard.value((int) card));
    }
}
