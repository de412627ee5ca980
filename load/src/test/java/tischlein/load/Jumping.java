package tischlein.load;

import java.util.concurrent.atomic.AtomicLong;
import tischlein.table.outside.Outside;
import tischlein.table.outside.World;

/** The world as it is, but somebody sets the clock on the wall. */
final class Jumping implements Outside {
    private final World world = new World();
    private final AtomicLong wrong = new AtomicLong();

    void jump(long millis) {
        wrong.addAndGet(millis);
    }

    @Override
    public long now() {
        return world.now() + wrong.get();
    }

    @Override
    public long ticks() {
        return world.ticks();
    }

    @Override
    public byte[] seed() {
        return world.seed();
    }

    @Override
    public String secret() {
        return world.secret();
    }

    @Override
    public String code() {
        return world.code();
    }

    @Override
    public long luck() {
        return world.luck();
    }
}
