package tischlein.testkit.texts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import tischlein.kernel.Game;
import tischlein.kernel.State;
import tischlein.testkit.pages.ProjectFiles;
import tischlein.words.Cast;
import tischlein.words.Language;
import tischlein.words.Texts;

/**
 * What must hold of texts: every language has the same ones, with the same parts, and its own words
 * for them; whatever a game says has a text, and whatever has a text is said. A text whose key ends
 * with {@code .series} tells at once what another one tells several times; one whose key ends with
 * {@code .you} tells it to whom it happens, and whatever can happen to a seat has one.
 */
public final class TextLaws {
    private static final Pattern PART = Pattern.compile("\\{([^{}]*)}");
    private static final String SERIES = ".series";
    private static final String SEAT = "seat";
    private static final Pattern YOU = Pattern.compile("\\.you\\b\\.?([a-z]*)$");
    private static final int LONGEST_NAME = 14;
    private final Class<?> near;
    private final String name;
    private final Texts english;
    private final List<DynamicTest> tests = new ArrayList<>();
    private final Set<String> rare = new TreeSet<>();

    private TextLaws(Class<?> near, String name) {
        this.near = near;
        this.name = name;
        english = Texts.only(near, name, Language.EN);
        for (var language : List.of(Language.FR, Language.DE, Language.JA)) {
            var texts = Texts.only(near, name, language);
            test(language, "has the same texts as English", () -> checkKeys(texts));
            test(language, "has the same parts in its texts as English", () -> checkParts(texts));
            test(language, "has words of its own", () -> checkWords(texts));
        }
    }

    private void test(Language language, String what, Runnable check) {
        tests.add(DynamicTest.dynamicTest(language.code() + " " + what, check::run));
    }

    /** The texts that all games have in common. */
    public static TextLaws common() {
        return new TextLaws(Texts.class, "words");
    }

    /**
     * The texts of a program.
     *
     * @param near a class whose class loader knows them
     */
    public static TextLaws of(Class<?> near, String name) {
        return new TextLaws(near, name);
    }

    /**
     * Whatever key of this form is in the module's sources has a text, and nothing else has one.
     *
     * @param keys finds a key in a source, as its first group
     */
    public TextLaws saying(Pattern keys) {
        tests.add(
                DynamicTest.dynamicTest(
                        "everything that is said has a text, and every text is said",
                        () -> checkSaid(keys)));
        return this;
    }

    public static <S extends State<S>, V> TextLaws of(Game<S, ?, V> game) {
        var laws = new TextLaws(game.getClass(), game.about().name());
        laws.tests.add(
                DynamicTest.dynamicTest(
                        "everything that is said has a text, and every text is said",
                        () -> laws.checkSpoken(SpokenTexts.by(game))));
        laws.tests.add(
                DynamicTest.dynamicTest(
                        "whatever happens to a seat is also said to it", laws::checkYou));
        for (var language : Language.values()) {
            laws.test(
                    language,
                    "has a name for everybody at a table",
                    () -> laws.checkCast(language));
        }
        return laws;
    }

    /** At a table that only characters sit at, no two of them have one name. */
    private void checkCast(Language language) {
        var cast = Cast.of(near, name, language);
        var names =
                SpokenTexts.LEVELS.stream().flatMap(level -> cast.names(level).stream()).toList();
        assertThat(names).doesNotHaveDuplicates().hasSize(SpokenTexts.LEVELS.size() * Cast.FAMILY);
        assertThat(names).allMatch(each -> !each.isBlank() && each.length() <= LONGEST_NAME);
    }

    /** Texts that random games may never come to speak; their keys must be in the sources. */
    public TextLaws rare(String... keys) {
        rare.addAll(List.of(keys));
        return this;
    }

    public Stream<DynamicTest> tests() {
        return tests.stream();
    }

    private void checkKeys(Texts texts) {
        var due = new TreeSet<String>();
        for (var key : english.keys()) {
            var base = base(key);
            if (base.equals(key)) {
                due.add(key);
            } else {
                texts.language().plurals().forEach(end -> due.add(base + end));
            }
        }
        assertThat(new TreeSet<>(texts.keys())).as("keys").isEqualTo(due);
    }

    /** The key without the end that singular and plural have. */
    private String base(String key) {
        for (var end : Language.EN.plurals()) {
            var base = key.endsWith(end) ? key.substring(0, key.length() - end.length()) : key;
            if (!base.equals(key)
                    && Language.EN.plurals().stream().allMatch(e -> english.has(base + e))) {
                return base;
            }
        }
        return key;
    }

    private void checkParts(Texts texts) {
        for (var key : texts.keys()) {
            assertThat(parts(texts, key)).as(key).isEqualTo(parts(english, key));
        }
    }

    /** The names of the parts of a text; a singular may do without the number. */
    private Set<String> parts(Texts texts, String key) {
        boolean plural = !base(key).equals(key);
        return PART.matcher(texts.text(key))
                .results()
                .map(part -> part.group(1))
                .filter(part -> !plural || !part.equals("count"))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private void checkWords(Texts texts) {
        var equal =
                texts.keys().stream()
                        .filter(key ->
                                english.has(key) && english.text(key).equals(texts.text(key)))
                        .collect(Collectors.toCollection(TreeSet::new));
        assertThat(equal)
                .as("keys of the texts that are as in English, which same.json must list")
                .isEqualTo(SameTexts.keys(near, name, texts.language()));
    }

    private void checkSaid(Pattern keys) {
        var said = new TreeSet<String>();
        var sources = ProjectFiles.sources(ProjectFiles.root().resolve(name));
        keys.matcher(sources).results().forEach(key -> said.add(key.group(1)));
        assertThat(said).as("keys in the sources").hasSizeGreaterThan(20);
        assertThat(new TreeSet<>(english.keys())).isEqualTo(said);
    }

    private void checkSpoken(Set<String> spoken) {
        var sources = ProjectFiles.sources(name);
        assertThat(english.keys()).as("rare keys").containsAll(rare);
        for (var key : english.keys()) {
            var told = single(key);
            boolean said = spoken.contains(told) || spoken.contains(base(told));
            assertThat(said || rare.contains(key) || rare.contains(told))
                    .as("%s is said in random games, or rare", key)
                    .isTrue();
            assertThat(said || literal(sources, base(told)))
                    .as("%s is in the sources", key)
                    .isTrue();
        }
    }

    /** Who it happens to is in no text that is said to nobody else; the rest is as for others. */
    private void checkYou() {
        for (var key : english.keys()) {
            var you = YOU.matcher(base(key));
            if (you.find()) {
                var all = new TreeSet<>(parts(english, others(key)));
                assertThat(all).as(key).containsAll(parts(english, key));
                var part = you.group(1).isEmpty() ? SEAT : you.group(1);
                assertThat(parts(english, key)).as(key).doesNotContain(part);
            } else if (key.startsWith("news.") || key.startsWith("tie.")) {
                var own = base(key) + ".you" + key.substring(base(key).length());
                boolean said = english.has(own) || english.has(base(key) + ".you");
                boolean about = parts(english, key).contains(SEAT) && !key.endsWith(SERIES);
                assertThat(said || !about).as("%s is also said to the seat itself", key).isTrue();
            }
        }
    }

    /** The key of what is said to the others, of a text that is said to one seat. */
    private String others(String key) {
        var others = YOU.matcher(base(key)).replaceFirst("");
        var plural = others + key.substring(base(key).length());
        return english.has(others) ? others : english.has(plural) ? plural : others + ".other";
    }

    /** The key of the text of which this one tells several at once, or to one seat, if it does. */
    private String single(String own) {
        var key = YOU.matcher(base(own)).find() ? others(own) : own;
        var single = key.endsWith(SERIES) ? key.substring(0, key.length() - SERIES.length()) : key;
        if (!single.equals(key)) {
            assertThat(parts(english, single)).as(key).containsAll(parts(english, key));
        }
        return single;
    }

    /** Whether the sources have a key, whole or put together of two parts. */
    private static boolean literal(String sources, String key) {
        if (sources.contains("\"" + key + "\"")) {
            return true;
        }
        for (int dot = key.indexOf('.'); dot > 0; dot = key.indexOf('.', dot + 1)) {
            if (sources.contains("\"" + key.substring(0, dot + 1) + "\"")
                            && sources.contains("\"" + key.substring(dot + 1) + "\"")
                    || sources.contains("\"" + key.substring(0, dot) + "\"")
                            && sources.contains("\"" + key.substring(dot) + "\"")) {
                return true;
            }
        }
        return false;
    }
}
