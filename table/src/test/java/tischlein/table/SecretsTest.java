package tischlein.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Proxy;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import tischlein.kernel.Bot;
import tischlein.kernel.Game;
import tischlein.kernel.Phrase;
import tischlein.kernel.State;
import tischlein.log.LogWriter;
import tischlein.log.SecretSeed;
import tischlein.table.bots.BotThought;
import tischlein.table.game.LiveGame;
import tischlein.table.game.NewsToTell;
import tischlein.table.game.NextLines;
import tischlein.table.game.Referee;
import tischlein.table.history.LogSnapshots;
import tischlein.table.request.Answer;
import tischlein.table.request.Request;
import tischlein.table.store.Append;
import tischlein.table.store.Batch;
import tischlein.table.store.Guest;
import tischlein.table.store.MemoryStore;
import tischlein.table.store.StoredTable;

class SecretsTest {
    private static final String SECRET = "5ec7e7";

    /** What everybody may know of a table: parts of records by this name may be printed. */
    private static final Set<String> OPEN =
            Set.of("table", "id", "game", "rule", "bot", "emote", "move", "chairs", "clocks");

    private static List<Class<?>> classes() throws IOException {
        var source = TableInbox.class.getProtectionDomain().getCodeSource();
        var folder = Path.of(source.getLocation().getPath());
        try (var files = Files.walk(folder.resolve("tischlein/table"))) {
            var classes = new ArrayList<Class<?>>();
            for (var file : files.map(f -> folder.relativize(f).toString()).toList()) {
                if (file.endsWith(".class") && !file.endsWith("package-info.class")) {
                    var name = file.substring(0, file.length() - ".class".length());
                    classes.add(type(name.replace('/', '.').replace('\\', '.')));
                }
            }
            return classes;
        }
    }

    private static Class<?> type(String name) {
        try {
            return Class.forName(name);
        } catch (ClassNotFoundException e) {
            throw new LinkageError(name, e);
        }
    }

    @Test
    void noRecordSaysAnythingSecret() throws IOException {
        var records = classes().stream().filter(Class::isRecord).toList();
        assertThat(records)
                .hasSizeGreaterThan(30)
                .contains(Request.Choose.class, StoredTable.class);
        for (var one : records) {
            assertThat(made(one).toString()).as(one.getName()).doesNotContain(SECRET);
        }
    }

    @Test
    void aRecordWithoutWordsOfItsOwnWouldBeFound() {
        assertThat(made(Careless.class).toString()).contains(SECRET);
    }

    private record Careless(Guest by, List<String> moves) {}

    private static Object made(Class<?> record) {
        try {
            var parts = record.getRecordComponents();
            var types = Arrays.stream(parts).map(RecordComponent::getType).toArray(Class<?>[]::new);
            Constructor<?> constructor = record.getDeclaredConstructor(types);
            constructor.setAccessible(true);
            var values = new Object[parts.length];
            for (int i = 0; i < parts.length; i++) {
                values[i] =
                        OPEN.contains(parts[i].getName()) && types[i] == String.class
                                ? "open"
                                : OPEN.contains(parts[i].getName()) && types[i] == List.class
                                        ? List.of()
                                        : value(parts[i].getGenericType());
            }
            return constructor.newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(record.getName(), e);
        }
    }

    /** Something of this type, with a secret wherever one fits in. */
    private static Object value(Type type) {
        if (type instanceof ParameterizedType of) {
            var raw = (Class<?>) of.getRawType();
            var first = of.getActualTypeArguments()[0];
            if (raw == List.class) {
                return List.of(value(first));
            }
            if (raw == Set.class) {
                return Set.of(value(first));
            }
            if (raw == Map.class) {
                return Map.of(value(first), SECRET);
            }
            return raw == Optional.class ? Optional.of(value(first)) : value(raw);
        }
        boolean state = type instanceof TypeVariable<?> of && of.getBounds()[0] != Object.class;
        return state ? silent(State.class) : type instanceof Class<?> one ? value(one) : SECRET;
    }

    private static Object value(Class<?> type) {
        if (type == String.class || type == Object.class) {
            return SECRET;
        }
        if (type == int.class || type == Integer.class) {
            return 7;
        }
        if (type == long.class || type == Long.class) {
            return 7L;
        }
        if (type == boolean.class) {
            return true;
        }
        if (type == OptionalInt.class) {
            return OptionalInt.of(7);
        }
        if (type == OptionalLong.class) {
            return OptionalLong.of(7);
        }
        if (type == Game.class) {
            return LiveTablesTest.GAMES.getFirst();
        }
        if (type == Phrase.Sentence.class) {
            return Phrase.say("refused.turn");
        }
        if (type == Bot.Budget.class) {
            return Bot.Budget.USUAL;
        }
        if (type.isEnum()) {
            return type.getEnumConstants()[0];
        }
        if (type.isRecord()) {
            return made(type);
        }
        if (type.isSealed()) {
            return value(type.getPermittedSubclasses()[0]);
        }
        return type.isInterface() ? silent(type) : other(type);
    }

    /** Something that can be asked nothing but how it is printed: a state would tell everything. */
    private static Object silent(Class<?> type) {
        return Proxy.newProxyInstance(
                SecretsTest.class.getClassLoader(),
                new Class<?>[] {type},
                (_, method, _) ->
                        method.getName().equals("toString") && type == State.class
                                ? SECRET
                                : "open");
    }

    @SuppressWarnings("FutureReturnValueIgnored") // it only stands in a record, and nobody waits
    private static Object other(Class<?> type) {
        if (type == NewsToTell.class) {
            return new NewsToTell();
        }
        if (type == CompletableFuture.class) {
            return new CompletableFuture<>();
        }
        if (type == NextLines.class) {
            return play(LiveTablesTest.GAMES.getFirst(), hex()).begin();
        }
        if (type == AtomicBoolean.class) {
            return new AtomicBoolean();
        }
        if (type == BotThought.class) {
            return new BotThought(SECRET, "open", 7, 7, _ -> List.of(), List::of);
        }
        if (type == Referee.class) {
            return referee();
        }
        if (type == LogSnapshots.class) {
            return new LogSnapshots<>(
                    LiveTablesTest.GAMES.getFirst(), row(LiveTablesTest.GAMES.getFirst(), SECRET));
        }
        throw new AssertionError("how is a " + type.getName() + " made?");
    }

    private static String hex() {
        return SECRET.repeat(11).substring(0, 64);
    }

    private static Object referee() {
        var game = LiveTablesTest.GAMES.getFirst();
        var play = play(game, hex());
        return Referee.of(new ScriptedOutside(1), row(game, hex()), play, TestTables.NO_CLOCK);
    }

    private static <S extends State<S>, V> LiveGame<S, V> play(Game<S, ?, V> game, String seed) {
        return LiveGame.of(game, new ScriptedOutside(1), row(game, seed), List.of());
    }

    private static StoredTable row(Game<?, ?, ?> game, String seed) {
        var about = game.about();
        var header = new LogWriter(about, about.options(about.fewestSeats()));
        return new StoredTable(
                "open",
                1,
                header.text(),
                seed,
                "",
                false,
                "",
                0,
                Set.of(),
                0,
                StoredTable.Phase.PLAYING,
                0,
                "");
    }

    @Test
    void neitherPlayNorRefereeNorWhatFollowsSayTheSeedOrAMove() {
        var play = play(LiveTablesTest.GAMES.getFirst(), hex());
        var advance = play.begin();
        assertThat(advance.lines()).isNotEmpty();
        assertThat(play + " " + advance + " " + advance.news() + referee())
                .doesNotContain(SECRET)
                .doesNotContain(advance.lines().getFirst().substring(2));
        assertThat(SecretSeed.parse(hex()).toString()).doesNotContain(SECRET);
    }

    @Test
    void aFailureIsLoggedWithoutItsMessage() {
        var moody = new UnreliableStore(new MemoryStore());
        try (var ear = new LogCapture();
                var room = new TestTables(new ScriptedOutside(1), moody)) {
            var anna = room.guest("Anna");
            var table = room.create(anna, TestTables.wish("buffet", "me", "open", "open"));
            moody.fail(1, 1, false);
            anna.ask(table, new Request.Describe(anna.guest()));
            assertThat(ear.heard()).hasSize(1);
            assertThat(ear.heard().getFirst())
                    .contains("Unavailable", "IllegalStateException", table, "UnreliableStore.java")
                    .doesNotContain("play 9", "play 8", "Anna");
        }
    }

    @Test
    void aTableWhoseLogCannotBeReadSaysNothingOfIt() {
        var store = new MemoryStore();
        try (var ear = new LogCapture();
                var room = new TestTables(new ScriptedOutside(1), store)) {
            var anna = room.guest("Anna");
            var table = room.playing(TestTables.wish("larder", "me"), anna);
            int version = anna.version(table);
            store.append(
                    new Append(
                            table,
                            new Batch(version, List.of("0 " + SECRET), "", 0),
                            StoredTable.Phase.PLAYING,
                            0,
                            "",
                            List.of()));
            var again = room.restart().guest("Anna");
            TestTables.refused(
                    again.ask(table, new Request.Describe(again.guest())),
                    Answer.Reason.UNAVAILABLE,
                    "refused.failure");
            assertThat(ear.heard()).isNotEmpty();
            assertThat(ear.heard()).noneMatch(line -> line.contains(SECRET));
            assertThat(ear.heard().getFirst()).contains("LogError", table);
        }
    }
}
