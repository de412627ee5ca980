package tischlein.store;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import tischlein.table.store.Append;
import tischlein.table.store.Batch;
import tischlein.table.store.Guest;
import tischlein.table.store.StoredChoice;
import tischlein.table.store.StoredTable;
import tischlein.table.store.StoredTable.Phase;

/** Things to be kept, with something in every field. */
public final class Sample {
    public static final String SEED = "5eed".repeat(16);
    public static final String SALT = "5a17".repeat(8);

    private Sample() {}

    public static StoredTable table(String id) {
        return table(id, 1_000);
    }

    public static StoredTable table(String id, long created) {
        return new StoredTable(
                id,
                1,
                "tischlein 1\ngame toy 1\nseats 2\nseal 00",
                SEED,
                "{\"name\":\"" + id + "\"}",
                true,
                id,
                created,
                Set.of("hash of anna", "hash of ben"),
                0,
                Phase.GATHERING,
                StoredTable.NEVER,
                "");
    }

    public static StoredTable with(StoredTable table, boolean listed, Phase phase, long due) {
        return new StoredTable(
                table.id(),
                table.revision(),
                table.header(),
                table.seed(),
                table.setup(),
                listed,
                table.series(),
                table.created(),
                table.guests(),
                table.length(),
                phase,
                due,
                table.clocks());
    }

    public static StoredTable seating(StoredTable table, String series, Set<String> guests) {
        return new StoredTable(
                table.id(),
                table.revision(),
                table.header(),
                table.seed(),
                table.setup(),
                table.listed(),
                series,
                table.created(),
                guests,
                table.length(),
                table.phase(),
                table.due(),
                table.clocks());
    }

    public static StoredTable revised(StoredTable table, long revision) {
        return new StoredTable(
                table.id(),
                revision,
                table.header(),
                table.seed(),
                table.setup(),
                table.listed(),
                table.series(),
                table.created(),
                table.guests(),
                table.length(),
                table.phase(),
                table.due(),
                table.clocks());
    }

    public static Batch batch(int first, String... lines) {
        return new Batch(first, List.of(lines), "command " + first, 2_000 + first);
    }

    /** Nobody has chosen beside the log. */
    public static Append append(String table, int first, String... lines) {
        return appendOf(table, first, List.of(), lines);
    }

    /** The lines were made from these choices. */
    public static Append appendOf(
            String table, int first, List<StoredChoice> choices, String... lines) {
        return new Append(
                table, batch(first, lines), Phase.PLAYING, 5_000 + first, "60 60", choices);
    }

    public static StoredChoice choice(String table, int step, int seat, String... moves) {
        return new StoredChoice(
                table,
                step,
                seat,
                List.of(moves),
                SALT,
                "choice of " + seat,
                List.of("0:first", "0:second"),
                3_000 + seat);
    }

    /** The same with another salt: what came in its place. */
    public static StoredChoice salted(StoredChoice choice, String salt) {
        return new StoredChoice(
                choice.table(),
                choice.step(),
                choice.seat(),
                choice.moves(),
                salt,
                choice.command(),
                choice.earlier(),
                choice.at());
    }

    public static Guest guest(String hash) {
        return new Guest(hash, "Anna", "mouse", 4_000);
    }

    /** The lines of a log, without where they came together. */
    public static List<String> lines(List<Batch> log) {
        return log.stream().flatMap(batch -> batch.lines().stream()).toList();
    }

    /** Whether each batch begins where the one before it ends. */
    public static boolean unbroken(List<Batch> log) {
        return IntStream.range(0, log.size())
                .allMatch(i ->
                        log.get(i).first()
                                == log.subList(0, i).stream()
                                        .mapToInt(batch -> batch.lines().size())
                                        .sum());
    }
}
