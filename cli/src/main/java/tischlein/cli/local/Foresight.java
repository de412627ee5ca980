package tischlein.cli.local;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.random.RandomGenerator;
import tischlein.bots.Bots;
import tischlein.bots.Level;
import tischlein.cli.screen.Screen;
import tischlein.cli.screen.ToldStory;
import tischlein.cli.screen.Viewer;
import tischlein.kernel.Bot;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.State;

/** What a seat could do and what would come of it, played out on copies. */
record Foresight<S extends State<S>, V>(
        Game<S, ?, V> game, int seat, Screen screen, RandomGenerator luck) {

    /** In worlds, so that the same position has the same hint. */
    private static final Bot.Budget THOUGHT = new Bot.Budget(Integer.MAX_VALUE, 1000);

    /** Tells what a bot would do: the next move and, if there are more, all of them. */
    void hint(S now) {
        var world = now.copy();
        var bot = Bots.thinker(Level.SHARP.word(), game, seat).orElseThrow();
        var moves = new ArrayList<Integer>();
        do {
            var choices = choices(world);
            var view = game.view(world, seat);
            int code = bot.choose(() -> view, choices, choices.length, THOUGHT, luck);
            game.play(world, seat, code, News.UNHEARD);
            moves.add(code);
        } while (chooses(world));
        int first = moves.getFirst();
        screen.tell(
                say("play.hint")
                        .text(
                                "what",
                                screen.quoted(game.wording().choice(game.view(now, seat), first)))
                        .text("word", game.words().word(first)));
        if (moves.size() > 1) {
            screen.tell(
                    say("play.hint.all")
                            .texts("words", moves.stream().map(game.words()::word).toList()));
        }
    }

    /**
     * Tells what would happen.
     *
     * @param line the choice, as somebody would type it
     */
    void preview(S now, String line) {
        var world = now.copy();
        var story = new ToldStory(game);
        for (var part : TypedLine.parts(line)) {
            if (TypedLine.of(part, game.words(), choices(world))
                    instanceof TypedLine.Choose(int code)) {
                game.play(world, seat, code, story);
            } else {
                screen.tell(say("play.unknown").text("words", part.strip()));
                return;
            }
            if (!chooses(world)) {
                break;
            }
        }
        if (story.length() == 0) {
            screen.tell(say("play.foreseen"));
        } else {
            screen.story(story, 0, story.length(), Viewer.at(seat));
        }
    }

    /** The codes of what may be chosen. */
    int[] choices(S now) {
        var codes = new int[Game.MOST_CHOICES];
        return Arrays.copyOf(codes, game.choices(now, seat, codes));
    }

    /** Whether the seat is in the middle of a choice. */
    boolean chooses(S now) {
        return game.midway(now, seat);
    }
}
