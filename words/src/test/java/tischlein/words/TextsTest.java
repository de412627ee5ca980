package tischlein.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextsTest {
    @Test
    void languagesAreKnownByTheirCodes() {
        assertThat(Language.coded("ja")).contains(Language.JA);
        assertThat(Language.coded("JA")).isEmpty();
        assertThat(Language.FR.code()).isEqualTo("fr");
    }

    @Test
    void aGameHasItsOwnTextsAndTheCommonOnes() {
        var texts = Texts.of(TextsTest.class, "toy", Language.EN);
        assertThat(texts.keys()).contains("hello", "list.separator");
        assertThat(Texts.only(TextsTest.class, "toy", Language.EN).has("list.separator")).isFalse();
        assertThat(Texts.common(Language.EN).has("hello")).isFalse();
        assertThat(texts.language()).isEqualTo(Language.EN);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "none    | no texts /tischlein/none/texts/en.json",
                "twice   | /tischlein/twice/texts/en.json has hello twice",
                "nested  | /tischlein/nested/texts/en.json, hello: expected VALUE_STRING, found START_OBJECT",
                "number  | /tischlein/number/texts/en.json, hello: expected VALUE_STRING, found VALUE_NUMBER_INT",
                "list    | /tischlein/list/texts/en.json: expected START_OBJECT, found START_ARRAY",
                "more    | /tischlein/more/texts/en.json goes on after its end",
                "broken  | /tischlein/broken/texts/en.json: "
            })
    void aFileThatIsNotOneFlatListOfTextsIsAnErrorThatNamesIt(String folder, String message) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Texts.of(TextsTest.class, folder, Language.EN))
                .withMessageStartingWith(message);
    }
}
