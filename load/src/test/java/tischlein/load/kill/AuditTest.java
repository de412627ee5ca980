package tischlein.load.kill;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;
import tischlein.load.clients.PromiseJournal.Entry;
import tischlein.load.clients.Staged;
import tischlein.log.LogWriter;
import tischlein.table.store.Append;
import tischlein.table.store.Batch;
import tischlein.table.store.MemoryStore;
import tischlein.table.store.StoredChoice;
import tischlein.table.store.StoredTable;

/** A journal and a store with one difference planted at a time. */
class AuditTest {
    private static final String TABLE = "K7QF2";
    private static final int CHOICES = 5;

    private final MemoryStore store = new MemoryStore();
    private final List<Batch> batches = new ArrayList<>();
    private final List<Entry> entries = new ArrayList<>();

    /** Seat 0 makes some choices, each acknowledged. */
    @BeforeEach
    void play() {
        entries.add(new Entry.Table(TABLE, 0));
        play(Staged.game("larder"));
    }

    private <S extends State<S>> void play(Game<S, ?, ?> game) {
        var state = game.start(game.about().options(1));
        var random = new Seeded(3);
        var codes = new int[Game.MOST_CHOICES];
        int version = 0;
        for (int n = 0; n <= CHOICES; n++) {
            var lines = new ArrayList<String>();
            if (n > 0) {
                var moves = new ArrayList<String>();
                do {
                    int code = codes[random.nextInt(game.choices(state, 0, codes))];
                    game.play(state, 0, code, News.UNHEARD);
                    moves.add(game.words().word(code));
                } while (game.midway(state, 0));
                moves.forEach(move -> lines.add("0 " + move));
                entries.add(new Entry.Sent("c" + n, TABLE, 0, version, moves));
            }
            while (Bits.has(game.waiting(state), Game.CHANCE)) {
                int code = game.draw(state, random, codes);
                game.play(state, Game.CHANCE, code, News.UNHEARD);
                lines.add("* " + game.words().word(code));
            }
            batches.add(new Batch(version, lines, n == 0 ? "" : "0:c" + n, 0));
            version += lines.size();
            if (n > 0) {
                entries.add(new Entry.Done("c" + n, version));
            }
        }
    }

    private void keep() {
        var about = Staged.game("larder").about();
        var row =
                new StoredTable(
                        TABLE,
                        1,
                        new LogWriter(about, about.options(1)).text(),
                        "00".repeat(32),
                        "{}",
                        false,
                        TABLE,
                        0,
                        Set.of(),
                        0,
                        StoredTable.Phase.PLAYING,
                        StoredTable.NEVER,
                        "");
        assertThat(store.create(row, List.of())).isTrue();
        for (var batch : batches) {
            var append =
                    new Append(
                            TABLE,
                            batch,
                            StoredTable.Phase.PLAYING,
                            StoredTable.NEVER,
                            "",
                            List.of());
            assertThat(store.append(append)).isTrue();
        }
    }

    private KillVerdict verdict() {
        return new Audit(store, List.of(Staged.game("larder")), entries, Map.of())
                .verdict(new Kill.Hits(1, 1, 0), new Kill.ClientsTold(1, 1, 0, List.of()));
    }

    private int length() {
        return batches.getLast().first() + batches.getLast().lines().size();
    }

    @Test
    void whatWasPromisedAndKeptIsFine() {
        keep();
        var verdict = verdict();
        assertThat(verdict.fine()).isTrue();
        assertThat(verdict.acknowledged()).isEqualTo(CHOICES);
        assertThat(verdict.tables()).isEqualTo(1);
    }

    @Test
    void aPromisedMoveThatIsNotThereIsLost() {
        batches.removeLast();
        keep();
        var verdict = verdict();
        assertThat(verdict.lost()).singleElement().asString().contains("c" + CHOICES);
        assertThat(verdict.fine()).isFalse();
    }

    @Test
    void aMoveThatNobodyWasPromisedMayBeMissingOrThere() {
        entries.removeLast();
        keep();
        assertThat(verdict().fine()).isTrue();
    }

    @Test
    void aPromisedTableThatIsNotThereIsLost() {
        keep();
        entries.add(new Entry.Table("Q2W3R4", 1));
        assertThat(verdict().lost()).containsExactly("table Q2W3R4");
    }

    @Test
    void aMoveThatIsThereTwiceIsDoubled() {
        var last = batches.getLast();
        batches.add(new Batch(length(), last.lines(), last.command(), 0));
        keep();
        assertThat(verdict().doubled()).singleElement().asString().contains("c" + CHOICES);
    }

    @Test
    void aMoveThatNobodyHasSentIsFound() {
        var last = batches.removeLast();
        batches.add(new Batch(last.first(), last.lines(), "", 0));
        entries.removeLast();
        keep();
        assertThat(verdict().doubled()).singleElement().asString().contains("nobody has sent");
    }

    @Test
    void aMoveThatIsThereInAnotherFormIsFound() {
        keep();
        for (int i = 0; i < entries.size(); i++) {
            if (entries.get(i) instanceof Entry.Sent sent && sent.id().equals("c2")) {
                var other = List.of("place nowhere");
                entries.set(i, new Entry.Sent("c2", TABLE, 0, sent.version(), other));
            }
        }
        assertThat(verdict().altered()).singleElement().asString().contains("place nowhere");
    }

    @Test
    void aPromiseOfAnotherVersionIsFound() {
        entries.set(entries.size() - 1, new Entry.Done("c" + CHOICES, length() + 1));
        keep();
        assertThat(verdict().altered()).singleElement().asString().contains("acknowledged at");
    }

    @Test
    void aLogThatTheRulesDoNotAllowIsFound() {
        batches.add(new Batch(length(), List.of("* roll nothing"), "", 0));
        keep();
        assertThat(verdict().altered()).singleElement().asString().contains(TABLE);
    }

    @Test
    void aChoiceBesideTheLogIsKept() {
        keep();
        entries.add(new Entry.Sent("d", TABLE, 0, length(), List.of("stop")));
        entries.add(new Entry.Done("d", length()));
        assertThat(verdict().lost()).hasSize(1);
        assertThat(
                        store.choose(
                                new StoredChoice(
                                        TABLE,
                                        length(),
                                        0,
                                        List.of("stop"),
                                        "",
                                        "0:d",
                                        List.of(),
                                        0),
                                Optional.empty()))
                .isTrue();
        assertThat(verdict().fine()).isTrue();
    }
}
