package tischlein.cli.local;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import tischlein.cli.screen.InputLines;
import tischlein.cli.screen.Layout;
import tischlein.cli.screen.Picture;
import tischlein.cli.screen.Screen;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Phrase.Sentence;
import tischlein.kernel.State;

/**
 * One person makes one choice, however many moves it takes. The moves are tried on a copy: until
 * the last of them they can be taken back.
 */
public final class Turn<S extends State<S>, V> {
    private final Game<S, ?, V> game;
    private final int seat;
    private final S start;
    private final Screen screen;
    private final Foresight<S, V> foresight;
    private final Aside aside;
    private final CommandWords names;
    private final S trial;
    private final List<Integer> made = new ArrayList<>();
    private Picture shown = Picture.EMPTY;

    private static final Optional<String> NOTHING = Optional.empty();

    /** Whoever answers what is no part of a choice. */
    public interface Aside {
        /** What can be said beside the choices. */
        Set<TypedLine.Command> possible();

        /**
         * @param midway whether a part of the choice is made
         */
        void answer(TypedLine.Command command, String about, boolean midway);

        /** Which position is looked at, as it stands in a prompt; empty if it is the present. */
        default String place() {
            return "";
        }
    }

    /**
     * @param start looks to the person like the table; it stays as it is
     * @param luck for hints
     */
    public Turn(
            Game<S, ?, V> game,
            int seat,
            S start,
            Screen screen,
            RandomGenerator luck,
            Aside aside) {
        this.game = game;
        this.seat = seat;
        this.start = start;
        this.screen = screen;
        this.foresight = new Foresight<>(game, seat, screen, luck);
        this.aside = aside;
        this.names = CommandWords.of(screen.voice());
        this.trial = start.copy();
    }

    /** What is to be done after a line. */
    public enum Next {
        WRONG,
        ASK,
        SHOW,
        DONE,
        LEAVE
    }

    /** The codes of all its moves, or nothing if the person leaves the table. */
    Optional<List<Integer>> choose(InputLines lines, String name) {
        var next = Next.SHOW;
        while (next != Next.DONE) {
            var typed = next == Next.SHOW ? screen.inPages(this::show, lines) : NOTHING;
            var line = typed.or(() -> lines.next(name + aside.place() + "> ", sayings()));
            next = line.isEmpty() ? Next.LEAVE : obey(line.get());
            if (next == Next.LEAVE) {
                return Optional.empty();
            }
        }
        return Optional.of(made);
    }

    /** All that a line asks for; if something in it cannot be done, no move of it is made. */
    public Next obey(String line) {
        int before = made.size();
        var next = Next.ASK;
        var parts = wholly(line) ? new String[] {line} : TypedLine.parts(line);
        for (int i = 0; i < parts.length; i++) {
            next = fulfil(wish(parts[i]));
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

    /** Whether the commas in a line belong to what it asks for. */
    private boolean wholly(String line) {
        return wish(line) instanceof TypedLine.Ask(TypedLine.Command command, _)
                && command == TypedLine.Command.TRY;
    }

    private TypedLine wish(String line) {
        return TypedLine.of(line, game.words(), choices(), aside.possible(), names);
    }

    private Next fulfil(TypedLine wish) {
        return switch (wish) {
            case TypedLine.Ask(TypedLine.Command command, String about) -> answer(command, about);
            case TypedLine _ when past() -> wrong(say("past.closed"));
            case TypedLine.Choose(int code) -> play(code);
            case TypedLine.Unclear(List<String> words) ->
                    wrong(say("play.unclear").texts("words", words));
            case TypedLine.Forbidden(int code) -> {
                var refusal = game.refusal(trial, seat, code);
                var why = screen.quoted(refusal.why());
                yield wrong(
                        refusal.byRule()
                                ? say("play.forbidden")
                                        .text("why", why)
                                        .text("rule", refusal.rule())
                                : say("play.disorder").text("why", why));
            }
            case TypedLine.Unknown(String words) ->
                    wrong(
                            words.isEmpty()
                                    ? say("play.nothing")
                                    : say("play.unknown").text("words", words));
        };
    }

    private Next play(int code) {
        game.play(trial, seat, code, News.UNHEARD);
        made.add(code);
        return foresight.chooses(trial) ? Next.SHOW : Next.DONE;
    }

    /** Whether the present, of which the choices are, is not what stands on the screen. */
    private boolean past() {
        return !aside.place().isEmpty();
    }

    private Next answer(TypedLine.Command command, String about) {
        if (past()) {
            return answerInThePast(command, about);
        }
        if (command == TypedLine.Command.BACK) {
            return back();
        }
        if (command == TypedLine.Command.QUIT) {
            return Next.LEAVE;
        }
        if (command == TypedLine.Command.HINT) {
            foresight.hint(trial);
        } else if (command == TypedLine.Command.TRY) {
            foresight.preview(trial, about);
        } else if (command == TypedLine.Command.LOOK || command == TypedLine.Command.NOW) {
            showAll();
        } else {
            aside.answer(command, about, !made.isEmpty());
        }
        return Next.ASK;
    }

    private Next answerInThePast(TypedLine.Command command, String about) {
        if (command == TypedLine.Command.QUIT) {
            return Next.LEAVE;
        }
        boolean steps = command == TypedLine.Command.BACK;
        if (TypedLine.Command.OF_A_CHOICE.contains(command) && !steps) {
            return wrong(say("past.closed"));
        }
        aside.answer(command, about, !made.isEmpty());
        if (!past()) {
            showAll();
        }
        return Next.ASK;
    }

    private Next wrong(Sentence sentence) {
        screen.tell(sentence);
        return Next.WRONG;
    }

    private Next back() {
        if (made.isEmpty()) {
            screen.tell(say("play.noback"));
            return Next.ASK;
        }
        return takeBack(made.size() - 1);
    }

    /** All moves but so many of the first. */
    private Next takeBack(int left) {
        made.subList(left, made.size()).clear();
        trial.become(start);
        made.forEach(code -> game.play(trial, seat, code, News.UNHEARD));
        return Next.SHOW;
    }

    /** The codes of all its moves so far. */
    public List<Integer> made() {
        return List.copyOf(made);
    }

    /** The codes of what may be chosen now. */
    int[] choices() {
        return foresight.choices(trial);
    }

    /** All that can be said now, for completion. */
    public List<String> sayings() {
        return Stream.concat(
                        Arrays.stream(choices()).mapToObj(game.words()::word),
                        aside.possible().stream().map(names::word))
                .toList();
    }

    /**
     * The whole table at first, afterwards what has changed; then what is to be done, and the
     * choices.
     */
    public void show() {
        var view = game.view(trial, seat);
        var picture = screen.picture(game, view);
        screen.show(picture.beyond(shown));
        shown = picture;
        screen.stress(game.wording().prompt(view));
        var choices = choices();
        var cells = new ArrayList<String>();
        for (int i = 0; i < choices.length; i++) {
            cells.add(screen.choice(game, view, choices[i], i + 1));
        }
        screen.lines(Layout.columns(cells, screen.voice()));
    }

    /** The same, from the whole table on. */
    public void showAll() {
        forget();
        show();
    }

    /** Nothing stands on the screen any more. */
    public void forget() {
        shown = Picture.EMPTY;
    }
}
