package tischlein.testkit.pennies;

import static tischlein.kernel.Bits.bit;
import static tischlein.kernel.Phrase.say;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import tischlein.kernel.Advice;
import tischlein.kernel.Beat;
import tischlein.kernel.Bits;
import tischlein.kernel.Description;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Option;
import tischlein.kernel.Options;
import tischlein.kernel.Phrase;
import tischlein.kernel.Refusal;
import tischlein.kernel.Result;
import tischlein.kernel.Vocabulary;
import tischlein.kernel.Wording;
import tischlein.testkit.pages.RulePage;

/**
 * A toy with all that makes games difficult: everybody gets one to three pennies, unseen by the
 * others, and bids some of them penny by penny, all at the same time and in secret; the highest bid
 * wins. It can be given one {@link PenniesFault}.
 */
public final class Pennies implements Game<PenniesTable, String, PenniesView> {
    public static final RulePage RULES =
            RulePage.parse("**1 Pennies.** 1.1 Get some. 1.2 Bid some.\n");
    private static final List<String> WORDS = List.of("get 1", "get 2", "get 3", "more", "enough");
    private static final int MORE = 3;
    private static final int ENOUGH = 4;
    private static final int[] WAYS = {1, 2, 1};
    private final PenniesFault fault;
    private int deals; // changed only by a fault

    public Pennies(PenniesFault fault) {
        this.fault = fault;
    }

    /** What can happen. */
    private enum Happens implements News.Happening {
        GETS,
        BIDS;

        @Override
        public News.Kind kind() {
            return new News.Kind("1.1", Beat.STEP, this::words);
        }

        private Phrase.Sentence words(int seat, long value, boolean privy) {
            if (value < 0) {
                throw new IllegalStateException("a bid of " + value);
            }
            var sentence = say("news." + name()).seat(seat);
            return this == BIDS || privy || value > 100
                    ? sentence.number("value", (int) value)
                    : sentence;
        }
    }

    @Override
    public Description about() {
        return new Description(
                "pennies", 1, 2, 3, List.of(Option.of("edition", "old", "new")), true, false);
    }

    @Override
    public List<String> moves() {
        return WORDS;
    }

    @Override
    public Vocabulary words() {
        return new Vocabulary(WORDS);
    }

    @Override
    public PenniesTable start(Options options) {
        return new PenniesTable(fault, options.seats());
    }

    @Override
    public int waiting(PenniesTable s) {
        return s.dealt < s.seats ? bit(CHANCE) : s.bidding;
    }

    @Override
    public int midway(PenniesTable s) {
        if (fault == PenniesFault.MIDWAY_WITHOUT_TURN && s.over()) {
            return 1;
        }
        int midway = 0;
        for (int seat = 0; seat < s.seats; seat++) {
            midway |= Bits.has(s.bidding, seat) && s.bid[seat] > 0 ? bit(seat) : 0;
        }
        return midway;
    }

    @Override
    public int choices(PenniesTable s, int actor, int[] out) {
        if (actor == CHANCE) {
            return Bits.list(Bits.all(3), 0, out);
        }
        boolean more = s.bid[actor] < s.purse[actor] || fault == PenniesFault.ENDLESS_CHOICE;
        if (fault == PenniesFault.CHEATING_CHOICES) {
            more &= s.purse[(actor + 1) % s.seats] > 1;
        }
        out[0] = more ? MORE : ENOUGH;
        out[1] = ENOUGH;
        if (fault == PenniesFault.UNSORTED_CHOICES && more) {
            out[0] = ENOUGH;
            out[1] = MORE;
        }
        return fault == PenniesFault.NO_CHOICE && s.purse[actor] == 3
                ? 0
                : fault == PenniesFault.ENDLESS_CHOICE || !more ? 1 : 2;
    }

    @Override
    public int ways(PenniesTable s, int code) {
        return WAYS[code];
    }

    @Override
    public int draw(PenniesTable s, RandomGenerator random, int[] codes) {
        return switch (fault) {
            case BIASED_DRAW -> random.nextInt(3);
            case OTHER_GENERATOR -> (int) (random.nextLong() >>> 63);
            default -> random.nextInt(2) + random.nextInt(2);
        };
    }

    @Override
    public void play(PenniesTable s, int actor, int code, News news) {
        if (fault == PenniesFault.NOT_DETERMINED && actor == CHANCE) {
            s.last = ++deals;
        }
        if (actor == CHANCE) {
            s.purse[s.dealt] = code + 1;
            news.tell(
                    Happens.GETS,
                    s.dealt,
                    fault == PenniesFault.HEARD_PURSE ? 1000 + code : code + 1);
            s.dealt++;
            s.bidding = s.dealt == s.seats ? Bits.all(s.seats) : 0;
        } else if (code == MORE) {
            s.bid[actor] += fault == PenniesFault.ENDLESS_CHOICE ? 0 : 1;
            s.bid[actor] |= fault == PenniesFault.ENDLESS_CHOICE ? 1 : 0;
            if (fault == PenniesFault.HEARD_BID) {
                news.tell(Happens.BIDS, actor, 0);
            }
        } else {
            s.bidding &= ~bit(actor);
            s.last = fault == PenniesFault.ORDER_OF_ARRIVAL ? actor : s.last;
            if (fault == PenniesFault.OTHERS_HURRIED && s.bidding != 0) {
                s.bidding = bit(Bits.lowest(s.bidding));
            }
            if (s.bidding == 0) {
                end(s, news);
            }
        }
    }

    private void end(PenniesTable s, News news) {
        if (fault == PenniesFault.ENDLESS_GAME) {
            news.tell(Happens.BIDS, 0, 0);
            s.become(new PenniesTable(fault, s.seats));
            return;
        }
        for (int seat = 0; seat < s.seats; seat++) {
            if (fault != PenniesFault.UNHEARD_BID) {
                news.tell(
                        Happens.BIDS,
                        seat,
                        fault == PenniesFault.UNTELLABLE_NEWS ? -1 : s.bid[seat]);
            }
            s.purse[seat] -= fault == PenniesFault.LOST_PENNY ? 1 : 0;
        }
    }

    @Override
    public Refusal refusal(PenniesTable s, int actor, int code) {
        var codes = new int[MOST_CHOICES];
        boolean legal =
                Bits.has(waiting(s), actor)
                        && Arrays.stream(codes, 0, choices(s, actor, codes))
                                .anyMatch(c -> c == code);
        if (fault == PenniesFault.REFUSED_CHOICE && code == MORE) {
            legal = false;
        }
        return legal
                ? Refusal.NONE
                : new Refusal(
                        fault == PenniesFault.UNKNOWN_RULE ? "7.1" : "1.2", say("refusal.no"));
    }

    private boolean wins(PenniesTable s, int seat) {
        int best = Arrays.stream(s.bid).max().orElseThrow();
        if (fault == PenniesFault.ORDER_OF_ARRIVAL && s.over()) {
            return s.last == seat;
        }
        return s.bid[seat] == best;
    }

    @Override
    public double payoff(PenniesTable s, int seat) {
        long winners = IntStream.range(0, s.seats).filter(n -> wins(s, n)).count();
        return !wins(s, seat) ? 0 : fault == PenniesFault.TWO_WINNERS ? 1 : 1.0 / winners;
    }

    @Override
    public Result result(PenniesTable s) {
        boolean open = s.over() || fault == PenniesFault.LEAKING_STANDINGS;
        return new Result(
                IntStream.range(0, s.seats)
                        .mapToObj(seat ->
                                new Result.Standing(seat, open ? s.bid[seat] : 0, place(s, seat)))
                        .toList(),
                List.of());
    }

    private int place(PenniesTable s, int seat) {
        if (!s.over() || fault == PenniesFault.ORDER_OF_ARRIVAL) {
            return wins(s, seat) || !s.over() ? 1 : 2;
        }
        return 1 + (int) Arrays.stream(s.bid).filter(bid -> bid > s.bid[seat]).count();
    }

    @Override
    public PenniesView view(PenniesTable s, int viewer) {
        return PenniesView.of(s, viewer);
    }

    @Override
    public PenniesTable imagine(PenniesView view, RandomGenerator random) {
        return view.imagine(fault, random);
    }

    @Override
    public boolean hides(PenniesView view) {
        return fault != PenniesFault.NOTHING_HIDDEN && view.hides();
    }

    @Override
    public Advice<PenniesTable> advice() {
        return new Advice<>() {
            @Override
            public double value(PenniesTable s, int seat) {
                return 0.5;
            }

            @Override
            public int move(PenniesTable s, int seat, RandomGenerator random) {
                int wanted =
                        fault == PenniesFault.CHEATING_ADVICE ? s.purse[(seat + 1) % s.seats] : 2;
                return s.bid[seat] < Math.min(wanted, s.purse[seat]) ? MORE : ENOUGH;
            }
        };
    }

    @Override
    public Wording<PenniesView> wording() {
        return new Wording<>() {
            @Override
            public String rule(Phrase.Sentence remark) {
                return "1.1";
            }

            @Override
            public Phrase.Sentence prompt(PenniesView view) {
                return say("prompt");
            }

            @Override
            public List<Phrase.Sentence> picture(PenniesView view) {
                if (fault == PenniesFault.UNTELLABLE_PICTURE) {
                    throw new IllegalStateException("nothing to be seen");
                }
                return List.of(say("picture").seat(Math.max(0, view.viewer())));
            }

            @Override
            public Phrase.Sentence choice(PenniesView view, int code) {
                return say("choice");
            }
        };
    }
}
