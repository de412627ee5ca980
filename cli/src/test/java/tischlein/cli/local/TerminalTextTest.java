package tischlein.cli.local;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tischlein.cli.run.InstalledGames;
import tischlein.cli.run.Voice;
import tischlein.cli.screen.Screen;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Options;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;
import tischlein.words.Language;

/** What the terminal shows and offers to a seat, in random games, at every state. */
class TerminalTextTest {
    private static final int GAMES = 3;

    private interface Check<S> {
        /** A seat owes a move in this state. */
        void at(S s, int seat);
    }

    @TestFactory
    Stream<DynamicTest> theTerminalOffersExactlyTheLegalChoices() {
        return InstalledGames.games().stream()
                .map(game -> DynamicTest.dynamicTest(game.about().name(), () -> offers(game)));
    }

    @TestFactory
    Stream<DynamicTest> whatASeatMayNotKnowChangesNoLetterOfItsText() {
        return InstalledGames.games().stream()
                .map(game -> DynamicTest.dynamicTest(game.about().name(), () -> twoWorlds(game)));
    }

    private static <S extends State<S>, V> void games(Game<S, ?, V> game, Check<S> check) {
        var about = game.about();
        for (int n = 0; n < GAMES; n++) {
            var luck = new Seeded(41, n);
            int spread = about.mostSeats() - about.fewestSeats() + 1;
            Options options = about.options(about.fewestSeats() + luck.nextInt(spread));
            var s = game.start(options);
            var codes = new int[Game.MOST_CHOICES];
            while (game.waiting(s) != 0) {
                int actor = Bits.nth(game.waiting(s), luck.nextInt(Bits.size(game.waiting(s))));
                int code;
                if (actor == Game.CHANCE) {
                    code = game.draw(s, luck, codes);
                } else {
                    check.at(s, actor);
                    code = codes[luck.nextInt(game.choices(s, actor, codes))];
                }
                game.play(s, actor, code, News.UNHEARD);
            }
        }
    }

    /** A screen in each language: to read all texts anew at every state would take long. */
    private static final class Printed {
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        private final Map<Language, Screen> screens = new EnumMap<>(Language.class);

        Printed(Game<?, ?, ?> game) {
            var out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
            for (var language : Language.values()) {
                screens.put(language, new Screen(out, false, new Voice(language), game, List.of()));
            }
        }

        Screen in(Language language) {
            return screens.getOrDefault(language, screens.values().iterator().next());
        }

        /** What was printed since it was last asked for. */
        String text() {
            var text = bytes.toString(StandardCharsets.UTF_8);
            bytes.reset();
            return text;
        }
    }

    private static <S extends State<S>, V> Turn<S, V> turn(
            Game<S, ?, V> game, S world, int seat, Screen screen) {
        return new Turn<>(
                game,
                seat,
                world,
                screen,
                new Seeded(1),
                new Turn.Aside() {
                    @Override
                    public Set<TypedLine.Command> possible() {
                        return Set.of();
                    }

                    @Override
                    public void answer(TypedLine.Command command, String about, boolean midway) {
                        throw new AssertionError("nobody asks");
                    }
                });
    }

    /** At home from the table itself, at a live table from a world made of the frame. */
    private static <S extends State<S>, V> void offers(Game<S, ?, V> game) {
        var luck = new Seeded(43);
        var printed = new Printed(game);
        var screen = printed.in(Language.EN);
        games(
                game,
                (s, seat) -> {
                    var codes = new int[Game.MOST_CHOICES];
                    var legal = Arrays.copyOf(codes, game.choices(s, seat, codes));
                    var words = Arrays.stream(legal).mapToObj(game.words()::word).toList();
                    var afar = game.imagine(game.view(s, seat), luck);
                    for (var world : List.of(s, afar)) {
                        var turn = turn(game, world, seat, screen);
                        assertThat(turn.choices()).isEqualTo(legal);
                        assertThat(turn.sayings()).isEqualTo(words);
                    }
                    turn(game, s, seat, screen).show();
                    var text = printed.text();
                    assertThat(words).allMatch(word -> text.contains("(" + word + ")"));
                });
    }

    private static <S extends State<S>, V> void twoWorlds(Game<S, ?, V> game) {
        var luck = new Seeded(47);
        var printed = new Printed(game);
        games(
                game,
                (s, seat) -> {
                    var other = game.imagine(game.view(s, seat), luck);
                    var language = Language.values()[luck.nextInt(Language.values().length)];
                    var word = game.words().word(luck.nextInt(game.words().size()));
                    assertThat(shown(game, other, seat, printed, language, word))
                            .isEqualTo(shown(game, s, seat, printed, language, word));
                });
    }

    /** The table, the choices, and what is said to whoever tries one that there is not. */
    private static <S extends State<S>, V> String shown(
            Game<S, ?, V> game,
            S world,
            int seat,
            Printed printed,
            Language language,
            String word) {
        var screen = printed.in(language);
        turn(game, world, seat, screen).obey(word);
        var turn = turn(game, world, seat, screen);
        turn.show();
        if (turn.obey("1") == Turn.Next.SHOW) {
            turn.obey("back");
            turn.show();
        }
        return printed.text();
    }
}
