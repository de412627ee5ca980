package tischlein.arena;

import static tischlein.kernel.Phrase.say;

import com.fasterxml.jackson.annotation.Nulls;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import tischlein.arena.play.Contest;
import tischlein.arena.play.ThinkingTime;
import tischlein.kernel.Game;
import tischlein.kernel.State;
import tischlein.kernel.Unsuitable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * A contest in a file: all that it takes to play every game of it again, bit for bit.
 *
 * @param arena the version of this format, and of the way in which deals are drawn
 * @param version of the game's rules
 */
public record Manifest(
        int arena,
        String game,
        int version,
        int seats,
        Map<String, String> options,
        List<String> bots,
        long games,
        long seed,
        String budget,
        boolean untilDecided) {
    public static final String FILE = "manifest.json";
    private static final int ARENA = 1;
    private static final JsonMapper MAPPER =
            JsonMapper.builder()
                    .enable(SerializationFeature.INDENT_OUTPUT)
                    .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                    .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                    .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
                    .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
                    .changeDefaultNullHandling(nulls -> nulls.withContentNulls(Nulls.FAIL))
                    .build();

    public static Manifest of(Contest<?, ?> contest) {
        var about = contest.game().about();
        return new Manifest(
                ARENA,
                about.name(),
                about.version(),
                contest.options().seats(),
                contest.options().values(),
                contest.bots(),
                contest.games(),
                contest.seed(),
                ThinkingTime.text(contest.budget()),
                contest.untilDecided());
    }

    public String text() {
        return MAPPER.writeValueAsString(this) + "\n";
    }

    /**
     * @throws Unsuitable if there is none, or if it is broken
     */
    public static Manifest read(Path file) {
        String text;
        try {
            text = Files.readString(file);
        } catch (IOException _) {
            throw new Unsuitable(say("unsuitable.nomanifest").text("file", file.toString()));
        }
        try {
            var manifest = MAPPER.readValue(text, Manifest.class);
            if (manifest.arena == ARENA) {
                return manifest;
            }
        } catch (JacksonException e) {
            throw new Unsuitable(
                    say("unsuitable.manifest")
                            .text("file", file.toString())
                            .number("line", line(e, text))
                            .text("why", e.getOriginalMessage().lines().findFirst().orElse("")));
        }
        throw new Unsuitable(say("unsuitable.manifest.newer").text("file", file.toString()));
    }

    /** Of a property that does not belong there only the name is told. */
    private static int line(JacksonException broken, String text) {
        int told = broken.getLocation().getLineNr();
        if (told > 0 || broken.getPath().isEmpty()) {
            return Math.max(1, told);
        }
        var name = "\"" + broken.getPath().getLast().getPropertyName() + "\"";
        int at = Math.max(0, text.indexOf(name));
        return 1 + (int) text.substring(0, at).chars().filter(c -> c == '\n').count();
    }

    /**
     * The contest that this game plays by the manifest.
     *
     * @throws Unsuitable if this program cannot play it
     */
    public <S extends State<S>, V> Contest<S, V> contest(Game<S, ?, V> of) {
        var about = of.about();
        if (about.version() != version) {
            throw new Unsuitable(
                    say("unsuitable.rules")
                            .text("game", game)
                            .number("version", version)
                            .number("known", about.version()));
        }
        return new Contest<>(
                of,
                about.options(seats, options),
                bots,
                games,
                seed,
                ThinkingTime.read(budget),
                untilDecided);
    }
}
