package tischlein.table;

import static tischlein.kernel.Phrase.say;

import tischlein.kernel.Game;
import tischlein.table.request.Answer;
import tischlein.table.request.Request;
import tischlein.table.request.RequestRefused;
import tischlein.table.seats.Audience;
import tischlein.table.seats.BotNames;
import tischlein.table.seats.HostPowers;
import tischlein.table.seats.SeatingRules;
import tischlein.table.store.Batch;
import tischlein.table.store.Guest;
import tischlein.table.store.Setup;
import tischlein.table.store.StoredTable.Phase;

/** Checks what somebody asks of a table, and says what follows from it. */
public final class RequestChecks {
    private RequestChecks() {}

    /**
     * @throws RequestRefused if it is not allowed
     */
    static TableChange of(
            LoadedTable here, Resources resources, LiveTables tables, Request request) {
        return switch (request) {
            case Request.Watch watch -> watch(here.setup(), watch);
            case Request.Rewatch watch -> rewatch(here.setup(), watch);
            case Request.Unwatch unwatch -> new TableChange.Went(unwatch.listener());
            case Request.Start start -> start(here, start);
            case Request.Arrangement arrangement ->
                    SetupChecks.of(here, resources.outside(), arrangement);
            case Request.AtSeat played -> GameChecks.of(here, resources, played);
            case Request.Inquiry inquiry ->
                    new TableChange.Answered(answer(here, resources, inquiry));
            case Request.Sequel sequel -> SequelChecks.of(here, tables, sequel);
        };
    }

    private static TableChange watch(Setup setup, Request.Watch request) {
        HostPowers.needWelcome(setup, request.by());
        for (int seat : request.seats()) {
            SeatingRules.own(setup, seat, request.by());
        }
        return new TableChange.Came(
                new Audience.Watcher(request.by(), request.listener(), request.seats()),
                request.seen());
    }

    /** Whoever has lost a seat since goes on without it. */
    private static TableChange rewatch(Setup setup, Request.Rewatch request) {
        HostPowers.needWelcome(setup, request.by());
        var own = setup.seats(chair -> chair.of(request.by().hash())).boxed().toList();
        var seats = request.seats().stream().filter(own::contains).toList();
        return new TableChange.Came(
                new Audience.Watcher(request.by(), request.listener(), seats), request.seen());
    }

    /** The host starts: free chairs get bots, and chance deals. */
    private static TableChange start(LoadedTable here, Request.Start request) {
        SeatingRules.needHost(here.setup(), request.by());
        RequestRefused.conflictUnless(here.row().phase() == Phase.GATHERING, say("refused.begun"));
        var referee = here.referee();
        return new TableChange.Started(
                SeatingRules.fill(here.setup(), BotNames.of(referee.play().game())),
                referee.start());
    }

    /** What was still to be done when the table was last in memory, here or somewhere else. */
    static TableChange interrupted(LoadedTable here) {
        if (here.playing().isEmpty()) {
            return new TableChange.Nothing();
        }
        var play = here.referee().play();
        if (play.over()) { // somebody else has kept a setup from before the end
            return new TableChange.Arranged(here.setup(), Phase.OVER);
        }
        return play.untouched()
                ? new TableChange.Played(here.referee().start())
                : play.complete()
                        ? new TableChange.Played(here.referee().complete())
                        : new TableChange.Nothing();
    }

    private static Answer answer(LoadedTable here, Resources resources, Request.Inquiry request) {
        var row = here.row();
        return switch (request) {
            case Request.Describe describe -> new Answer.Told(here.description(describe.by()));
            case Request.Story story -> {
                needLook(here, story.seat(), story.by());
                var play = here.referee().play();
                yield new Answer.Told(resources.archive().story(row, play, story.seat()));
            }
            case Request.Position position -> {
                needLook(here, position.seat(), position.by());
                var play = here.referee().play();
                yield new Answer.Told(
                        resources
                                .archive()
                                .position(row, play, position.seat(), position.version()));
            }
            case Request.Export _ -> {
                // A table that cannot go on is exported as it is: nobody will play it here.
                RequestRefused.conflictUnless(
                        row.phase() == Phase.OVER || !here.played(), say("refused.export"));
                yield new Answer.Exported(
                        Batch.text(row.header(), resources.store().log(row.id())));
            }
        };
    }

    /** A seat's view is for its guest or, once the game is over, for everybody. */
    private static void needLook(LoadedTable here, int seat, Guest guest) {
        HostPowers.needWelcome(here.setup(), guest);
        if (seat == Game.ONLOOKER) {
            return;
        }
        if (here.row().phase() == Phase.OVER) {
            SeatingRules.chair(here.setup(), seat);
        } else {
            SeatingRules.own(here.setup(), seat, guest);
        }
    }
}
