package tischlein.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.locks.LockSupport;
import tischlein.store.Database.Work;
import tischlein.table.Store.Unavailable;

/**
 * The one that writes to an SQLite file. Whoever has something to write hands it in and waits; all
 * that is waiting becomes one transaction, since making a transaction durable costs about the same
 * however much is in it.
 */
final class Writer implements AutoCloseable {
    private static final int MOST = 200;

    /**
     * How long after a group the next one begins at the earliest, in nanoseconds. A group costs
     * much more than what is in it: at 3,000 appends a second this makes a third of the work.
     */
    private static final long PACE = 10_000_000;

    private final SqliteFile file;
    private final BlockingQueue<Write<?>> queue = new LinkedBlockingQueue<>();
    private final Write<?> last = new Write<>(session -> true);
    private final Thread thread;
    private volatile boolean closed;

    /** Only the writer's thread touches it; none after it has failed to begin a transaction. */
    private Optional<Session> session;

    private long earliest = System.nanoTime();

    /** Something to write, and how it went. */
    private static final class Write<T> {
        private final Work<T> work;
        private final CompletableFuture<T> outcome = new CompletableFuture<>();
        private Optional<T> result = Optional.empty();

        Write(Work<T> work) {
            this.work = work;
        }

        void run(Session session) throws SQLException {
            result = Optional.of(work.in(session));
        }

        void acknowledge() {
            outcome.complete(result.orElseThrow());
        }

        void fail(Throwable cause) {
            outcome.completeExceptionally(cause);
        }

        T await() {
            try {
                return outcome.join();
            } catch (CompletionException e) {
                if (e.getCause() instanceof Withdrawn withdrawn) {
                    throw withdrawn;
                }
                throw new Unavailable("the database file could not be written", e);
            }
        }
    }

    Writer(SqliteFile file, Session session) {
        this.file = file;
        this.session = Optional.of(session);
        thread = Thread.ofPlatform().daemon().name("store-writer").start(this::run);
    }

    /** Returns when the work is durable. */
    <T> T write(Work<T> work) {
        var write = new Write<>(work);
        queue.add(write);
        // The writer fails what is left in the queue after it has closed, but may have done so by
        // now.
        if (closed && queue.remove(write)) {
            write.fail(new SQLException("the store is closed"));
        }
        return write.await();
    }

    private void run() {
        var group = new ArrayList<Write<?>>(MOST);
        while (!closed) {
            try {
                group.add(queue.take());
                commit(group);
            } catch (InterruptedException | SQLException | RuntimeException | Error e) {
                group.forEach(write -> write.fail(e));
            } finally {
                closed = group.contains(last);
                group.clear();
            }
        }
        queue.drainTo(group);
        group.forEach(write -> write.fail(new SQLException("the store is closed")));
        session.ifPresent(Session::close);
    }

    /** Whatever comes out of it as an exception has happened to the whole group. */
    private void commit(List<Write<?>> group) throws SQLException {
        keepPace();
        Witness.HERE.begin(Witness.Step.TRANSACTION);
        try {
            transact(group);
        } finally {
            Witness.HERE.end(Witness.Step.TRANSACTION);
        }
    }

    private void transact(List<Write<?>> group) throws SQLException {
        long began = System.nanoTime();
        var session = begin();
        // Not before it has begun: meanwhile more may have come.
        queue.drainTo(group, MOST - group.size());
        // Whoever is alone does not wait for others.
        earliest = group.size() == 1 ? began : began + PACE;
        try {
            for (var write : group) {
                write.run(session);
            }
        } catch (SQLException | RuntimeException e) {
            rollBack(session);
            commitOneByOne(group);
            return;
        }
        end(session);
        group.forEach(Write::acknowledge);
    }

    private void keepPace() {
        long left = earliest - System.nanoTime();
        while (left > 0) {
            LockSupport.parkNanos(left);
            left = earliest - System.nanoTime();
        }
    }

    /** After one of a group has failed: so that it fails alone. */
    private void commitOneByOne(List<Write<?>> group) throws SQLException {
        for (var write : group) {
            var session = begin();
            try {
                write.run(session);
            } catch (SQLException | RuntimeException e) {
                rollBack(session);
                write.fail(e);
                continue;
            }
            end(session);
            write.acknowledge();
        }
    }

    private Session begin() throws SQLException {
        var ready = session.isPresent() ? session.get() : file.session();
        session = Optional.of(ready);
        try {
            ready.run("begin immediate");
            return ready;
        } catch (SQLException e) {
            session = Optional.empty();
            ready.close();
            throw e;
        }
    }

    private static void end(Session session) throws SQLException {
        Witness.HERE.begin(Witness.Step.COMMIT);
        try {
            session.run("commit");
        } catch (SQLException e) {
            rollBack(session);
            throw e;
        } finally {
            Witness.HERE.end(Witness.Step.COMMIT);
        }
    }

    private static void rollBack(Session session) {
        try {
            session.run("rollback");
        } catch (SQLException _) {
            // SQLite has rolled back by itself; and if not, the next transaction cannot begin, and
            // the
            // connection is given up.
        }
    }

    /** Finishes what has been handed in. */
    @Override
    public void close() {
        if (!closed) {
            queue.add(last);
        }
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException _) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
