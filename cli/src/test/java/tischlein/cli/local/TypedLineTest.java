package tischlein.cli.local;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import tischlein.cli.run.Voice;
import tischlein.kernel.Vocabulary;
import tischlein.words.Language;

class TypedLineTest {
    private static final Vocabulary WORDS =
            new Vocabulary(
                    List.of(
                            "play 1",
                            "play 10",
                            "play -1",
                            "give 1",
                            "keep",
                            "low",
                            "bring c4",
                            "drop grey 3",
                            "drop green 3",
                            "drop grey 13"));

    /** All but “give 1”. */
    private static final int[] CHOICES = {0, 1, 2, 4, 5, 6, 7, 8, 9};

    private static TypedLine of(String typed) {
        return in(Language.EN, typed);
    }

    private static TypedLine in(Language language, String typed) {
        var names = CommandWords.of(new Voice(language));
        return TypedLine.of(typed, WORDS, CHOICES, TypedLine.Command.AT_HOME, names);
    }

    @ParameterizedTest
    @CsvSource({
        "1, 0",
        "4, 4",
        "play 1, 0",
        "p 1, 0",
        "p 10, 1",
        "'  pl   -1 ', 2",
        "p −1, 2",
        "P １, 0",
        "４, 4",
        "k, 4",
        "kee, 4",
        "low, 5",
        "c4, 6",
        "C4, 6",
        "c, 6",
        "grey 3, 7",
        "gree 3, 8",
        "drop grey 1, 9",
        "GREY 13, 9"
    })
    void aChoiceIsMadeByItsNumberItsWordOrItsBeginning(String typed, int code) {
        assertThat(of(typed)).isEqualTo(new TypedLine.Choose(code));
    }

    @Test
    void whatCouldBeSeveralIsUnclear() {
        assertThat(of("p"))
                .isEqualTo(new TypedLine.Unclear(List.of("play 1", "play 10", "play -1")));
    }

    @Test
    void whatCouldBeSeveralFromItsMiddleOnIsUnclear() {
        assertThat(of("gre 3"))
                .isEqualTo(new TypedLine.Unclear(List.of("drop grey 3", "drop green 3")));
    }

    @ParameterizedTest
    @CsvSource({
        "FR, aide, HELP, ''",
        "FR, conseil, HINT, ''",
        "FR, regles 5, RULES, 5",
        "FR, help, HELP, ''",
        "DE, hilfe, HELP, ''",
        "DE, Zurück, BACK, ''",
        "DE, zuruck, BACK, ''",
        "DE, hi, HELP, ''",
        "DE, springe 4, JUMP, 4",
        "JA, ヘルプ, HELP, ''",
        "JA, 保存 a.log, SAVE, a.log",
        "JA, ﾋﾝﾄ, HINT, ''"
    })
    void commandsAreUnderstoodInTheUsersLanguage(
            Language language, String typed, TypedLine.Command command, String about) {
        assertThat(in(language, typed)).isEqualTo(new TypedLine.Ask(command, about));
    }

    @ParameterizedTest
    @EnumSource
    void noTwoCommandsHaveTheSameName(Language language) {
        var voice = new Voice(language);
        var names = CommandWords.of(voice);
        assertThat(TypedLine.Command.values())
                .extracting(command -> CommandWords.plain(names.word(command)))
                .doesNotHaveDuplicates()
                .noneMatch(name -> name.contains(" "));
    }

    @ParameterizedTest
    @CsvSource({
        "help, HELP, ''",
        "?, HELP, ''",
        "hi, HINT, ''",
        "back, BACK, ''",
        "log 5, LOG, 5",
        "rules 5.2, RULES, 5.2",
        "Save My game.log, SAVE, My game.log",
        "q, QUIT, ''"
    })
    void commandsMayBeShortened(String typed, TypedLine.Command command, String about) {
        assertThat(of(typed)).isEqualTo(new TypedLine.Ask(command, about));
    }

    @Test
    void choicesGoBeforeShortenedCommandsAndCommandsBeforeShortenedChoices() {
        assertThat(of("l")).isEqualTo(new TypedLine.Choose(5));
        assertThat(of("log")).isEqualTo(new TypedLine.Ask(TypedLine.Command.LOG, ""));
        assertThat(of("h")).isInstanceOf(TypedLine.Unknown.class);
    }

    @Test
    void aMoveThatIsNoChoiceIsForbidden() {
        assertThat(of("give 1")).isEqualTo(new TypedLine.Forbidden(3));
    }

    @ParameterizedTest
    @CsvSource({"19", "0", "play", "play 2", "''", "play 1 2", "dance"})
    void anythingElseIsUnknownOrUnclear(String typed) {
        assertThat(of(typed)).isInstanceOfAny(TypedLine.Unknown.class, TypedLine.Unclear.class);
    }
}
