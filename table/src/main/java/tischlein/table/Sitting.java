package tischlein.table;

import static tischlein.kernel.Phrase.say;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tischlein.kernel.Game;
import tischlein.kernel.Phrase;
import tischlein.kernel.State;
import tischlein.log.Log;
import tischlein.log.LogReader;
import tischlein.table.StoredTable.Phase;

/** A table in memory, as it was loaded from the store and has gone on since. */
final class Sitting {
    private final House house;
    private final Audience audience;
    private final Log.Header header;
    private final Attendance attendance;
    private final Optional<Stage<?, ?>> stage; // none if this program does not play its version
    private final Optional<Steward> steward;
    private StoredTable row;
    private Setup setup;

    /**
     * @param inbox the table's: whatever happens later comes back through it
     */
    Sitting(House house, Audience audience, Executor inbox, StoredTable row) {
        this.house = house;
        this.audience = audience;
        this.row = row;
        setup = Wire.read(row.setup(), Setup.class);
        audience.keep((guest, seat) -> setup.chairs().get(seat).of(guest.hash()));
        header = LogReader.read(row.id(), row.header()).header();
        attendance = new Attendance(setup.chairs().size(), house.outside().ticks());
        seats().filter(audience::here).forEach(attendance::come);
        stage = house.game(header.game(), header.version()).map(this::staged);
        steward =
                stage.map(s ->
                        new Steward(house, inbox, this::setup, s, attendance, this::tellTable));
    }

    private Stream<Integer> seats() {
        return IntStream.range(0, setup.chairs().size()).boxed();
    }

    private <S extends State<S>, V> Stage<S, V> staged(Game<S, ?, V> game) {
        var log = house.store().log(row.id());
        var play = Play.of(game, house.outside(), row, log, new Beside(setup.order()));
        beside(play.version()).forEach(play::restore);
        var time =
                new Timekeeper(
                        setup.pace(), setup.chairs().size(), row.clocks(), house.outside().ticks());
        return new Stage<>(house, row.id(), play, audience, time, this::changed);
    }

    /** The choices that the store has beside a log of this length. */
    private List<StoredChoice> beside(int version) {
        return house.store().choices(row.id()).stream()
                .filter(choice -> choice.step() == version)
                .toList();
    }

    /** Whether somebody else has changed the table in the store. */
    boolean outrun() {
        var kept = house.store().table(row.id());
        return kept.isEmpty()
                || kept.get().revision() != row.revision()
                || stage.isPresent() && outrun(kept.get(), stage.get().play());
    }

    private boolean outrun(StoredTable kept, Play<?, ?> play) {
        return kept.length() != play.version()
                || play.together() && !play.beside().like(beside(play.version()));
    }

    StoredTable row() {
        return row;
    }

    Log.Header header() {
        return header;
    }

    Setup setup() {
        return setup;
    }

    /** The game itself; refused if this program does not play its version. */
    Stage<?, ?> stage() {
        return stage.orElseThrow(() ->
                Refusing.conflict(
                        say("table.stopped")
                                .text("game", header.game())
                                .number("version", header.version())));
    }

    /** What bots are called here; refused likewise. */
    Casting casting() {
        return Casting.of(stage().play().game());
    }

    /** Whether this program plays the table's version of its game. */
    boolean played() {
        return stage.isPresent();
    }

    Steward steward() {
        return steward.orElseThrow();
    }

    /** Another one is loaded in its place. */
    void end() {
        steward.ifPresent(Steward::dismiss);
    }

    /** Keeps another setup and tells everybody. */
    void save(Setup changed) {
        save(changed, row.phase());
    }

    private void save(Setup changed, Phase phase) {
        keep(changed, phase);
        tellTable();
    }

    /** Keeps another setup, of which nobody is to hear yet. */
    void keep(Setup changed, Phase phase) {
        boolean wakes = phase == Phase.PLAYING && changed.wakes();
        long due = wakes ? house.outside().now() : StoredTable.NEVER;
        var next = row.next(Wire.write(changed), changed.guests(), phase, due);
        if (!house.store().save(next)) {
            throw new Stage.Outrun();
        }
        row = next;
        setup = changed;
        audience.keep((guest, seat) -> changed.chairs().get(seat).of(guest.hash()));
        miss();
    }

    /** Looks after the seats that nobody watches as any more. */
    private void miss() {
        var gone = seats().filter(seat -> attendance.here(seat) && !audience.here(seat)).toList();
        gone.forEach(seat -> attendance.go(seat, house.outside().ticks()));
        if (row.phase() == Phase.PLAYING && !gone.isEmpty()) {
            steward.ifPresent(s -> {
                gone.forEach(s::missed);
                s.recount();
            });
        }
    }

    String description(Optional<Guest> guest) {
        return Wire.write(
                Descriptions.table(
                        row,
                        header,
                        setup,
                        guest,
                        this::seen,
                        audience.onlookers(),
                        stage.map(s -> s.play().game())));
    }

    private Attendance.Seen seen(int seat) {
        var until =
                row.phase() == Phase.PLAYING && steward.isPresent()
                        ? steward.get().until(seat)
                        : OptionalLong.empty();
        return attendance.seen(seat, house.outside().ticks(), until);
    }

    void tellTable() {
        audience.tellEach(watcher -> description(Optional.of(watcher.guest())));
    }

    /** Everybody is shown how the table stands, and whatever it waits for is set going. */
    void show() {
        tellTable();
        if (row.phase() != Phase.GATHERING) {
            stage.ifPresent(s -> audience.tellViewers(viewer -> s.frame(viewer, List.of(), false)));
        }
        wake();
    }

    /** Whatever the table waits for is set going. */
    void wake() {
        if (row.phase() == Phase.PLAYING && stage.isPresent()) {
            var playing = stage.get();
            if (playing.play().over()) {
                save(setup, Phase.OVER); // somebody else has kept a setup from before the end
            } else if (playing.play().untouched()) {
                playing.begin(_ -> {}, setup.wakes());
            } else if (playing.play().complete()) {
                playing.complete(setup.wakes());
            } else {
                steward().settle();
            }
        }
    }

    /** The game has gone on. */
    private void changed() {
        if (stage().play().over() && row.phase() == Phase.PLAYING) {
            row = row.over();
            tellTable();
        }
        steward().settle();
    }

    /** The host starts: free chairs get bots, and chance deals. */
    void start(Guest guest, Consumer<Answer> answer) {
        People.needHost(setup, guest);
        Refusing.unless(
                row.phase() == Phase.GATHERING, Answer.Reason.CONFLICT, say("refused.begun"));
        var playing = stage();
        save(People.fill(setup, casting()), Phase.PLAYING);
        playing.time().begin(house.outside().ticks());
        playing.begin(answer, setup.wakes());
    }

    void watch(Request.Watch request) {
        for (int seat : request.seats()) {
            People.own(setup, seat, request.by());
        }
        var watcher = new Audience.Watcher(request.by(), request.listener(), request.seats());
        audience.add(watcher);
        miss(); // whoever says hello again may have named other seats before
        request.seats().forEach(attendance::come);
        tellTable();
        if (row.phase() == Phase.GATHERING || stage.isEmpty()) {
            return;
        }
        var playing = stage.get();
        boolean missed =
                request.seen().isPresent() && request.seen().getAsInt() < playing.play().version();
        for (int viewer : watcher.viewers()) {
            var news =
                    missed
                            ? Archive.since(
                                    playing.play().game(),
                                    row,
                                    house.store().log(row.id()),
                                    viewer,
                                    request.seen().getAsInt())
                            : List.<Phrase.Sentence>of();
            Audience.say(request.listener(), playing.frame(viewer, news, missed));
        }
        if (!playing.opinions().empty()) {
            var opinions = playing.opinions().message(row.id(), playing.play().version());
            Audience.say(request.listener(), opinions);
        }
    }

    void unwatch(Listener listener) {
        audience.remove(listener);
        miss();
        tellTable();
    }

    /** Whether nothing will happen here unless somebody comes. */
    boolean idle() {
        return audience.empty()
                && (row.phase() != Phase.PLAYING || steward.map(Steward::idle).orElse(true));
    }

    /** How many lines the log has. */
    int version() {
        return stage.map(s -> s.play().version()).orElse(row.length());
    }
}
