package tischlein.table;

import static tischlein.kernel.Phrase.say;

import java.util.List;
import java.util.Optional;
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
        header = LogReader.read(row.id(), row.header()).header();
        attendance = new Attendance(setup.chairs().size(), house.outside().ticks());
        seats().filter(audience::here).forEach(attendance::come);
        stage = house.game(header.game(), header.version()).map(this::staged);
        steward = stage.map(s -> new Steward(house, inbox, this::setup, s, attendance));
    }

    private Stream<Integer> seats() {
        return IntStream.range(0, setup.chairs().size()).boxed();
    }

    private <S extends State<S>, V> Stage<S, V> staged(Game<S, ?, V> game) {
        var play = Play.of(game, house.outside(), row, house.store().log(row.id()));
        house.store().choices(row.id()).stream()
                .filter(choice -> choice.step() == play.version())
                .forEach(play::restore);
        var time =
                new Timekeeper(
                        setup.pace(), setup.chairs().size(), row.clocks(), house.outside().ticks());
        return new Stage<>(house, row.id(), play, audience, time, this::changed);
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

    /** Whether this program plays the table's version of its game. */
    boolean played() {
        return stage.isPresent();
    }

    Steward steward() {
        return steward.orElseThrow();
    }

    Attendance attendance() {
        return attendance;
    }

    /** Another one is loaded in its place. */
    void end() {
        steward.ifPresent(Steward::dismiss);
    }

    /** Keeps another setup and tells everybody. */
    void save(Setup changed, Phase phase, boolean listed) {
        var next = row.next(Wire.write(changed), changed.guests(), phase, listed);
        if (!house.store().save(next)) {
            throw new Stage.Outrun();
        }
        row = next;
        setup = changed;
        audience.keep((guest, seat) -> changed.chairs().get(seat).of(guest.hash()));
        seats().filter(seat -> !audience.here(seat)).forEach(this::gone);
        tellTable();
    }

    private void gone(int seat) {
        attendance.go(seat, house.outside().ticks());
    }

    void save(Setup changed) {
        save(changed, row.phase(), row.listed());
    }

    String description(Optional<Guest> guest) {
        return Wire.write(
                Descriptions.table(
                        row,
                        header,
                        setup,
                        guest,
                        attendance::presence,
                        audience.onlookers(),
                        stage.isPresent()));
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
            if (playing.play().untouched()) {
                playing.begin(_ -> {}, steward().wakes());
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
        save(People.fill(setup), Phase.PLAYING, row.listed());
        playing.time().begin(house.outside().ticks());
        playing.begin(answer, steward().wakes());
    }

    void watch(Request.Watch request) {
        for (int seat : request.seats()) {
            People.own(setup, seat, request.by());
        }
        var watcher = new Audience.Watcher(request.by(), request.listener(), request.seats());
        audience.add(watcher);
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
            request.listener().hear(playing.frame(viewer, news, missed));
        }
        if (!playing.opinions().empty()) {
            request.listener().hear(playing.opinions().message(row.id(), playing.play().version()));
        }
    }

    void unwatch(Listener listener) {
        audience.remove(listener);
        seats().filter(seat -> attendance.here(seat) && !audience.here(seat))
                .forEach(seat -> {
                    gone(seat);
                    if (row.phase() == Phase.PLAYING) {
                        steward.ifPresent(s -> s.missed(seat));
                    }
                });
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
