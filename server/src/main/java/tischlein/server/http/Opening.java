package tischlein.server.http;

import java.util.Optional;
import org.eclipse.jetty.util.component.LifeCycle;

/** What is done in the moment when everything is ready and the port is not open yet. */
public final class Opening implements LifeCycle.Listener {
    private volatile Runnable ready = () -> {};
    private volatile Optional<RuntimeException> failure = Optional.empty();

    /** To be called before the server starts. */
    public void when(Runnable allIsReady) {
        ready = allIsReady;
    }

    @Override
    public void lifeCycleStarting(LifeCycle port) {
        try {
            ready.run();
        } catch (RuntimeException e) {
            failure = Optional.of(e);
            throw e;
        }
    }

    /** Why the port was not opened, if it was not. */
    public Optional<RuntimeException> failure() {
        return failure;
    }
}
