package tischlein.house.checks;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.State;
import tischlein.kernel.WholeChoice;
import tischlein.log.LogReader;
import tischlein.table.store.Append;
import tischlein.table.store.Batch;
import tischlein.table.store.ProtocolJson;
import tischlein.table.store.Setup;
import tischlein.table.store.StoredChoice;
import tischlein.table.store.StoredTable;

/**
 * Sees all that is kept of one table, plays the game along, and reports whatever must not be kept.
 */
public final class TableWitness<S extends State<S>, V> {
    private static final int REMEMBERED = 12; // versions

    private final Game<S, ?, V> game;
    private final S state;
    private final TreeMap<Integer, Past<S>> past = new TreeMap<>();
    private final Map<String, List<String>> kept = new HashMap<>(); // moves or lines, by command
    private final Map<Integer, StoredChoice> standing = new TreeMap<>(); // by seat
    private Setup setup;
    private int version;
    private boolean over;

    /** How the game stood at a version, and what each viewer saw of it. */
    private record Past<S>(S state, Map<Integer, String> views) {}

    private TableWitness(Game<S, ?, V> game, StoredTable row) {
        this.game = game;
        setup = setup(row);
        var header = LogReader.read(row.id(), row.header()).header();
        state = game.start(game.about().options(header.seats(), header.options()));
        remember();
    }

    static TableWitness<?, ?> of(Game<?, ?, ?> game, StoredTable row, List<Batch> beginning) {
        var witness = made(game, row);
        beginning.forEach(batch -> witness.play(batch.lines()));
        return witness;
    }

    private static <S extends State<S>, V> TableWitness<S, V> made(
            Game<S, ?, V> game, StoredTable row) {
        return new TableWitness<>(game, row);
    }

    private static Setup setup(StoredTable row) {
        return ProtocolJson.read(row.setup(), Setup.class);
    }

    void saved(StoredTable row) {
        setup = setup(row);
    }

    void chosen(StoredChoice choice) {
        var id = choice.command();
        BrokenPromise.unless(choice.step() == version, "a choice for another step was kept");
        BrokenPromise.unless(!kept.containsKey(id), "a command was made twice: " + id);
        if (!id.isEmpty()) {
            kept.put(id, choice.moves());
        }
        var before = standing.put(choice.seat(), choice);
        BrokenPromise.unless(
                before == null
                        || before.command().isEmpty() // a bot's
                        || choice.earlier().contains(before.command()),
                "a choice took the place of one that its writer had not seen");
        BrokenPromise.unless(
                before == null || setup.chairs().get(choice.seat()).kind() != Setup.Kind.BOT,
                "a bot chose twice in one step");
    }

    void appended(Append append) {
        var batch = append.batch();
        BrokenPromise.unless(batch.first() == version, "the log was forked");
        if (batch.lines().isEmpty()) {
            return;
        }
        for (var command : batch.command().split(" ", -1)) {
            boolean stood = standing.values().stream().anyMatch(one -> brought(one, command));
            BrokenPromise.unless(
                    stood || !kept.containsKey(command), "a command was made twice: " + command);
            if (!stood && !command.isEmpty()) {
                kept.put(command, batch.lines());
            }
        }
        standing.forEach((seat, choice) ->
                BrokenPromise.unless(
                        logged(batch.lines(), seat, choice.moves()),
                        "a kept choice did not get into the log: " + choice.command()));
        standing.clear();
        play(batch.lines());
        over = append.phase() == StoredTable.Phase.OVER;
    }

    private static boolean brought(StoredChoice choice, String command) {
        return choice.command().equals(command) || choice.earlier().contains(command);
    }

    private static boolean logged(List<String> lines, int seat, List<String> moves) {
        return moves.stream().allMatch(move -> lines.contains(seat + " " + move));
    }

    private void play(List<String> lines) {
        for (var line : lines) {
            int space = line.indexOf(' ');
            var actor = space < 0 ? line : line.substring(0, space);
            if (actor.equals("*") || Character.isDigit(actor.charAt(0))) {
                int who = actor.equals("*") ? Game.CHANCE : Integer.parseInt(actor);
                int code = game.words().code(line.substring(space + 1));
                BrokenPromise.unless(
                        game.refusal(state, who, code).allows(), "against the rules: " + line);
                game.play(state, who, code, News.UNHEARD);
            }
        }
        version += lines.size();
        remember();
    }

    private void remember() {
        past.put(version, new Past<>(state.copy(), new HashMap<>()));
        if (past.size() > REMEMBERED) {
            past.pollFirstEntry();
        }
    }

    /** Somebody was told that their choice is kept. */
    void promised(int seat, String id, List<String> moves) {
        var there = kept.getOrDefault(seat + ":" + id, List.of());
        BrokenPromise.unless(!there.isEmpty(), "acknowledged, and not kept: " + id);
        BrokenPromise.unless(
                moves.stream()
                        .allMatch(
                                move -> there.contains(move) || there.contains(seat + " " + move)),
                "another choice was kept than the one acknowledged: " + id);
    }

    /** Somebody was shown the table as a seat or an onlooker sees it. */
    void shown(FrameHead frame, String json) {
        int viewer = frame.seat();
        BrokenPromise.unless(frame.version() <= version, "shown before it was kept");
        var then = past.get(frame.version());
        if (then == null) {
            BrokenPromise.unless(
                    frame.version() < past.firstKey(), "a version that there never was");
            return;
        }
        var view =
                then.views.computeIfAbsent(
                        viewer,
                        who ->
                                "\"view\":"
                                        + ProtocolJson.write(game.view(then.state, who))
                                        + ",\"prompt\"");
        BrokenPromise.unless(json.contains(view), "a frame that does not show what the log says");
    }

    /** Any choice that a seat could make at a version; none if it owes none or it is long ago. */
    public Optional<List<String>> anyChoice(int seat, int at, RandomGenerator random) {
        var then = past.get(at);
        if (then == null || !Bits.has(game.waiting(then.state), seat)) {
            return Optional.empty();
        }
        var moves = new ArrayList<String>();
        for (int code : WholeChoice.any(game, then.state.copy(), seat, random)) {
            moves.add(game.words().word(code));
        }
        return Optional.of(moves);
    }

    public int version() {
        return version;
    }

    public boolean over() {
        return over;
    }
}
