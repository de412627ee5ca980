package tischlein.office;

import static tischlein.kernel.Phrase.say;

import tischlein.kernel.Bag;
import tischlein.kernel.News;
import tischlein.kernel.Phrase.Sentence;

/**
 * What can happen in Büro Crazy. The value told with it is a bag of cards, a card, a sum, a step or
 * a duel. Nothing is told of a bid before both are shown.
 */
enum OfficeNews implements News.Happening {
    TAKES_STEP {
        @Override
        public Sentence told(int seat, long step, boolean privy) {
            return say("news.step").seat(seat).number("step", (int) step);
        }
    },
    FLOOR_OPENS {
        @Override
        public Sentence told(int seat, long duel, boolean privy) {
            var floor = Floor.below((int) duel);
            return say("news.floor." + floor.word()).number("kitchen", floor.kitchen());
        }
    },
    REFILLED {
        @Override
        public Sentence told(int seat, long card, boolean privy) {
            return card("news.refilled", card);
        }
    },
    /** The seat on the left, and the duel with the seat on the right in its lowest three bits. */
    MEET {
        @Override
        public Sentence told(int seat, long duelAndRight, boolean privy) {
            return OfficeWording.meet((int) duelAndRight >> 3, seat, (int) duelAndRight & 7);
        }
    },
    BIDS {
        @Override
        public Sentence told(int seat, long bid, boolean privy) {
            return bid == Bag.EMPTY
                    ? say("news.nothing").seat(seat)
                    : cards("news.bids", seat, bid);
        }
    },
    WINS {
        @Override
        public Sentence told(int seat, long bid, boolean privy) {
            return say("news.wins").seat(seat).count(InfluenceCard.points(bid));
        }
    },
    LOSES_BID {
        @Override
        public Sentence told(int seat, long bid, boolean privy) {
            return say("news.loses").seat(seat).count(InfluenceCard.points(bid));
        }
    },
    COMPENSATED {
        @Override
        public Sentence told(int seat, long paid, boolean privy) {
            return paid == Bag.EMPTY
                    ? say("news.uncompensated").seat(seat)
                    : cards("news.compensated", seat, paid);
        }
    },
    GOES_UP {
        @Override
        public Sentence told(int seat, long place, boolean privy) {
            return say("news.up." + Floor.of((int) place).word()).seat(seat);
        }
    },
    TIE {
        @Override
        public Sentence told(int seat, long sum, boolean privy) {
            return sum == 0
                    ? say("news.tie.nothing")
                    : say("news.tie").number("sum", (int) sum).count((int) (sum + 1) / 2);
        }
    },
    PAYS {
        @Override
        public Sentence told(int seat, long paid, boolean privy) {
            return cards("news.pays", seat, paid);
        }
    },
    CHANGES {
        @Override
        public Sentence told(int seat, long card, boolean privy) {
            return card("news.changes", card).seat(seat);
        }
    },
    CHANGE_TO_ROOF {
        @Override
        public Sentence told(int seat, long rest, boolean privy) {
            return cards("news.changed.roof", seat, rest);
        }
    },
    CHANGE_BACK {
        @Override
        public Sentence told(int seat, long remainder, boolean privy) {
            return cards("news.changed.back", seat, remainder);
        }
    },
    LOT {
        @Override
        public Sentence told(int seat, long value, boolean privy) {
            return say("news.lot").seat(seat);
        }
    },
    BYE {
        @Override
        public Sentence told(int seat, long sum, boolean privy) {
            return say("news.bye").seat(seat).count((int) sum);
        }
    },
    WALKOVER {
        @Override
        public Sentence told(int seat, long duel, boolean privy) {
            return say("news.walkover").seat(seat);
        }
    },
    ROOF_OPENS {
        @Override
        public Sentence told(int seat, long cards, boolean privy) {
            return say("news.roof").count((int) cards);
        }
    },
    BOSS_TAKES {
        @Override
        public Sentence told(int seat, long share, boolean privy) {
            return cards("news.share.boss", seat, share);
        }
    },
    CHALLENGER_TAKES {
        @Override
        public Sentence told(int seat, long share, boolean privy) {
            return cards("news.share.challenger", seat, share);
        }
    },
    BEATEN_TAKES {
        @Override
        public Sentence told(int seat, long share, boolean privy) {
            return cards("news.share.beaten", seat, share);
        }
    };

    /**
     * What is told when the boss's owner (0), the challenger's (1) or one of the others has its
     * share.
     */
    static OfficeNews shareOf(int taker) {
        return switch (taker) {
            case 0 -> BOSS_TAKES;
            case 1 -> CHALLENGER_TAKES;
            default -> BEATEN_TAKES;
        };
    }

    private static Sentence card(String key, long card) {
        return say(key).number("card", InfluenceCard.value((int) card));
    }

    private static Sentence cards(String key, int seat, long bag) {
        return say(key).seat(seat)
                .count(InfluenceCard.points(bag))
                .series("cards", OfficeWording.cards(bag));
    }
}
