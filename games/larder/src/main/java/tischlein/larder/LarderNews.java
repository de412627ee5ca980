package tischlein.larder;

import static tischlein.kernel.Phrase.say;

import tischlein.kernel.Bag;
import tischlein.kernel.News;
import tischlein.kernel.Phrase.Sentence;

/**
 * What can happen in Mmm!. The value told with it is a number, dice (a Bag of faces) or a portion.
 */
enum LarderNews implements News.Happening {
    BEGINS {
        @Override
        public Sentence told(int seat, long value, boolean privy) {
            return say("news.begins").seat(seat);
        }
    },
    ROLLS {
        @Override
        public Sentence told(int seat, long value, boolean privy) {
            var faces = Bag.list(value).stream().map(face -> Face.values()[face]).toList();
            return say("news.rolls").seat(seat).series("dice", LarderWording.faces(faces));
        }
    },
    PLACES {
        @Override
        public Sentence told(int seat, long value, boolean privy) {
            return sayOf("news.places", value).seat(seat);
        }
    },
    REROLLS {
        @Override
        public Sentence told(int seat, long value, boolean privy) {
            return say("news.rerolls").seat(seat).count((int) value);
        }
    },
    STOPS {
        @Override
        public Sentence told(int seat, long value, boolean privy) {
            return say("news.stops").seat(seat);
        }
    },
    NO_ROOM {
        @Override
        public Sentence told(int seat, long value, boolean privy) {
            return say("news.room");
        }
    },
    LOSES_TURN {
        @Override
        public Sentence told(int seat, long value, boolean privy) {
            return value == 0
                    ? say("news.loses").seat(seat)
                    : say("news.loses.dice").seat(seat).count((int) value);
        }
    },
    COLLECTS {
        @Override
        public Sentence told(int seat, long value, boolean privy) {
            return say("news.collects").seat(seat).count((int) value);
        }
    },
    COMPLETES {
        @Override
        public Sentence told(int seat, long value, boolean privy) {
            return sayOf("news.completes", value);
        }
    },
    CAT_STAYS {
        @Override
        public Sentence told(int seat, long value, boolean privy) {
            return say("news.stays");
        }
    },
    CAT_STEPS {
        @Override
        public Sentence told(int seat, long value, boolean privy) {
            return say("news.steps").count((int) value);
        }
    },
    DICE_PASS {
        @Override
        public Sentence told(int seat, long value, boolean privy) {
            return say("news.pass").seat(seat);
        }
    },
    WON {
        @Override
        public Sentence told(int seat, long value, boolean privy) {
            return say("news.won").count((int) value);
        }
    },
    LOST {
        @Override
        public Sentence told(int seat, long value, boolean privy) {
            return say("news.lost").count((int) value);
        }
    };

    /** A food and the square where it lies, as one number. */
    static long portion(int food, int square) {
        return food * (long) Square.COUNT + square;
    }

    private static Sentence sayOf(String key, long portion) {
        var food = Face.values()[(int) portion / Square.COUNT];
        var square = Square.numbered((int) portion % Square.COUNT);
        return say(key).with("food", LarderWording.face(food)).text("square", square.word());
    }
}
