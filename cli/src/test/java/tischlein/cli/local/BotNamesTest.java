package tischlein.cli.local;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tischlein.bots.Level;
import tischlein.cli.run.InstalledGames;
import tischlein.server.guests.Guests;
import tischlein.words.Cast;
import tischlein.words.Language;
import tischlein.words.Texts;

class BotNamesTest {
    /** A reader takes アンズ and あんず for the same name. */
    private static final int FROM_KATAKANA = 'ア' - 'あ';

    private static String read(String name) {
        return name.chars()
                .map(c -> c >= 'ァ' && c <= 'ヶ' ? c - FROM_KATAKANA : c)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    private static List<String> ofBots() {
        var names = new ArrayList<String>();
        for (var game : InstalledGames.games()) {
            for (var language : Language.values()) {
                var cast = Cast.of(game.getClass(), game.about().name(), language);
                Level.words().forEach(level -> names.addAll(cast.names(level)));
            }
        }
        return names.stream().map(BotNamesTest::read).toList();
    }

    @ParameterizedTest
    @EnumSource
    void noGuestIsGivenTheNameOfABot(Language language) {
        var drawn = Texts.of(Guests.class, "server", language).text("guest.names");
        assertThat(ofBots()).hasSizeGreaterThan(200);
        assertThat(drawn.split("[,、] ?"))
                .hasSize(20)
                .noneMatch(name -> ofBots().contains(read(name)));
    }
}
