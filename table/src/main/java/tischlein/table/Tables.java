package tischlein.table;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import tischlein.bots.Bots;
import tischlein.kernel.Game;
import tischlein.log.Log;
import tischlein.log.LogReader;
import tischlein.log.LogWriter;
import tischlein.log.SecretSeed;
import tischlein.table.StoredTable.Phase;

/** All tables of a server: makes them, finds them, and keeps those in memory that are needed. */
public final class Tables implements AutoCloseable {
    private static final int MOST = 100; // of a list
    private static final int REST = 60_000; // milliseconds between two looks for tables at rest
    private static final int LONGEST_CODE = 12;

    private final House house;
    private final Map<String, Table> tables = new ConcurrentHashMap<>();
    private volatile boolean closing;

    public Tables(List<Game<?, ?, ?>> games, Store store, Outside outside) {
        this(games, store, outside, Hands.usual());
    }

    Tables(List<Game<?, ?, ?>> games, Store store, Outside outside, Hands hands) {
        house = new House(games, store, outside, hands);
        house.timer().later(REST, this::rest);
    }

    /** {@link Answer.Elsewhere} with the new table's id, or a refusal. */
    public Answer create(Wish wish, Guest host) {
        try {
            var opening = Opening.of(wish, host, house.games());
            var id = code();
            while (!create(id, opening, wish.listed(), id, Phase.GATHERING)) {
                id = code();
            }
            return new Answer.Elsewhere(id);
        } catch (Refusing refusing) {
            return refusing.answer();
        } catch (Store.Unavailable _) {
            return Answer.Refused.because(Answer.Reason.UNAVAILABLE, say("refused.store"));
        }
    }

    /** A code that no table has yet. */
    String code() {
        var code = house.outside().code();
        while (house.store().table(code).isPresent()) {
            code = house.outside().code();
        }
        return code;
    }

    /** False if there is a table with this id. */
    private boolean create(String id, Opening opening, boolean listed, String series, Phase phase) {
        var seed = SecretSeed.of(house.outside().seed());
        var header = new LogWriter(opening.game().about(), opening.options());
        // A table that begins from a log has no seal: somebody has chosen what chance did.
        var text = (opening.lines().isEmpty() ? header.seal(seed.seal()) : header).text();
        long now = house.outside().now();
        var beginning =
                opening.lines().isEmpty()
                        ? List.<Batch>of()
                        : List.of(new Batch(0, opening.lines(), "", now));
        return house.store()
                .create(
                        new StoredTable(
                                id,
                                1,
                                text,
                                seed.hex(),
                                Wire.write(opening.setup()),
                                listed,
                                series,
                                now,
                                opening.setup().guests(),
                                opening.lines().size(),
                                opening.over() ? Phase.OVER : phase,
                                phase == Phase.PLAYING ? now : StoredTable.NEVER,
                                ""),
                        beginning);
    }

    /** Makes the table that a finished one names as its next, unless there is one already. */
    void rematch(Game<?, ?, ?> game, StoredTable row, Log.Header header, Setup setup) {
        var id = setup.next();
        if (house.store().table(id).isEmpty()) {
            var log = house.store().log(row.id());
            var began = log.isEmpty() ? "" : log.getFirst().lines().getFirst();
            var opening = Opening.again(game, header, setup, began);
            create(id, opening, row.listed(), row.series(), Phase.PLAYING);
            table(id).wake();
        }
    }

    Answer fork(StoredTable row, Log.Header header, int version, List<String> chairs, Guest guest) {
        var lines = Archive.upTo(house.store().log(row.id()), version);
        var setup = Wire.read(row.setup(), Setup.class);
        var bare =
                row.header()
                        .lines()
                        .filter(line -> !line.startsWith("seal "))
                        .map(line -> line + "\n")
                        .collect(Collectors.joining());
        var wish =
                new Wish(
                        header.game(),
                        header.seats(),
                        Map.of(),
                        chairs.isEmpty() ? aloneWithBots(header.seats()) : chairs,
                        false,
                        setup.chat(),
                        setup.order(),
                        setup.absence(),
                        setup.pace(),
                        Play.text(bare, lines));
        return create(wish, guest);
    }

    private static List<String> aloneWithBots(int seats) {
        var chairs = new ArrayList<String>();
        for (int seat = 0; seat < seats; seat++) {
            chairs.add(seat == 0 ? "me" : "bot " + Bots.USUAL);
        }
        return chairs;
    }

    /** Waits for the answer: for virtual threads. */
    public Answer ask(String table, Request request) {
        var answer = new CompletableFuture<Answer>();
        ask(table, request, answer::complete);
        return answer.join();
    }

    /** The answer comes on the table's thread, which must not be kept waiting. */
    public void ask(String table, Request request, Consumer<Answer> answer) {
        if (closing) {
            answer.accept(
                    Answer.Refused.because(Answer.Reason.UNAVAILABLE, say("refused.stopping")));
        } else if (table.isEmpty() || table.length() > LONGEST_CODE) {
            answer.accept(
                    Answer.Refused.because(
                            Answer.Reason.MISSING, say("refused.table").text("table", table)));
        } else {
            table(table).ask(request, answer);
        }
    }

    private Table table(String id) {
        return tables.computeIfAbsent(id, _ -> new Table(house, this, id));
    }

    /** Follows the link of a seat; the token names the table too. */
    public Answer follow(String token, Guest guest) {
        int dash = token.indexOf('-');
        if (dash < 0) {
            return Answer.Refused.because(Answer.Reason.MISSING, say("refused.link"));
        }
        var table = token.substring(0, dash);
        var answer = ask(table, new Request.Follow(guest, token.substring(dash + 1)));
        return answer instanceof Answer.Done ? new Answer.Elsewhere(table) : answer;
    }

    /** Tables that everybody may join or watch, as JSON. */
    public String listed() {
        var rows = new ArrayList<>(house.store().listed(Phase.GATHERING, MOST));
        rows.addAll(house.store().listed(Phase.PLAYING, MOST));
        return list(rows, Optional.empty());
    }

    /** The tables of a guest, as JSON. */
    public String ofGuest(Guest guest) {
        return list(house.store().ofGuest(guest.hash(), MOST), Optional.of(guest));
    }

    private String list(List<StoredTable> rows, Optional<Guest> guest) {
        return Wire.write(
                Wire.object("tables", rows.stream().map(row -> described(row, guest)).toList()));
    }

    private Map<String, Object> described(StoredTable row, Optional<Guest> guest) {
        var header = LogReader.read(row.id(), row.header()).header();
        return Descriptions.table(
                row,
                header,
                Wire.read(row.setup(), Setup.class),
                guest,
                _ -> Attendance.Seen.GONE,
                0,
                house.game(header.game(), header.version()));
    }

    /** The tables of a series and their running score, as JSON. */
    public String series(String id) {
        return Series.of(house, house.store().ofSeries(id));
    }

    /** The guest has changed its name: so it has at all tables that are not over. */
    public void rename(Guest guest, String before) {
        for (var row : house.store().ofGuest(guest.hash(), MOST)) {
            if (row.phase() != Phase.OVER) {
                ask(row.id(), new Request.Rename(guest, before));
            }
        }
    }

    /** Starts what was due when the program last ended. */
    public void resume() {
        house.store().due(StoredTable.NEVER - 1, Integer.MAX_VALUE).forEach(id -> table(id).wake());
    }

    /** How many tables are in memory. */
    public int live() {
        return tables.size();
    }

    private void rest() {
        tables.values().forEach(Table::rest);
        house.timer().later(REST, this::rest);
    }

    void forget(Table table) {
        tables.remove(table.id(), table);
    }

    /** Tells all tables, finishes what is in hand, and takes nothing more. */
    @Override
    public void close() {
        closing = true;
        tables.values()
                .forEach(table ->
                        table.close(
                                Wire.write(
                                        Wire.object(
                                                "is", "bye",
                                                "table", table.id(),
                                                "error", say("refused.stopping")))));
        house.close();
    }
}
