package tischlein.cli.local;

import static tischlein.kernel.Phrase.say;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import tischlein.cli.run.LastWord;
import tischlein.cli.screen.FinalScores;
import tischlein.cli.screen.InputLines;
import tischlein.cli.screen.Screen;
import tischlein.cli.screen.Viewer;
import tischlein.kernel.Bits;
import tischlein.kernel.Bot;
import tischlein.kernel.Game;
import tischlein.kernel.State;

/**
 * People round one keyboard, and bots, who play a game to its end. If there is anything to hide
 * from one another, the screen is cleared and handed over before each person's turn.
 */
public final class SharedKeyboard<S extends State<S>, V> {
    private final LocalGame<S, V> playing;
    private final Game<S, ?, V> game;
    private final List<LocalPlayer<V>> players;
    private final Screen screen;
    private final InputLines lines;
    private final RandomGenerator luck;
    private final KeptGame kept;
    private final SavedSeats seats;
    private final boolean curtain;
    private final int[] heard; // by seat: how much of the story its person has been told
    private int holder = Game.NOBODY; // who sits before the screen

    /**
     * @param luck for hints
     * @param kept where the game is not lost
     */
    public SharedKeyboard(
            LocalGame<S, V> playing,
            List<LocalPlayer<V>> players,
            Screen screen,
            InputLines lines,
            RandomGenerator luck,
            KeptGame kept) {
        this.playing = playing;
        this.game = playing.game();
        this.players = List.copyOf(players);
        this.screen = screen;
        this.lines = lines;
        this.luck = luck;
        this.kept = kept;
        this.seats = SavedSeats.of(players);
        this.curtain = game.about().hides() && people() > 1;
        this.heard = new int[players.size()];
    }

    private long people() {
        return players.stream().filter(LocalPlayer.Person.class::isInstance).count();
    }

    /** Plays until the game is over or somebody leaves. */
    public void play() {
        greet();
        boolean over;
        try (var _ = new LastWord(this::bidFarewell)) {
            over = playToTheEnd();
        }
        if (over) {
            kept.drop();
            finish();
        } else {
            bidFarewell();
        }
    }

    private void bidFarewell() {
        kept.farewell().forEach(screen::tell);
        screen.flush();
    }

    /** Returns whether the end was reached. */
    private boolean playToTheEnd() {
        Arrays.fill(heard, playing.story().length());
        playing.letChancePlay();
        while (game.waiting(playing.state()) != 0) {
            for (int step = game.waiting(playing.state()); step != 0; step &= step - 1) {
                if (!choose(Bits.lowest(step))) {
                    return false;
                }
            }
            playing.letChancePlay();
        }
        return true;
    }

    private void greet() {
        screen.stress(say("title"));
        for (int seat = 0; seat < players.size(); seat++) {
            screen.tell(
                    switch (players.get(seat)) {
                        case LocalPlayer.Person<V>(String name) ->
                                say("play.person").number("number", seat).text("name", name);
                        case LocalPlayer.Robot<V>(String name, String kind, _, _) ->
                                say("play.robot")
                                        .number("number", seat)
                                        .text("name", name)
                                        .text("bot", kind);
                    });
        }
        screen.tell(say("play.start"));
    }

    private boolean choose(int seat) {
        return switch (players.get(seat)) {
            case LocalPlayer.Robot<V> robot -> {
                think(robot, seat);
                yield true;
            }
            case LocalPlayer.Person<V> person -> take(seat) && decide(seat, person);
        };
    }

    private void think(LocalPlayer.Robot<V> robot, int seat) {
        var s = playing.state();
        var codes = new int[Game.MOST_CHOICES];
        do {
            int count = game.choices(s, seat, codes);
            int code =
                    robot.bot()
                            .choose(
                                    () -> game.view(s, seat),
                                    codes,
                                    count,
                                    Bot.Budget.USUAL,
                                    robot.luck());
            playing.play(seat, code);
        } while (game.midway(s, seat));
    }

    /** Gives the screen to a person, unless it has it already; false if nobody comes. */
    private boolean take(int seat) {
        if (holder == seat || people() == 1) {
            return true;
        }
        holder = seat;
        boolean here = !curtain || lines.handedOver(screen.text(say("play.hand").seat(seat)));
        screen.gap();
        screen.stressed(say("play.eyes").seat(seat));
        return here;
    }

    private boolean decide(int seat, LocalPlayer.Person<V> person) {
        var own = screen.to(seat);
        screen.gap();
        tell(heard[curtain ? seat : 0], Viewer.at(seat));
        heard[curtain ? seat : 0] = playing.story().length();
        var aside = new LocalRequests<>(playing, seat, own, seats);
        var turn = new Turn<>(game, seat, playing.state(), own, luck, aside);
        var choice = turn.choose(lines, person.name());
        if (choice.isPresent()) {
            choice.get().forEach(code -> playing.play(seat, code));
            kept.keep(playing, seats);
        } else if (!turn.made().isEmpty()) {
            screen.tell(say("play.unsaved"));
        }
        return choice.isPresent();
    }

    private void tell(int from, Viewer viewer) {
        if (from < playing.story().length()) {
            screen.story(playing.story(), from, playing.story().length(), viewer);
            screen.gap();
        }
    }

    private void finish() {
        if (curtain) {
            lines.handedOver(screen.text(say("play.gather")));
        }
        screen.gap();
        int unheard = playing.story().length();
        for (int seat = 0; seat < players.size(); seat++) {
            if (players.get(seat) instanceof LocalPlayer.Person<V>) {
                unheard = Math.min(unheard, heard[curtain ? seat : 0]);
            }
        }
        var viewer = people() == 1 ? Viewer.at(only()) : Viewer.ONLOOKER;
        tell(unheard, viewer);
        screen.to(viewer.seat()).ending(FinalScores.of(game, playing.state()));
    }

    private int only() {
        for (int seat = 0; seat < players.size(); seat++) {
            if (players.get(seat) instanceof LocalPlayer.Person<V>) {
                return seat;
            }
        }
        return Game.ONLOOKER;
    }
}
