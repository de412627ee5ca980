package tischlein.table;

import static tischlein.kernel.Phrase.say;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import tischlein.kernel.Game;
import tischlein.kernel.State;
import tischlein.log.Log;
import tischlein.log.LogReader;
import tischlein.table.StoredTable.Phase;

/** A table in memory, as it was loaded from the store and has gone on since. */
final class Sitting {
    private static final int FAR = 300_000; // what comes later is long hence, in milliseconds

    private final House house;
    private final Audience audience;
    private final Log.Header header;
    private final Attendance attendance;
    private final Optional<Stage<?, ?>> stage; // none if this program does not play its version
    private final Optional<Steward> steward;
    private final AnotherGame another = new AnotherGame();
    private final RollCall rollCall;
    private final Hosting hosting;
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
        var rest = Rest.of(row.clocks(), house.run());
        rest.ifPresent(attendance::goOn);
        rollCall = new RollCall(house, inbox, audience, attendance, this::setup, this::read);
        hosting = new Hosting(house, inbox, this::passHost);
        stage = house.game(header.game(), header.version()).map(this::staged);
        rest.ifPresent(kept -> stage.ifPresent(s -> s.time().goOn(kept)));
        steward =
                stage.map(s ->
                        new Steward(house, inbox, this::setup, s, attendance, this::tellTable));
    }

    private <S extends State<S>, V> Stage<S, V> staged(Game<S, ?, V> game) {
        var play = Kept.play(house, game, row, setup.order());
        var time =
                new Timekeeper(
                        setup.pace(), setup.chairs().size(), row.clocks(), house.outside().ticks());
        return new Stage<>(house, row.id(), play, audience, time, this::changed);
    }

    /** Whether somebody else has changed the table in the store. */
    boolean outrun() {
        return Kept.outrun(house.store(), row, stage.map(Stage::play));
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

    /** The game, if this program plays it. */
    Optional<Game<?, ?, ?>> game() {
        return house.game(header.game(), header.version());
    }

    /** Whether this program plays the table's version of its game. */
    boolean played() {
        return stage.isPresent();
    }

    Steward steward() {
        return steward.orElseThrow();
    }

    AnotherGame another() {
        return another;
    }

    Attendance attendance() {
        return attendance;
    }

    Audience audience() {
        return audience;
    }

    /** Another one is loaded in its place. */
    void end() {
        steward.ifPresent(Steward::dismiss);
        hosting.end();
        rollCall.end();
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
        long due = wakes ? StoredTable.AT_ONCE : StoredTable.NEVER;
        var next = row.next(Wire.write(changed), changed.guests(), phase, due);
        if (!house.store().save(next)) {
            throw new Stage.Outrun();
        }
        house.changed();
        var before = setup;
        row = next;
        setup = changed;
        audience.keep((guest, seat) -> changed.chairs().get(seat).of(guest.hash()));
        rollCall.miss(playing());
        playing().ifPresent(s -> rollCall.welcome(before.chairs(), s));
    }

    /** The steward, while the game is being played. */
    Optional<Steward> playing() {
        return row.phase() == Phase.PLAYING ? steward : Optional.empty();
    }

    /** Others watch the table before this one. */
    void read() {
        if (rollCall.read(playing())) {
            tellTable();
        }
    }

    String description(Optional<Guest> guest) {
        return Descriptions.now(this, guest, Optional.empty());
    }

    /** What everybody may know of a seat's guest. */
    Attendance.Seen seen(int seat) {
        var until = playing().map(s -> s.until(seat)).orElse(OptionalLong.empty());
        boolean slow = playing().map(s -> s.slow(seat)).orElse(false);
        return attendance.seen(seat, house.outside().ticks(), until, slow);
    }

    void tellTable() {
        tellTable(Optional.empty());
    }

    /** Everybody is shown the table, and told what has just been decided about somebody. */
    void tellTable(Optional<Decision> decision) {
        audience.tellEach(
                watcher -> Descriptions.now(this, Optional.of(watcher.guest()), decision));
    }

    /** Everybody is shown how the table stands, and whatever it waits for is set going. */
    void show() {
        tellTable();
        if (row.phase() != Phase.GATHERING) {
            stage.ifPresent(
                    s -> audience.tellViewers(viewer -> s.frame(viewer, Tale.NOTHING, false)));
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
            house.changed();
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
        playing.time().begin(house.outside().ticks(), 0);
        playing.begin(answer, setup.wakes());
    }

    void watch(Request.Watch request) {
        HostPowers.needWelcome(setup, request.by());
        for (int seat : request.seats()) {
            People.own(setup, seat, request.by());
        }
        var watcher = new Audience.Watcher(request.by(), request.listener(), request.seats());
        audience.add(watcher);
        rollCall.miss(playing()); // whoever says hello again may have named other seats before
        request.seats().forEach(attendance::come);
        tellTable();
        attended();
        if (row.phase() != Phase.GATHERING) {
            stage.ifPresent(s -> Arrival.tell(house, row, s, watcher, request.seen()));
        }
    }

    /** The host wants another tempo. */
    void pace(Setup changed) {
        save(changed);
        stage.ifPresent(s -> s.time().keep(changed.pace()));
        steward.ifPresent(Steward::hasten);
    }

    void unwatch(Listener listener) {
        audience.remove(listener);
        gone(Optional.empty());
    }

    /** Somebody does not watch any more. */
    void gone(Optional<Decision> decision) {
        rollCall.miss(playing());
        tellTable(decision);
        attended();
    }

    private void attended() {
        var others = attendance.guestsHere(setup.chairs());
        hosting.attended(audience.watches(setup.host()), !others.isEmpty());
    }

    private void passHost() {
        save(People.hosted(setup, People.seatOf(setup, setup.host()), attendance::here));
    }

    /** Whether nothing will happen here unless somebody comes. */
    boolean idle() {
        return audience.empty() && next() == StoredTable.NEVER;
    }

    /** When something happens here though nobody comes, in ticks; otherwise never. */
    private long next() {
        return playing().map(Steward::next).orElse(StoredTable.NEVER);
    }

    /** Whether it can leave the memory until it is due, which is then noted in the store. */
    boolean rest() {
        long left = next() - house.outside().ticks();
        if (!audience.alone() || left < FAR) {
            return false;
        }
        Kept.rest(house, row, stage(), attendance, left);
        return true;
    }

    /** How many lines the log has. */
    int version() {
        return stage.map(s -> s.play().version()).orElse(row.length());
    }
}
