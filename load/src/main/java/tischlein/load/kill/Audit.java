package tischlein.load.kill;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tischlein.kernel.Game;
import tischlein.kernel.State;
import tischlein.load.clients.PromiseJournal;
import tischlein.log.Log;
import tischlein.log.LogError;
import tischlein.log.LogReader;
import tischlein.log.Replay;
import tischlein.log.Verification;
import tischlein.table.store.Batch;
import tischlein.table.store.Store;
import tischlein.table.store.StoredTable;

/**
 * Compares a journal with a store: what was promised must be there once, and nothing else may be.
 * All seats were the clients', so that every move of a seat must be one that they sent.
 */
public final class Audit {
    private static final Pattern MOVE = Pattern.compile("(\\d+) (.*)");

    private final Store store;
    private final List<Game<?, ?, ?>> games;
    private final List<PromiseJournal.Entry> entries;
    private final Map<String, String> exported;
    private final Map<String, PromiseJournal.Entry.Sent> sent = new LinkedHashMap<>();
    private final Map<String, Integer> done = new HashMap<>();
    private final Map<String, Integer> kept = new HashMap<>(); // how often, by id
    private final List<String> lost = new ArrayList<>();
    private final List<String> doubled = new ArrayList<>();
    private final List<String> altered = new ArrayList<>();
    private int tables;
    private int finished;

    /**
     * @param exported the logs of finished games by their tables, as the server tells them
     */
    public Audit(
            Store store,
            List<Game<?, ?, ?>> games,
            List<PromiseJournal.Entry> entries,
            Map<String, String> exported) {
        this.store = store;
        this.games = List.copyOf(games);
        this.entries = List.copyOf(entries);
        this.exported = Map.copyOf(exported);
    }

    public KillVerdict verdict(Kill.Hits hits, Kill.ClientsTold told) {
        for (var entry : entries) {
            switch (entry) {
                case PromiseJournal.Entry.Sent command -> sent.put(command.id(), command);
                case PromiseJournal.Entry.Done(var id, int version) -> done.put(id, version);
                case PromiseJournal.Entry.Table _,
                        PromiseJournal.Entry.Again _,
                        PromiseJournal.Entry.Refused _ -> {
                    // told by the tables, or only counted
                }
            }
        }
        for (var entry : entries) {
            if (entry instanceof PromiseJournal.Entry.Table(var id, _)) {
                store.table(id).ifPresentOrElse(this::check, () -> lost.add("table " + id));
            }
        }
        done.keySet().stream()
                .filter(id -> !kept.containsKey(id))
                .forEach(id -> lost.add(String.valueOf(sent.get(id))));
        kept.forEach((id, times) -> {
            if (times > 1) {
                doubled.add(String.valueOf(sent.get(id)));
            }
        });
        return new KillVerdict(
                hits,
                done.size(),
                count(PromiseJournal.Entry.Again.class),
                count(PromiseJournal.Entry.Refused.class),
                tables,
                finished,
                lost,
                doubled,
                altered,
                told.tables(),
                told.rested(),
                told.faults());
    }

    private int count(Class<?> kind) {
        return (int) entries.stream().filter(kind::isInstance).count();
    }

    private void check(StoredTable row) {
        tables++;
        var batches = store.log(row.id());
        int length = 0;
        for (var batch : batches) {
            if (batch.first() != length) {
                altered.add("table " + row.id() + " has a gap at " + length);
            }
            length = batch.first() + batch.lines().size();
            check(row.id(), batch, length);
        }
        if (row.length() != length) {
            altered.add("table " + row.id() + " has " + length + " lines, not " + row.length());
        }
        for (var choice : store.choices(row.id())) {
            var id = id(choice.command());
            count(id);
            compare(row.id(), id, choice.seat(), choice.step(), choice.moves(), choice.step());
            if (choice.step() != length) {
                doubled.add("table " + row.id() + ": a choice stands beside a step that is over");
            }
        }
        replay(row, batches);
    }

    /** The id that the client gave it, without the seat that the table puts before it. */
    private static String id(String command) {
        return command.substring(command.indexOf(':') + 1);
    }

    private void count(String id) {
        kept.merge(id, 1, Integer::sum);
    }

    private void check(String table, Batch batch, int after) {
        var moves = new LinkedHashMap<Integer, List<String>>();
        for (var line : batch.lines()) {
            var move = MOVE.matcher(line);
            if (move.matches()) {
                moves.computeIfAbsent(Integer.valueOf(move.group(1)), _ -> new ArrayList<>())
                        .add(move.group(2));
            }
        }
        for (var command : batch.command().split(" ", -1)) {
            if (!command.isEmpty()) {
                int seat = Integer.parseInt(command.substring(0, command.indexOf(':')));
                count(id(command));
                compare(
                        table,
                        id(command),
                        seat,
                        batch.first(),
                        Optional.ofNullable(moves.remove(seat)).orElse(List.of()),
                        after);
            }
        }
        moves.forEach((seat, unasked) ->
                doubled.add(
                        "table %s, seat %d at %d: %s, which nobody has sent"
                                .formatted(table, seat, batch.first(), unasked)));
    }

    private void compare(
            String table, String id, int seat, int version, List<String> moves, int after) {
        var found = new PromiseJournal.Entry.Sent(id, table, seat, version, moves);
        var asked = sent.get(id);
        if (!found.equals(asked)) {
            altered.add("sent " + asked + ", kept " + found);
        }
        // A choice that waited beside the log was acknowledged at the version it was made at.
        int promised = done.getOrDefault(id, after);
        if (promised != after && promised != version) {
            altered.add(found + " was acknowledged at " + promised + ", and led to " + after);
        }
    }

    /** The rules must allow the whole log, and that of a finished game proves fair. */
    private void replay(StoredTable row, List<Batch> batches) {
        var text =
                row.header()
                        + batches.stream()
                                .flatMap(batch -> batch.lines().stream())
                                .map(line -> line + "\n")
                                .collect(Collectors.joining());
        try {
            var log = LogReader.read(row.id(), text);
            verify(Replay.game(log, games), log);
        } catch (LogError e) {
            altered.add("table " + row.id() + ": " + e.told());
        }
        if (row.phase() == StoredTable.Phase.OVER) {
            finished++;
            if (!text.equals(exported.get(row.id()))) {
                altered.add("table " + row.id() + " is told otherwise than it is kept");
            }
        }
    }

    private <S extends State<S>> void verify(Game<S, ?, ?> game, Log log) {
        Verification.of(game, log)
                .misfit()
                .ifPresent(misfit ->
                        altered.add(
                                "table %s, line %d is not fair"
                                        .formatted(log.file(), misfit.line())));
    }
}
