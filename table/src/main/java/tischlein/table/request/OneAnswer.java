package tischlein.table.request;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/** Passes on the first answer that is given, and no other. */
public final class OneAnswer implements Consumer<Answer> {
    private final Consumer<Answer> answer;
    private final AtomicBoolean given = new AtomicBoolean();

    public OneAnswer(Consumer<Answer> answer) {
        this.answer = answer;
    }

    @Override
    public void accept(Answer one) {
        if (!given.getAndSet(true)) {
            answer.accept(one);
        }
    }
}
