package tischlein.cli;

import java.io.PrintStream;
import java.util.List;
import tischlein.kernel.Game;
import tischlein.kernel.Phrase.Sentence;
import tischlein.words.Speaker;

/** Where the program and a game speak to the people who play it. */
final class Screen {
    private static final String BOLD = "\u001b[1m";
    private static final String PLAIN = "\u001b[0m";

    private final PrintStream out;
    private final boolean inks;
    private final Voice voice;
    private final Speaker program;
    private final Speaker game;
    private final List<String> names;

    /**
     * @param names of the seats
     */
    Screen(Surroundings around, Voice voice, Game<?, ?, ?> game, List<String> names) {
        this.out = around.out();
        this.inks = around.inks();
        this.voice = voice;
        this.program = voice.naming(names);
        this.game = voice.of(game, names);
        this.names = List.copyOf(names);
    }

    /** Something that the program says. */
    void tell(Sentence sentence) {
        program.say(sentence).lines().forEach(line -> lines(Layout.wrapped(line, voice.locale())));
    }

    String text(Sentence sentence) {
        return program.say(sentence);
    }

    /** Something that the game says, as words to be put into what the program says. */
    String quoted(Sentence sentence) {
        return game.say(sentence);
    }

    <V> Picture picture(Game<?, ?, V> of, V view) {
        return Picture.of(of, view, game);
    }

    void show(Picture picture) {
        lines(picture.lines(voice));
    }

    /** Something that the game says, not to be overlooked. */
    void stress(Sentence sentence) {
        Layout.wrapped(game.say(sentence), voice.locale())
                .forEach(line -> out.println(inks ? BOLD + line + PLAIN : line));
    }

    void story(Story story, int from, Viewer viewer) {
        lines(story.told(from, viewer, game, voice));
    }

    void ending(Ending ending) {
        lines(ending.lines(voice, game, names, true));
    }

    void lines(List<String> lines) {
        lines.forEach(out::println);
    }

    void gap() {
        out.println();
    }
}
