package tischlein.store.database;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.locks.LockSupport;
import tischlein.store.database.Database.Work;
import tischlein.table.store.Store.Unavailable;

/**
 * The only writer to an SQLite file. Callers hand in their writes and wait; all waiting writes
 * become one transaction, because making a transaction durable costs about the same however much is
 * in it.
 */
final class SqliteWriter implements AutoCloseable {
    private static final int MOST = 200;

    /**
     * The shortest time from one group to the next, in nanoseconds. A group costs much more than
     * the writes in it: at 3,000 appends a second this saves two thirds of the work.
     */
    private static final long PACE = 10_000_000;

    private final SqliteFile file;
    private final BlockingQueue<Write<?>> queue = new LinkedBlockingQueue<>();
    private final Write<?> last = new Write<>(session -> true);
    private final Thread thread;
    private volatile boolean closed;

    /** Used by the writer's thread only; empty after it has failed to begin a transaction. */
    private Optional<DatabaseSession> session;

    private long earliest = System.nanoTime();

    /** A write, and its outcome. */
    private static final class Write<T> {
        private final Work<T> work;
        private final CompletableFuture<T> outcome = new CompletableFuture<>();
        private Optional<T> result = Optional.empty();

        Write(Work<T> work) {
            this.work = work;
        }

        void run(DatabaseSession session) throws SQLException {
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
                if (e.getCause() instanceof WithdrawnWrite withdrawn) {
                    throw withdrawn;
                }
                throw new Unavailable("the database file could not be written", e);
            }
        }
    }

    SqliteWriter(SqliteFile file, DatabaseSession session) {
        this.file = file;
        this.session = Optional.of(session);
        thread = Thread.ofPlatform().daemon().name("store-writer").start(this::run);
    }

    /** Returns when the work is durable. */
    <T> T write(Work<T> work) {
        var write = new Write<>(work);
        queue.add(write);
        // Once closed, the writer fails what is left in the queue, but it may already have done so.
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
        session.ifPresent(DatabaseSession::close);
    }

    /** An exception from here concerns the whole group. */
    private void commit(List<Write<?>> group) throws SQLException {
        keepPace();
        WriteWitness.HERE.begin(WriteWitness.Step.TRANSACTION);
        try {
            transact(group);
        } finally {
            WriteWitness.HERE.end(WriteWitness.Step.TRANSACTION);
        }
    }

    private void transact(List<Write<?>> group) throws SQLException {
        long began = System.nanoTime();
        var session = begin();
        // After the transaction has begun, because more writes may have come meanwhile.
        queue.drainTo(group, MOST - group.size());
        // A single write does not make the next one wait.
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

    /** After a write of a group has failed: only that one fails. */
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

    private DatabaseSession begin() throws SQLException {
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

    private static void end(DatabaseSession session) throws SQLException {
        WriteWitness.HERE.begin(WriteWitness.Step.COMMIT);
        try {
            session.run("commit");
        } catch (SQLException e) {
            rollBack(session);
            throw e;
        } finally {
            WriteWitness.HERE.end(WriteWitness.Step.COMMIT);
        }
    }

    private static void rollBack(DatabaseSession session) {
        try {
            session.run("rollback");
        } catch (SQLException _) {
            // SQLite has rolled back by itself. If not, the next transaction cannot begin and the
            // connection is dropped.
        }
    }

    /** Finishes the writes that have been handed in. */
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
