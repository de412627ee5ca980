package tischlein.cli.live;

import java.io.UncheckedIOException;
import java.util.concurrent.Semaphore;
import java.util.function.Consumer;
import tischlein.cli.screen.InputLines;

/** Reads lines on a thread of its own, each when it is asked for. */
final class LineReader implements AutoCloseable {
    private final Semaphore asked = new Semaphore(0);
    private final Thread thread;
    private boolean asking;

    /**
     * @param said hears of every line, and of the end
     */
    LineReader(InputLines lines, Consumer<Incoming> said) {
        thread = Thread.ofPlatform().daemon().name("mouth").start(() -> read(lines, said));
    }

    private void read(InputLines lines, Consumer<Incoming> said) {
        try {
            boolean open = true;
            while (open) {
                asked.acquire();
                var line = lines.overhear();
                open = line.isPresent();
                said.accept(
                        line.<Incoming>map(Incoming.Typed::new).orElseGet(Incoming.Silence::new));
            }
        } catch (UncheckedIOException _) {
            said.accept(new Incoming.Silence());
        } catch (InterruptedException _) {
            // nobody wants to hear more
        }
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
