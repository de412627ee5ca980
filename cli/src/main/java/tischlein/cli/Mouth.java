package tischlein.cli;

import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.function.Consumer;

/** Reads lines on a thread of its own, each when it is asked for. */
final class Mouth implements AutoCloseable {
    private final Lines lines;
    private final Semaphore asked = new Semaphore(0);
    private final Thread thread;
    private volatile List<String> words = List.of();
    private boolean asking;

    /**
     * @param said hears of every line, and of the end
     */
    Mouth(Lines lines, String prompt, Consumer<Incoming> said) {
        this.lines = lines;
        thread = Thread.ofPlatform().daemon().name("mouth").start(() -> read(prompt, said));
    }

    private void read(String prompt, Consumer<Incoming> said) {
        try {
            boolean open = true;
            while (open) {
                asked.acquire();
                var line = lines.next(prompt, words);
                open = line.isPresent();
                said.accept(
                        line.<Incoming>map(Incoming.Typed::new).orElseGet(Incoming.Silence::new));
            }
        } catch (InterruptedException _) {
            // nobody wants to hear more
        }
    }

    /** What could be said now, for completion. */
    void words(List<String> possible) {
        words = possible;
        lines.suggest(possible);
    }

    /** Lets one line be read, unless one is being read already. */
    void ask() {
        if (!asking) {
            asking = true;
            asked.release();
        }
    }

    /** The line that was asked for has been heard. */
    void heard() {
        asking = false;
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
