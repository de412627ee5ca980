package tischlein.testkit.worlds;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import tischlein.kernel.Beat;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Phrase;
import tischlein.kernel.Refusal;
import tischlein.kernel.State;
import tischlein.kernel.Wording;

/** A fault through which a secret could get out of a table. The tests must notice every one. */
public enum Leak {
    NONE,

    // In what is sent
    ANOTHER_VIEW,
    LENGTH,
    ONE_MORE,
    ONE_LESS,
    LENGTH_OF_A_CHOICE,

    // In what the game says
    PROMPT,
    PADDING,
    MEANING,
    NEWS,
    BEAT,
    STORY,
    REFUSAL,
    VIEW,
    SUGGESTION;

    /**
     * What a viewer hears when this is said.
     *
     * @param truth what really is at the table
     * @param chosen what was chosen last
     */
    public List<String> heard(String message, TrueState<?, ?> truth, List<String> chosen) {
        return switch (this) {
            case ANOTHER_VIEW -> List.of(message + truth.views());
            case LENGTH -> List.of(message + " ".repeat(truth.secret() & 7));
            case ONE_MORE -> odd(truth) ? List.of(message, "{}") : List.of(message);
            case ONE_LESS -> odd(truth) ? List.of() : List.of(message);
            case LENGTH_OF_A_CHOICE -> List.of(message + " ".repeat(length(message, chosen)));
            case NONE, PROMPT, PADDING, MEANING, NEWS, BEAT, STORY, REFUSAL, VIEW, SUGGESTION ->
                    List.of(message);
        };
    }

    private static boolean odd(TrueState<?, ?> truth) {
        return truth.secret() % 2 != 0;
    }

    private static int length(String message, List<String> chosen) {
        return message.contains("\"is\":\"chosen\"") ? chosen.toString().length() : 0;
    }

    /** Keeps a faulty game's class where the texts of games are found. */
    private interface Near {}

    /** The game as a faulty server would play it. */
    @SuppressWarnings("unchecked")
    public <S extends State<S>, V> Game<S, ?, V> served(Game<S, ?, V> game) {
        if (this == NONE) {
            return game;
        }
        var nothing = game.start(game.about().options(game.about().fewestSeats()));
        var last = new AtomicReference<S>(nothing); // the state that was last looked at
        return (Game<S, ?, V>)
                Proxy.newProxyInstance(
                        Leak.class.getClassLoader(),
                        new Class<?>[] {Game.class, Near.class},
                        (_, method, arguments) -> {
                            if (method.getName().equals("view")) {
                                last.set((S) arguments[0]);
                            }
                            if (this == SUGGESTION && method.getName().equals("reimagine")) {
                                return null; // it stays as it really is
                            }
                            try {
                                return leaked(
                                        game,
                                        last.get(),
                                        method.getName(),
                                        arguments,
                                        method.invoke(game, changed(method.getName(), arguments)));
                            } catch (InvocationTargetException e) {
                                throw e.getTargetException();
                            }
                        });
    }

    private Object[] changed(String method, Object[] arguments) {
        if (method.equals("play") && (this == NEWS || this == STORY && retold())) {
            var news = (News) arguments[3];
            News loud = (what, seat, value) -> news.tell(Faulty.loud(what), seat, value);
            return new Object[] {arguments[0], arguments[1], arguments[2], loud};
        }
        if (method.equals("play") && this == BEAT) {
            var news = (News) arguments[3];
            News hasty = (what, seat, value) -> news.tell(Faulty.hasty(what, value), seat, value);
            return new Object[] {arguments[0], arguments[1], arguments[2], hasty};
        }
        if (this == VIEW && method.equals("view")) {
            return new Object[] {arguments[0], Math.max(0, (Integer) arguments[1] - 1)};
        }
        return arguments;
    }

    /** Whether somebody reads in a table's log. */
    private static boolean retold() {
        return StackWalker.getInstance()
                .walk(frames ->
                        frames.anyMatch(one -> one.getClassName().endsWith(".GameHistory")));
    }

    @SuppressWarnings("unchecked")
    private <S extends State<S>, V> Object leaked(
            Game<S, ?, V> game, S last, String method, Object[] arguments, Object answer) {
        return switch (this) {
            case PROMPT, PADDING, MEANING ->
                    method.equals("wording")
                            ? new Talkative<>((Wording<V>) answer, this, secret(game, last))
                            : answer;
            case REFUSAL ->
                    method.equals("refusal") && !((Refusal) answer).allows()
                            ? new Refusal(
                                    ((Refusal) answer).rule(),
                                    ((Refusal) answer)
                                            .why()
                                            .number("secret", secret(game, (S) arguments[0])))
                            : answer;
            case SUGGESTION -> method.equals("imagine") ? last.copy() : answer;
            case NONE,
                    ANOTHER_VIEW,
                    LENGTH,
                    ONE_MORE,
                    ONE_LESS,
                    LENGTH_OF_A_CHOICE,
                    NEWS,
                    BEAT,
                    STORY,
                    VIEW ->
                    answer;
        };
    }

    private static <S extends State<S>> int secret(Game<S, ?, ?> game, S s) {
        return game.view(s, 0).hashCode() ^ game.view(s, 1).hashCode();
    }

    /** News as a faulty game would tell them. */
    private record Faulty(String name, News.Kind kind) implements News.Happening {
        /** They tell everybody what only one seat may hear. */
        static Faulty loud(News.Happening what) {
            News.Teller teller = (seat, value, _) -> what.told(seat, value, true);
            return new Faulty(what.name(), new News.Kind(what.rule(), what.beat(), teller));
        }

        /** They take as long as what only one seat may know of them is odd. */
        static Faulty hasty(News.Happening what, long value) {
            var beat = value % 2 == 0 ? what.beat() : Beat.NONE;
            return new Faulty(what.name(), new News.Kind(what.rule(), beat, what::told));
        }
    }

    /** A wording that says more than it should. */
    private record Talkative<V>(Wording<V> wording, Leak leak, int secret) implements Wording<V> {
        @Override
        public Phrase.Sentence prompt(V view) {
            var prompt = wording.prompt(view);
            return leak == PROMPT
                    ? prompt.number("secret", secret)
                    : leak == PADDING ? prompt.text("padding", " ".repeat(secret & 7)) : prompt;
        }

        @Override
        public List<Phrase.Sentence> picture(V view) {
            return wording.picture(view);
        }

        @Override
        public String rule(Phrase.Sentence remark) {
            return wording.rule(remark);
        }

        @Override
        public Phrase.Sentence choice(V view, int code) {
            var choice = wording.choice(view, code);
            return leak == MEANING ? choice.number("secret", secret) : choice;
        }
    }
}
