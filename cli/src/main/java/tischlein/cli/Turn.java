package tischlein.cli;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import tischlein.bots.Bots;
import tischlein.kernel.Bits;
import tischlein.kernel.Bot;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Phrase.Sentence;
import tischlein.kernel.State;
import tischlein.kernel.Unsuitable;

/**
 * One person makes one choice, however many moves it takes. The moves are tried on a copy: until
 * the last of them they can be taken back.
 */
final class Turn<S extends State<S>, V> {
    private static final int LAST_NEWS = 25;
    private static final int MOST_NEWS = 1_000_000;

    private final Playing<S, V> playing;
    private final Game<S, ?, V> game;
    private final int seat;
    private final Screen screen;
    private final Lines lines;
    private final RandomGenerator luck;
    private final String people;
    private final S trial;
    private final List<Integer> made = new ArrayList<>();
    private Picture shown = Picture.EMPTY;

    /**
     * @param luck for hints
     * @param people the option that seats the same people again
     */
    Turn(
            Playing<S, V> playing,
            int seat,
            Screen screen,
            Lines lines,
            RandomGenerator luck,
            String people) {
        this.playing = playing;
        this.game = playing.game();
        this.seat = seat;
        this.screen = screen;
        this.lines = lines;
        this.luck = luck;
        this.people = people;
        this.trial = playing.state().copy();
    }

    private enum Next {
        WRONG,
        ASK,
        SHOW,
        DONE,
        LEAVE
    }

    /** The codes of all its moves, or nothing if the person leaves the table. */
    Optional<List<Integer>> choose(String prompt) {
        var next = Next.SHOW;
        while (next != Next.DONE) {
            if (next == Next.SHOW) {
                show();
            }
            var line = lines.next(prompt, sayings());
            next = line.isEmpty() ? Next.LEAVE : obey(line.get());
            if (next == Next.LEAVE) {
                return Optional.empty();
            }
        }
        return Optional.of(made);
    }

    /** All that a line asks for; if something in it cannot be done, no move of it is made. */
    private Next obey(String line) {
        int before = made.size();
        var next = Next.ASK;
        var parts = line.split(",");
        for (int i = 0; i < parts.length; i++) {
            next = fulfil(Wish.of(parts[i], game.words(), choices()));
            if (next == Next.DONE && i + 1 < parts.length) {
                screen.tell(say("play.ignored").text("rest", parts[i + 1].strip()));
            }
            if (next == Next.WRONG) {
                return made.size() > before ? takeBack(before) : Next.ASK;
            }
            if (next == Next.DONE || next == Next.LEAVE) {
                return next;
            }
        }
        return next;
    }

    private Next fulfil(Wish wish) {
        return switch (wish) {
            case Wish.Choose(int code) -> play(code);
            case Wish.Ask(Wish.Command command, String about) -> answer(command, about);
            case Wish.Unclear(List<String> words) ->
                    wrong(say("play.unclear").texts("words", words));
            case Wish.Forbidden(int code) -> {
                var refusal = game.refusal(trial, seat, code);
                yield wrong(
                        say("play.forbidden")
                                .text("why", screen.quoted(refusal.why()))
                                .text("rule", refusal.rule()));
            }
            case Wish.Unknown(String words) ->
                    wrong(
                            words.isEmpty()
                                    ? say("play.nothing")
                                    : say("play.unknown").text("words", words));
        };
    }

    private Next play(int code) {
        game.play(trial, seat, code, News.UNHEARD);
        made.add(code);
        return Bits.has(game.midway(trial) & game.waiting(trial), seat) ? Next.SHOW : Next.DONE;
    }

    private Next answer(Wish.Command command, String about) {
        return switch (command) {
            case HELP -> reply(say("play.help"));
            case HINT -> hint();
            case BACK -> back();
            case LOG -> log(about);
            case RULES -> rules(about);
            case SAVE -> save(about);
            case QUIT -> Next.LEAVE;
        };
    }

    private Next reply(Sentence sentence) {
        screen.tell(sentence);
        return Next.ASK;
    }

    private Next wrong(Sentence sentence) {
        screen.tell(sentence);
        return Next.WRONG;
    }

    private Next hint() {
        var choices = choices();
        var view = game.view(trial, seat);
        var bot = Bots.make(Bots.GREEDY, game, seat);
        int code = bot.choose(() -> view, choices, choices.length, Bot.Budget.USUAL, luck);
        return reply(
                say("play.hint")
                        .text("what", screen.quoted(game.wording().choice(view, code)))
                        .text("word", game.words().word(code)));
    }

    private Next back() {
        if (made.isEmpty()) {
            return reply(say("play.noback"));
        }
        return takeBack(made.size() - 1);
    }

    /** All moves but so many of the first. */
    private Next takeBack(int left) {
        made.subList(left, made.size()).clear();
        trial.become(playing.state());
        made.forEach(code -> game.play(trial, seat, code, News.UNHEARD));
        return Next.SHOW;
    }

    private Next log(String about) {
        try {
            int count =
                    about.isEmpty() ? LAST_NEWS : (int) Numeral.within("log", about, 1, MOST_NEWS);
            var story = playing.story();
            screen.story(story, Math.max(0, story.length() - count), Viewer.at(seat));
            return Next.ASK;
        } catch (Unsuitable e) {
            return reply(e.sentence());
        }
    }

    private Next rules(String about) {
        var page = new RulesPage(game.about().name()).lines(about);
        if (page.isEmpty()) {
            return reply(say("play.norule").text("number", about));
        }
        screen.lines(page);
        return Next.ASK;
    }

    private Next save(String file) {
        if (file.isEmpty()) {
            return reply(say("play.savewhere"));
        }
        try {
            Saving.saveGame(file, playing.log());
            screen.tell(say("play.saved").text("file", file).text("people", people));
            return made.isEmpty() ? Next.ASK : reply(say("play.unsaved"));
        } catch (Unsuitable e) {
            return reply(e.sentence());
        }
    }

    private int[] choices() {
        var codes = new int[Game.MOST_CHOICES];
        int count = game.choices(trial, seat, codes);
        return Arrays.copyOf(codes, count);
    }

    private List<String> sayings() {
        return Stream.concat(
                        Arrays.stream(choices()).mapToObj(game.words()::word),
                        Arrays.stream(Wish.Command.values()).map(Wish.Command::word))
                .toList();
    }

    /**
     * The whole table at first, afterwards what has changed; then what is to be done, and the
     * choices.
     */
    private void show() {
        var view = game.view(trial, seat);
        var picture = screen.picture(game, view);
        screen.show(picture.beyond(shown));
        shown = picture;
        screen.stress(game.wording().prompt(view));
        var cells = new ArrayList<String>();
        for (int code : choices()) {
            cells.add(
                    Layout.right(Integer.toString(cells.size() + 1), 3)
                            + "  "
                            + screen.quoted(game.wording().choice(view, code))
                            + " ("
                            + game.words().word(code)
                            + ")");
        }
        screen.lines(Layout.columns(cells));
    }
}
