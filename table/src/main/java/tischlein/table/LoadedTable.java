package tischlein.table;

import static tischlein.kernel.Phrase.say;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import tischlein.log.Log;
import tischlein.log.LogReader;
import tischlein.table.bots.Absences;
import tischlein.table.bots.BotTurns;
import tischlein.table.game.GameChange;
import tischlein.table.game.Referee;
import tischlein.table.request.Answer;
import tischlein.table.request.Request;
import tischlein.table.request.RequestRefused;
import tischlein.table.seats.Audience;
import tischlein.table.seats.PausedTimes;
import tischlein.table.seats.Seats;
import tischlein.table.store.Guest;
import tischlein.table.store.ProtocolJson;
import tischlein.table.store.Setup;
import tischlein.table.store.StoredTable;
import tischlein.table.store.StoredTable.Phase;

/**
 * A table in memory, as it was loaded from the store and has gone on since. Whatever happens here
 * is checked, kept, answered and told, in this order; then whatever the table waits for is set
 * going. Only the table's mailbox calls it.
 */
final class LoadedTable {
    private static final int FAR = 300_000; // what comes later is long hence, in milliseconds

    private final Resources resources;
    private final LiveTables tables;
    private final TableRow stored;
    private final Log.Header header;
    private final Seats seats;
    private final Optional<Referee<?, ?>> referee; // none if this program does not play its version
    private final Optional<Absences> absences;
    private final Announcements announcements;
    private final DueWork dueWork;
    private AnotherGame another = AnotherGame.NOBODY;

    /**
     * @param inbox the table's: whatever is due later comes back through it
     */
    LoadedTable(
            Resources resources,
            LiveTables tables,
            Audience audience,
            Executor inbox,
            StoredTable row) {
        this.resources = resources;
        this.tables = tables;
        var outside = resources.outside();
        var rest = PausedTimes.of(row.clocks(), resources.run());
        stored = new TableRow(resources, row);
        header = LogReader.read(row.id(), row.header()).header();
        seats = new Seats(outside, audience, ProtocolJson.read(row.setup(), Setup.class), rest);
        referee = resources.games().of(header).map(game -> stored.referee(game, setup()));
        rest.ifPresent(kept -> referee.ifPresent(r -> r.time().goOn(kept)));
        absences = referee.map(r -> new Absences(outside, seats, r));
        var bots =
                absences.map(
                        a -> new BotTurns(outside, resources.botThreads(), seats, referee(), a));
        announcements = new Announcements(this, resources, tables);
        dueWork = new DueWork(this, resources, bots, inbox, this::ring);
    }

    /** Carries out what somebody asks. */
    void carryOut(Request request, Consumer<Answer> answer) {
        carryOut(() -> RequestChecks.of(this, resources, tables, request), answer);
        if (SequelChecks.wanted(this, another)) { // by all who are left, now that somebody is gone
            carryOut(() -> SequelChecks.start(this, tables, another), _ -> {});
        }
    }

    /** One thing after the other: check, keep, answer, tell, wake. */
    private void carryOut(Supplier<TableChange> check, Consumer<Answer> answer) {
        var change = checked(check);
        keep(change);
        change.answer(row().id(), version(), answer);
        announcements.tell(change);
        dueWork.wake();
    }

    private void ring(long ticks) {
        carryOut(() -> dueWork.due(ticks), _ -> {});
    }

    private static TableChange checked(Supplier<TableChange> check) {
        try {
            return check.get();
        } catch (RequestRefused refusing) {
            return new TableChange.Answered(refusing.answer());
        }
    }

    /** First in the store, then in memory. */
    private void keep(TableChange change) {
        switch (change) {
            case TableChange.Nothing _,
                    TableChange.Answered _,
                    TableChange.AnsweredLater _,
                    TableChange.Said _,
                    TableChange.Loaded _ -> {}
            case TableChange.Arranged arranged -> {
                keep(arranged.setup(), arranged.phase());
                arranged.decision().ifPresent(seats::note);
                remove(arranged.removed());
            }
            case TableChange.Played(var game) -> keep(game);
            case TableChange.Started(var setup, var game) -> {
                keep(setup, Phase.PLAYING);
                keep(game);
            }
            case TableChange.Came(var watcher, _) -> {
                seats.audience().add(watcher);
                miss(); // whoever says hello again may have named other seats before
                watcher.seats().forEach(seats.attendance()::come);
            }
            case TableChange.Went(var listener) -> {
                seats.audience().remove(listener);
                miss();
                seats.note();
            }
            case TableChange.Seen(int seat) -> playing().ifPresent(a -> a.seen(seat));
            case TableChange.Voted(int seat, int about, boolean bot) ->
                    playing().ifPresent(a -> a.vote(seat, about, bot));
            case TableChange.Asked(var asked) -> {
                another = asked;
                seats.note();
            }
            case TableChange.GoneOn(var asked, var next) -> {
                another = asked;
                goOn(next);
            }
        }
    }

    private void keep(Setup setup, Phase phase) {
        stored.keep(setup, phase);
        seats.change(setup);
        referee.ifPresent(r -> r.time().keep(setup.pace()));
        miss();
    }

    private void keep(GameChange game) {
        int before = version();
        stored.keep(game, setup().wakes());
        game.happen();
        if (referee().play().over()) {
            stored.over();
            seats.note();
        } else if (version() != before) {
            absences.ifPresent(Absences::begin);
        }
    }

    /**
     * First the name of the next table is kept and then the table made: whatever happens in
     * between, whoever asks again gets the same one.
     */
    private void goOn(String next) {
        if (setup().next().isEmpty()) {
            keep(setup().withNext(next), Phase.OVER);
        }
        var chairs = another.seated(setup(), seats.audience()::watches);
        tables.rematch(row(), header, chairs);
    }

    /** Sends a guest away, if one is named. */
    private void remove(String guest) {
        if (!guest.isEmpty()) {
            another = another.without(guest);
            seats.audience().dismiss(guest, row().id(), say("refused.removed"));
            miss();
        }
    }

    /** Notes who is no longer watching. */
    private void miss() {
        if (seats.miss()) {
            playing().ifPresent(Absences::recount);
        }
    }

    /** Shows everybody how the loaded table stands, and goes on from there. */
    void show() {
        carryOut(TableChange.Loaded::new, _ -> {});
        resume();
    }

    /** Goes on with what was kept last, perhaps by somebody else. */
    void resume() {
        carryOut(() -> RequestChecks.interrupted(this), _ -> {});
    }

    /** Other guests are reading the end of the game before this one. */
    void read() {
        seats.read();
        carryOut(TableChange.Nothing::new, _ -> {});
    }

    /** The table leaves memory. */
    void end() {
        dueWork.end();
    }

    /** Whether nothing will happen here unless somebody comes. */
    boolean idle() {
        return seats.audience().empty() && dueWork.next() == StoredTable.NEVER;
    }

    /** Leaves memory until something is due, if that is long enough; the store notes when. */
    boolean rest() {
        long left = dueWork.next() - resources.outside().ticks();
        boolean rests = seats.audience().alone() && left >= FAR;
        if (rests) {
            stored.rest(referee(), seats.attendance(), left);
        }
        return rests;
    }

    /** Whether somebody else has changed the table in the store. */
    boolean outrun() {
        return stored.outrun(referee.map(Referee::play));
    }

    StoredTable row() {
        return stored.row();
    }

    Log.Header header() {
        return header;
    }

    Setup setup() {
        return seats.setup();
    }

    Seats seats() {
        return seats;
    }

    AnotherGame another() {
        return another;
    }

    String description(Guest guest) {
        return announcements.description(Optional.of(guest), Optional.empty());
    }

    /** How many lines the log has. */
    int version() {
        return referee.map(r -> r.play().version()).orElse(row().length());
    }

    boolean played() {
        return referee.isPresent();
    }

    /** Refused if this program does not play the game's version. */
    Referee<?, ?> referee() {
        return referee.orElseThrow(() ->
                RequestRefused.conflict(
                        say("table.stopped")
                                .text("game", header.game())
                                .number("version", header.version())));
    }

    /** While the game is being played. */
    Optional<Absences> playing() {
        return row().phase() == Phase.PLAYING ? absences : Optional.empty();
    }
}
