package tischlein.buckets;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tischlein.testkit.pages.Rule;
import tischlein.words.Language;
import tischlein.words.Texts;

class BucketsTextsTest {
    @ParameterizedTest
    @EnumSource
    @Rule("8.2")
    void aBoxThatAnotherOptionSpeaksOfIsNamedByItsYear(Language language) {
        var texts = Texts.of(Buckets.class, "buckets", language);
        assertThat(texts.text("option.end.standard")).contains("2002");
        assertThat(texts.text("option.edition.2002")).contains("2002");
        assertThat(texts.text("option.edition.2005")).contains("2005");
    }
}
