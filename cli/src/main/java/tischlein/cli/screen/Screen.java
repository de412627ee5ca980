package tischlein.cli.screen;

import static tischlein.kernel.Phrase.say;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tischlein.cli.run.Surroundings;
import tischlein.cli.run.Voice;
import tischlein.kernel.Game;
import tischlein.kernel.Phrase.Sentence;
import tischlein.words.Speaker;

/** Where the program and a game speak to the people who play it. */
public final class Screen {
    private static final String BOLD = "\u001b[1m";
    private static final String PLAIN = "\u001b[0m";

    /** Fewer rows than this are no page. */
    private static final int FEWEST = 8;

    private static final String QUIT = "quit";

    private final PrintStream out;
    private final boolean inks;
    private final Voice voice;
    private final Speaker program;
    private final Speaker game;
    private final int hearer;
    private Optional<List<String>> sheet = Optional.empty(); // what is to be printed in pages

    /**
     * @param names of the seats
     */
    public Screen(Surroundings around, Voice voice, Game<?, ?, ?> game, List<String> names) {
        this(around.out(), around.inks(), voice, game, names);
    }

    /**
     * @param inks whether to print in bold and the like
     * @param names of the seats
     */
    public Screen(
            PrintStream out, boolean inks, Voice voice, Game<?, ?, ?> game, List<String> names) {
        this(out, inks, voice, voice.naming(names), voice.of(game, names), Game.ONLOOKER);
    }

    private Screen(
            PrintStream out, boolean inks, Voice voice, Speaker program, Speaker game, int hearer) {
        this.out = out;
        this.inks = inks;
        this.voice = voice;
        this.program = program.to(hearer);
        this.game = game.to(hearer);
        this.hearer = hearer;
    }

    /** The same, before somebody's eyes. */
    public Screen to(int seat) {
        return seat == hearer ? this : new Screen(out, inks, voice, program, game, seat);
    }

    public Voice voice() {
        return voice;
    }

    /** Something that the program says. */
    public void tell(Sentence sentence) {
        program.say(sentence).lines().forEach(line -> lines(Layout.wrapped(line, voice)));
    }

    /** Words that somebody else has put together. */
    public void plain(String text) {
        lines(Layout.wrapped(text, voice));
    }

    public String text(Sentence sentence) {
        return program.say(sentence);
    }

    /** Something that the game says, as words to be put into what the program says. */
    public String quoted(Sentence sentence) {
        return game.say(sentence);
    }

    public <V> Picture picture(Game<?, ?, V> of, V view) {
        return Picture.of(of, view, game);
    }

    public void show(Picture picture) {
        lines(picture.lines(voice));
    }

    /** Something that the game says, not to be overlooked. */
    public void stress(Sentence sentence) {
        stress(game.say(sentence));
    }

    /** The same, if the program says it. */
    public void stressed(Sentence sentence) {
        stress(program.say(sentence));
    }

    private void stress(String text) {
        Layout.wrapped(text, voice).forEach(line -> print(inks ? BOLD + line + PLAIN : line));
    }

    /** A choice, as it stands in a list of them. */
    public <V> String choice(Game<?, ?, V> of, V view, int code, int number) {
        return Layout.right(Integer.toString(number), 3)
                + "  "
                + quoted(of.wording().choice(view, code))
                + " ("
                + of.words().word(code)
                + ")";
    }

    public void story(ToldStory story, int from, int to, Viewer viewer) {
        lines(story.told(from, to, viewer, game, voice));
    }

    /** Sentences of the game, as one paragraph. */
    public void news(Digest digest, List<Sentence> news) {
        lines(digest.paragraph(news, game, voice));
    }

    /** The rules, or a part of them. */
    public void rules(Game<?, ?, ?> of, String number) {
        var page = page(of).lines(number);
        lines(page);
        if (page.isEmpty()) {
            tell(say("play.norule").text("number", number));
        }
    }

    /** The game in a minute. */
    public void introduction(Game<?, ?, ?> of) {
        lines(page(of).introduction());
    }

    private RulesPage page(Game<?, ?, ?> of) {
        return new RulesPage(of.about().name(), voice);
    }

    public void ending(FinalScores ending) {
        lines(ending.lines(voice, program, game, true));
    }

    public void lines(List<String> lines) {
        lines.forEach(this::print);
    }

    private void print(String line) {
        sheet.ifPresentOrElse(one -> one.add(line), () -> out.println(line));
    }

    /**
     * Prints what is shown one windowful after the other, if somebody sits there and presses Enter
     * for the next.
     *
     * @return what was typed instead of a bare Enter: the rest is not wanted any more
     */
    public Optional<String> inPages(Runnable shown, InputLines lines) {
        var collected = new ArrayList<String>();
        sheet = Optional.of(collected);
        try {
            shown.run();
        } finally {
            sheet = Optional.empty();
        }
        int rows = lines.waits() ? Math.max(FEWEST, voice.window().rows() - 1) : collected.size();
        for (int from = 0; from < collected.size(); from += rows) {
            int to = Math.min(collected.size(), from + rows);
            lines(collected.subList(from, to));
            if (to < collected.size()) {
                var typed = lines.next(voice.text("story.more") + " ", List.of());
                if (typed.isEmpty() || !typed.get().isBlank()) {
                    return Optional.of(typed.orElse(QUIT));
                }
            }
        }
        return Optional.empty();
    }

    public void flush() {
        out.flush();
    }

    public void gap() {
        out.println();
    }
}
