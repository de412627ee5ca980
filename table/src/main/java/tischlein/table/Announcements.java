package tischlein.table;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import tischlein.table.game.NewsToTell;
import tischlein.table.game.ToldNews;
import tischlein.table.seats.Attendance;
import tischlein.table.seats.Audience;
import tischlein.table.seats.GuestDecision;
import tischlein.table.seats.TableDescription;
import tischlein.table.store.Guest;
import tischlein.table.store.ProtocolJson;
import tischlein.table.store.StoredTable.Phase;

/** Tells those who watch a table how it stands, and what has changed. */
final class Announcements {
    private final LoadedTable here;
    private final Resources resources;
    private final LiveTables tables;

    Announcements(LoadedTable here, Resources resources, LiveTables tables) {
        this.here = here;
        this.resources = resources;
        this.tables = tables;
    }

    void tell(TableChange change) {
        var audience = here.seats().audience();
        switch (change) {
            case TableChange.Said(var message) -> audience.tell(message);
            case TableChange.Played(var game) -> game.tell(audience);
            case TableChange.Started(_, var game) -> {
                tellTable();
                game.tell(audience);
            }
            case TableChange.Came(var watcher, var seen) -> {
                tellTable();
                tellGame(watcher, seen);
                tellNext();
            }
            case TableChange.Arranged _, TableChange.Went _, TableChange.GoneOn _ -> tellNext();
            case TableChange.Loaded _ -> {
                tellTable();
                tellGame();
            }
            case TableChange.Nothing _,
                    TableChange.Answered _,
                    TableChange.AnsweredLater _,
                    TableChange.Seen _,
                    TableChange.Voted _,
                    TableChange.Asked _ -> {}
        }
        if (here.seats().changed()) {
            tellTable();
        }
    }

    /** Tells the next table who is still reading the end of this game. */
    private void tellNext() {
        var next = here.setup().next();
        if (!next.isEmpty()) {
            tables.read(next, here.seats().audience().guests());
        }
    }

    /** Shows everybody the table, with whatever has been decided about somebody. */
    private void tellTable() {
        var decisions = here.seats().told();
        if (decisions.isEmpty()) {
            tellTable(Optional.empty());
        }
        decisions.forEach(decision -> tellTable(Optional.of(decision)));
    }

    private void tellTable(Optional<GuestDecision> decision) {
        here.seats()
                .audience()
                .tellEach(watcher -> description(Optional.of(watcher.guest()), decision));
    }

    private void tellGame() {
        if (here.row().phase() != Phase.GATHERING && here.played()) {
            here.seats()
                    .audience()
                    .tellViewers(viewer -> here.referee().frame(viewer, ToldNews.NOTHING, false));
        }
    }

    /** Shows a newcomer how the game stands, and tells what they have missed. */
    private void tellGame(Audience.Watcher watcher, OptionalInt seen) {
        if (here.row().phase() == Phase.GATHERING || !here.played()) {
            return;
        }
        var referee = here.referee();
        boolean missed = seen.isPresent() && seen.getAsInt() < here.version();
        var since =
                missed
                        ? resources.archive().since(here.row(), referee.play(), seen.getAsInt())
                        : new NewsToTell();
        for (int viewer : watcher.viewers()) {
            var tale = since.to(viewer, referee.time().tempo());
            Audience.say(watcher.listener(), referee.frame(viewer, tale, missed));
        }
        referee.teamTalk().messages().forEach(message -> Audience.say(watcher.listener(), message));
    }

    /**
     * The table as it is now.
     *
     * @param decision what has just been decided about somebody
     */
    String description(Optional<Guest> guest, Optional<GuestDecision> decision) {
        var setup = here.setup();
        var audience = here.seats().audience();
        var table =
                TableDescription.table(
                        here.row(),
                        here.header(),
                        setup,
                        guest,
                        this::seen,
                        audience.onlookers(),
                        resources.games());
        decision.ifPresent(decided -> table.put("decided", decided));
        TableDescription.again(
                table,
                here.row(),
                here.another().seats(setup),
                here.another().joining(setup, audience::watches),
                guest);
        return ProtocolJson.write(table);
    }

    /** What everybody may know of a seat's guest. */
    private Attendance.Seen seen(int seat) {
        var playing = here.playing();
        var until = playing.map(absences -> absences.until(seat)).orElse(OptionalLong.empty());
        boolean slow = playing.map(absences -> absences.slow(seat)).orElse(false);
        return here.seats().attendance().seen(seat, resources.outside().ticks(), until, slow);
    }
}
