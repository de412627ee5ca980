package tischlein.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tischlein.kernel.Unsuitable;

class InvitationTest {
    @ParameterizedTest
    @CsvSource({
        "https://play.example.org/#/t/k7qf2c, https://play.example.org, K7QF2C, ''",
        "http://localhost:8080/#/t/K7QF2C, http://localhost:8080, K7QF2C, ''",
        "HTTP://127.0.0.1:9/K7QF2C, http://127.0.0.1:9, K7QF2C, ''",
        "http://[::1]:8080/#seat=a_b-9, http://[::1]:8080, '', a_b-9",
        "k7qf2c, http://localhost:8080, K7QF2C, ''",
        "k7qf-2cxt-9bmd, http://localhost:8080, K7QF2CXT9BMD, ''",
        "K7QF 2CXT 9BMD, http://localhost:8080, K7QF2CXT9BMD, ''",
        "http://localhost:8080/#/t/K7QF-2CXT-9BMD, http://localhost:8080, K7QF2CXT9BMD, ''"
    })
    void aLinkOrACodeLeadsToATable(String text, URI server, String table, String token) {
        assertThat(Invitation.of(text, "")).isEqualTo(new Invitation(server, table, token));
    }

    @Test
    void aCodeAloneIsOfTheUsualServer() {
        var invitation = Invitation.of("K7QF2C", "https://play.example.org/");
        assertThat(invitation.server()).isEqualTo(URI.create("https://play.example.org"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "K7--QF", "http://", "file:///x", "http://x/#/rules/buffet/2", "a b"})
    void anythingElseDoesNot(String text) {
        assertThatThrownBy(() -> Invitation.of(text, "")).isInstanceOf(Unsuitable.class);
    }
}
