package tischlein.cluster.relay;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ToldVersionTest {
    @Test
    void aFrameSaysWhatItShowsAndToWhom() {
        assertThat(
                        ToldVersion.of(
                                "{\"is\":\"frame\",\"table\":\"T1\",\"seat\":-1,\"version\":12,"
                                        + "\"view\":{\"seat\":3,\"version\":4}}"))
                .contains(new ToldVersion(-1, 12));
    }

    @Test
    void noOtherMessageHasAVersion() {
        assertThat(ToldVersion.of("{\"is\":\"table\",\"seat\":0,\"version\":2,}")).isEmpty();
        assertThat(ToldVersion.of("")).isEmpty();
    }
}
