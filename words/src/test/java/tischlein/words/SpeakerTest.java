package tischlein.words;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static tischlein.kernel.Phrase.say;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tischlein.kernel.Phrase;

class SpeakerTest {
    private static Speaker speaker(Language language, String... names) {
        return new Speaker(Texts.of(SpeakerTest.class, "toy", language), List.of(names));
    }

    private static final Speaker ENGLISH = speaker(Language.EN);

    @Test
    void partsArePutIntoTheText() {
        var sentence = say("hello").text("who", "$1 {you} \\").number("times", 3);
        assertThat(ENGLISH.say(sentence)).isEqualTo("Hello $1 {you} \\, 3 times!");
    }

    @Test
    void sentencesMayBePartsOfSentences() {
        var sentence = say("hello").with("who", say("world")).number("times", 1);
        assertThat(ENGLISH.say(sentence)).isEqualTo("Hello world, 1 times!");
    }

    @ParameterizedTest
    @CsvSource({"EN, 'a, b', Seat 2", "FR, 'a, b', Place 2", "DE, 'a, b', Platz 2", "JA, a、b, 2番席"})
    void listsAndSeatsAreSaidInTheLanguage(Language language, String list, String seat) {
        var series = new Phrase.Series(List.of(new Phrase.Text("a"), new Phrase.Text("b")));
        assertThat(speaker(language).say(series)).isEqualTo(list);
        assertThat(speaker(language).say(new Phrase.Seat(2))).isEqualTo(seat);
    }

    @Test
    void aSeatWithANameIsCalledByIt() {
        var named = speaker(Language.EN, "Ada", "");
        assertThat(named.say(new Phrase.Seat(0))).isEqualTo("Ada");
        assertThat(named.say(new Phrase.Seat(1))).isEqualTo("Seat 1");
        assertThat(named.say(new Phrase.Seat(2))).isEqualTo("Seat 2");
    }

    @ParameterizedTest
    @CsvSource({
        "FR, Anna, C’est le tour d’Anna ; il faut qu’Anna joue.",
        "FR, Élise, C’est le tour d’Élise ; il faut qu’Élise joue.",
        "FR, Ben, C’est le tour de Ben ; il faut que Ben joue.",
        "EN, Anna, It is Anna’s turn; Anna plays.",
        "DE, Anna, Anna ist dran und spielt."
    })
    void aFrenchWordLosesItsEBeforeAVowel(Language language, String name, String said) {
        assertThat(speaker(language, name).say(say("turn").seat(0))).isEqualTo(said);
    }

    @Test
    void aNumberBelowZeroHasATrueMinusSign() {
        assertThat(ENGLISH.say(new Phrase.Figure(-12))).isEqualTo("−12");
        assertThat(ENGLISH.say(new Phrase.Figure(12000))).isEqualTo("12000");
        assertThat(ENGLISH.say(new Phrase.Figure(Integer.MIN_VALUE))).isEqualTo("−2147483648");
    }

    @ParameterizedTest
    @CsvSource({
        "EN, 0, 0 mice",
        "EN, 1, 1 mouse",
        "EN, 2, 2 mice",
        "EN, -1, −1 mouse",
        "FR, 0, 0 souris seule",
        "FR, 1, 1 souris seule",
        "FR, 2, 2 souris",
        "FR, -2, −2 souris",
        "DE, 0, 0 Mäuse",
        "DE, 1, 1 Maus",
        "DE, 2, 2 Mäuse",
        "JA, 0, ネズミ0匹",
        "JA, 1, ネズミ1匹",
        "JA, 2, ネズミ2匹"
    })
    void singularAndPluralFollowTheLanguage(Language language, int count, String text) {
        assertThat(speaker(language).say(say("mice").count(count))).isEqualTo(text);
    }

    static List<Arguments> hearers() throws IOException {
        try (var file = SpeakerTest.class.getResourceAsStream("/tischlein/toy/hearers.txt")) {
            return new String(Objects.requireNonNull(file).readAllBytes(), UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> Arguments.of((Object[]) line.split(" +\\| +")))
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("hearers")
    void whomItIsAboutHearsItInTheSecondPerson(
            String language, int hearer, String phrase, String said) {
        var speaker = speaker(Language.coded(language).orElseThrow(), "Ada", "Ben");
        assertThat(speaker.to(hearer).say(sentence(phrase))).isEqualTo(said);
    }

    /** {@code key part=@1 part=3 part=@0+@1 part=(another sentence)}. */
    private static Phrase.Sentence sentence(String written) {
        var parts = new LinkedHashMap<String, Phrase>();
        var words = written.split(" (?![^(]*\\))");
        for (var word : List.of(words).subList(1, words.length)) {
            int equals = word.indexOf('=');
            parts.put(word.substring(0, equals), part(word.substring(equals + 1)));
        }
        return new Phrase.Sentence(words[0], parts);
    }

    private static Phrase part(String written) {
        if (written.startsWith("(")) {
            return sentence(written.substring(1, written.length() - 1));
        }
        if (written.contains("+")) {
            return new Phrase.Series(
                    Stream.of(written.split("\\+")).map(SpeakerTest::part).toList());
        }
        return written.startsWith("@")
                ? new Phrase.Seat(Integer.parseInt(written.substring(1)))
                : new Phrase.Figure(Integer.parseInt(written));
    }

    @Test
    void aSeatAloneIsCalledByItsNameByItsOwnerToo() {
        assertThat(speaker(Language.EN, "Ada").to(0).say(new Phrase.Seat(0))).isEqualTo("Ada");
    }

    @Test
    void theGamesTextsHoldBeforeTheCommonOnes() {
        assertThat(ENGLISH.say(say("log.missing"))).isEqualTo("Gone fishing.");
        assertThat(ENGLISH.say(say("log.unreadable"))).isEqualTo("The file cannot be read.");
    }

    @Test
    void aMissingTextOrPartIsAnErrorThatNamesIt() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ENGLISH.say(say("goodbye")))
                .withMessage("no text goodbye in en");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ENGLISH.say(say("mice").number("number", 2)))
                .withMessage("no text mice in en");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ENGLISH.say(say("hello").text("who", "you")))
                .withMessage("text hello has no part times");
    }
}
