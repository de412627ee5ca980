package tischlein.table;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.List;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Phrase;
import tischlein.kernel.Refusal;
import tischlein.kernel.State;
import tischlein.kernel.Wording;

/** A fault through which a secret could get out of a table. The tests must notice every one. */
enum Leak {
    NONE,

    // In what is sent
    ANOTHER_VIEW,
    LENGTH,
    ONE_MORE,
    ONE_LESS,
    LENGTH_OF_A_CHOICE,

    // In what the game says
    PROMPT,
    MEANING,
    NEWS,
    REFUSAL,
    VIEW,
    SUGGESTION;

    /** What a viewer hears when this is said. */
    List<String> heard(String message, OneWorld<?, ?> world) {
        boolean odd = world.secret() % 2 != 0;
        return switch (this) {
            case ANOTHER_VIEW -> List.of(message + world.views());
            case LENGTH -> List.of(message + " ".repeat(world.secret() & 7));
            case ONE_MORE -> odd ? List.of(message, "{}") : List.of(message);
            case ONE_LESS -> odd ? List.of() : List.of(message);
            case LENGTH_OF_A_CHOICE -> List.of(message + " ".repeat(length(message, world)));
            case NONE, PROMPT, MEANING, NEWS, REFUSAL, VIEW, SUGGESTION -> List.of(message);
        };
    }

    private static int length(String message, OneWorld<?, ?> world) {
        return message.contains("\"is\":\"chosen\"") ? world.chosen().toString().length() : 0;
    }

    /** The game as a faulty server would play it. */
    @SuppressWarnings("unchecked")
    <S extends State<S>, V> Game<S, ?, V> served(Game<S, ?, V> game) {
        var last = new Object[1]; // the state that was last looked at
        return (Game<S, ?, V>)
                Proxy.newProxyInstance(
                        Leak.class.getClassLoader(),
                        new Class<?>[] {Game.class},
                        (_, method, arguments) -> {
                            if (method.getName().equals("view")) {
                                last[0] = arguments[0];
                            }
                            try {
                                return leaked(
                                        game,
                                        (S) last[0],
                                        method.getName(),
                                        arguments,
                                        method.invoke(game, changed(method.getName(), arguments)));
                            } catch (InvocationTargetException e) {
                                throw e.getCause();
                            }
                        });
    }

    private Object[] changed(String method, Object[] arguments) {
        if (this == NEWS && method.equals("play")) {
            var news = (News) arguments[3];
            News loud = (what, seat, value) -> news.tell(new Loud(what), seat, value);
            return new Object[] {arguments[0], arguments[1], arguments[2], loud};
        }
        if (this == VIEW && method.equals("view")) {
            return new Object[] {arguments[0], Math.max(0, (Integer) arguments[1] - 1)};
        }
        return arguments;
    }

    @SuppressWarnings("unchecked")
    private <S extends State<S>, V> Object leaked(
            Game<S, ?, V> game, S last, String method, Object[] arguments, Object answer) {
        return switch (this) {
            case PROMPT, MEANING ->
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
            case NONE, ANOTHER_VIEW, LENGTH, ONE_MORE, ONE_LESS, LENGTH_OF_A_CHOICE, NEWS, VIEW ->
                    answer;
        };
    }

    private static <S extends State<S>> int secret(Game<S, ?, ?> game, S s) {
        return game.view(s, 0).hashCode() ^ game.view(s, 1).hashCode();
    }

    /** News that tell everybody what only one seat may hear. */
    private record Loud(News.Happening what) implements News.Happening {
        @Override
        public String name() {
            return what.name();
        }

        @Override
        public Phrase.Sentence told(int seat, long value, boolean privy) {
            return what.told(seat, value, true);
        }
    }

    /** A wording that says more than it should. */
    private record Talkative<V>(Wording<V> wording, Leak leak, int secret) implements Wording<V> {
        @Override
        public Phrase.Sentence prompt(V view) {
            var prompt = wording.prompt(view);
            return leak == PROMPT ? prompt.number("secret", secret) : prompt;
        }

        @Override
        public List<Phrase.Sentence> picture(V view) {
            return wording.picture(view);
        }

        @Override
        public Phrase.Sentence choice(V view, int code) {
            var choice = wording.choice(view, code);
            return leak == MEANING ? choice.number("secret", secret) : choice;
        }
    }
}
