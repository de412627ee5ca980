package tischlein.client;

import java.util.List;
import java.util.Optional;
import tischlein.kernel.Phrase.Sentence;
import tischlein.kernel.Result;

/**
 * A live game as one seat or an onlooker knows it, by docs/protocol.md.
 *
 * @param choices in words
 * @param waiting the seats that owe a choice
 * @param chosen the seats that have made theirs, where several choose at the same time
 * @param mine this seat's own choice in such a step
 * @param missed whether the news are those since this client was here
 * @param left the milliseconds that this seat has for its choice, if a clock runs
 */
public record Frame<V>(
        int seat,
        int version,
        V view,
        Sentence prompt,
        List<String> choices,
        List<Integer> waiting,
        List<Integer> chosen,
        List<String> mine,
        List<Sentence> news,
        boolean missed,
        Optional<Long> left,
        Optional<Result> result) {
    public Frame {
        choices = List.copyOf(choices);
        waiting = List.copyOf(waiting);
        chosen = List.copyOf(chosen);
        mine = List.copyOf(mine);
        news = List.copyOf(news);
    }

    /** The same, when these seats have made their choice. */
    public Frame<V> chose(List<Integer> seats) {
        return new Frame<>(
                seat, version, view, prompt, choices, waiting, seats, mine, news, missed, left,
                result);
    }

    /** The same, when this seat has made its choice. */
    public Frame<V> made(List<String> moves) {
        return new Frame<>(
                seat, version, view, prompt, choices, waiting, chosen, moves, news, missed, left,
                result);
    }

    /** Whether this seat has to choose, and has not done so. */
    public boolean due() {
        return !choices.isEmpty() && mine.isEmpty();
    }
}
