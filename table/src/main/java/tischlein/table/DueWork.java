package tischlein.table;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.LongConsumer;
import tischlein.table.bots.Absences;
import tischlein.table.bots.BotTurns;
import tischlein.table.outside.TableAlarm;
import tischlein.table.seats.HostAbsence;
import tischlein.table.seats.SeatingRules;
import tischlein.table.store.StoredTable;
import tischlein.table.store.StoredTable.Phase;

/** What a loaded table waits for, and what it does by itself when that is due. */
final class DueWork {
    private final LoadedTable here;
    private final Resources resources;
    private final Optional<BotTurns> bots;
    private final HostAbsence hostAbsence = new HostAbsence();
    private final TableAlarm alarm;

    /**
     * @param inbox the table's
     * @param ring called when something may be due, with the time that the alarm was set to
     */
    DueWork(
            LoadedTable here,
            Resources resources,
            Optional<BotTurns> bots,
            Executor inbox,
            LongConsumer ring) {
        this.here = here;
        this.resources = resources;
        this.bots = bots;
        alarm = new TableAlarm(resources.outside(), resources.timer(), inbox, ring);
    }

    /** Lets bots think, and sets the alarm to when something is next due. */
    void wake() {
        if (here.row().phase() != Phase.GATHERING) {
            bots.ifPresent(BotTurns::wake);
        }
        var seats = here.seats();
        boolean hostHere = seats.audience().watches(here.setup().host());
        boolean others = !seats.guestsHere().isEmpty();
        hostAbsence.look(hostHere, others, resources.outside().ticks());
        alarm.set(Math.min(next(), hostAbsence.next()));
    }

    /** When something happens even if nobody comes, in ticks; otherwise never. */
    long next() {
        long people = here.playing().map(Absences::next).orElse(StoredTable.NEVER);
        long machines = bots.map(BotTurns::next).orElse(StoredTable.NEVER);
        return Math.min(here.seats().nextReading(), Math.min(people, machines));
    }

    /** One thing that is due. A bot may be early if the alarm is; everybody else's time is kept. */
    TableChange due(long ticks) {
        var setup = here.setup();
        here.seats().endReading();
        here.playing().ifPresent(Absences::look);
        if (resources.outside().ticks() >= hostAbsence.next()) {
            hostAbsence.handOver();
            int seat = SeatingRules.seatOf(setup, setup.host());
            var hosted = SeatingRules.hosted(setup, seat, here.seats().attendance()::here);
            return new TableChange.Arranged(hosted, here.row().phase());
        }
        return bots.flatMap(all -> all.due(ticks))
                .map(it -> here.referee().choose(it.seat(), "", here.version(), it.moves()))
                .<TableChange>map(TableChange.Played::new)
                .orElseGet(TableChange.Nothing::new);
    }

    /** The table leaves memory. */
    void end() {
        alarm.end();
        bots.ifPresent(BotTurns::end);
    }
}
