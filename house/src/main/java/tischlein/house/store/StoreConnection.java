package tischlein.house.store;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tischlein.house.faults.Fault;
import tischlein.house.faults.FaultDice;
import tischlein.house.time.Fibers;
import tischlein.house.time.Machine;
import tischlein.house.time.SimulatedTime;
import tischlein.table.store.Append;
import tischlein.table.store.Batch;
import tischlein.table.store.Store;
import tischlein.table.store.StoredChoice;
import tischlein.table.store.StoredTable;

/**
 * A server's connection to the database: a call may take long, be refused, or be carried out
 * without an answer. Whoever waits for it pauses, and everything else goes on.
 */
public final class StoreConnection implements InvocationHandler {
    private static final int SLOWEST = 3_000; // milliseconds, each way
    private static final int SELDOM_SLOW = 20;
    private static final int SELDOM_REFUSED = 150;
    private static final int SELDOM_LOST = 150;
    private static final int SELDOM_CUT = 400;
    private static final int LONGEST_CUT = 8_000;

    private final SimulatedDatabase database;
    private final SimulatedTime time;
    private final Fibers fibers;
    private final Machine machine;
    private final FaultDice dice;
    private long cut; // until when this server does not reach the database

    private StoreConnection(
            SimulatedDatabase database,
            SimulatedTime time,
            Fibers fibers,
            Machine machine,
            FaultDice dice) {
        this.database = database;
        this.time = time;
        this.fibers = fibers;
        this.machine = machine;
        this.dice = dice;
    }

    public static Store open(
            SimulatedDatabase database,
            SimulatedTime time,
            Fibers fibers,
            Machine machine,
            FaultDice dice) {
        var connection = new StoreConnection(database, time, fibers, machine, dice);
        return (Store)
                Proxy.newProxyInstance(
                        Store.class.getClassLoader(), new Class<?>[] {Store.class}, connection);
    }

    @Override
    public @Nullable Object invoke(Object proxy, Method method, Object @Nullable [] arguments) {
        time.step();
        if (dice.strikes(Fault.NO_STORE, SELDOM_REFUSED)) {
            database.leave(dice.number(Fault.NO_STORE, SLOWEST));
        }
        if (dice.strikes(Fault.NO_ROUTE, SELDOM_CUT)) {
            cut = time.now() + dice.number(Fault.NO_ROUTE, LONGEST_CUT);
        }
        boolean lost = dice.strikes(Fault.LOST_ANSWER, SELDOM_LOST);
        Supplier<Answer> call = () -> call(method, arguments == null ? new Object[0] : arguments);
        var answer =
                dice.strikes(Fault.SLOW_STORE, SELDOM_SLOW) && fibers.within()
                        ? slowly(call)
                        : call.get();
        if (lost || answer.refused) {
            throw new Store.Unavailable("the database is away", new IllegalStateException());
        }
        return answer.value;
    }

    /** What the database says. */
    private record Answer(boolean refused, @Nullable Object value) {}

    /** Some time there and some time back; meanwhile the process may be killed. */
    private Answer slowly(Supplier<Answer> call) {
        var pause = fibers.pause();
        var answers = new Answer[1];
        time.later(
                dice.number(Fault.SLOW_STORE, SLOWEST),
                () -> {
                    boolean arrives = !machine.dead() || dice.number(Fault.SLOW_STORE, 2) == 0;
                    if (arrives) {
                        answers[0] = call.get();
                        machine.goOn(dice.number(Fault.SLOW_STORE, SLOWEST), pause);
                    }
                });
        pause.begin();
        return answers[0];
    }

    private Answer call(Method method, Object[] arguments) {
        if (database.away() || time.now() < cut) {
            return new Answer(true, null);
        }
        try {
            var value = method.invoke(database.store(), arguments);
            witness(method.getName(), arguments, value);
            return new Answer(false, value);
        } catch (InvocationTargetException e) {
            throw new IllegalStateException(e.getCause());
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Tells the witness of all that was kept. */
    @SuppressWarnings("unchecked")
    private void witness(String what, Object[] arguments, @Nullable Object value) {
        if (!Boolean.TRUE.equals(value)) {
            return;
        }
        var witness = database.witness();
        switch (what) {
            case "create" ->
                    witness.created((StoredTable) arguments[0], (List<Batch>) arguments[1]);
            case "save" -> witness.saved((StoredTable) arguments[0]);
            case "append" -> witness.appended((Append) arguments[0]);
            case "choose" -> witness.chosen((StoredChoice) arguments[0]);
            default -> {}
        }
    }
}
