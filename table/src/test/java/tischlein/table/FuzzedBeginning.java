package tischlein.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Options;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;
import tischlein.log.LogWriter;
import tischlein.table.request.NewTable;
import tischlein.table.store.GuestRules;
import tischlein.table.store.Setup;

/** A table as marks want it: its game and options, how far it is already, and who sits there. */
record FuzzedBeginning(Game<?, ?, ?> game, NewTable wish) {
    private static final int FRESH = 16; // so many marks begin a game, the others go on with one
    private static final int LAST = 63;
    private static final List<String> TAILS =
            List.of(
                    "",
                    "# and so on\n",
                    "seed 00\n",
                    "~ 0 " + "0".repeat(64) + "\n",
                    "! 0 00\n",
                    "~ 1 " + "0".repeat(64) + "\n! 1 00\nseed 00\n");
    private static final Map<Options, List<String>> GAMES = new HashMap<>();

    static FuzzedBeginning of(FuzzMarks marks) {
        var game = LiveTablesTest.GAMES.get(marks.below(LiveTablesTest.GAMES.size()));
        var about = game.about();
        int seats = about.fewestSeats() + marks.below(about.mostSeats() - about.fewestSeats() + 1);
        int progress = marks.number();
        var chosen = new HashMap<String, String>();
        int number = marks.number();
        for (var option : about.options()) {
            var values = option.values(seats);
            chosen.put(option.name(), values.get(number % values.size()));
        }
        var chairs = chairs(marks.number(), seats);
        int manner = marks.number();
        var tail = TAILS.get(manner / 8 % TAILS.size());
        var log = progress < FRESH ? "" : log(game, about.options(seats, chosen), progress) + tail;
        var absence = new Setup.Absence(Setup.Policy.values()[manner % 3], manner % 2 * 60);
        var pace = new Setup.Pace(manner % 4 == 3 ? 1_000 : 0, 500, manner % 8 == 7 ? 0 : 10_000);
        boolean order = manner / 48 % 2 == 1;
        var wish =
                new NewTable(
                        about.name(),
                        seats,
                        chosen,
                        chairs,
                        true,
                        true,
                        order,
                        true,
                        absence,
                        pace,
                        GuestRules.USUAL,
                        log);
        return new FuzzedBeginning(game, wish);
    }

    /** Two bits for a chair, over and over: the host's, open, or a bot's. */
    private static List<String> chairs(int number, int seats) {
        var chairs = new ArrayList<String>();
        for (int seat = 0; seat < seats; seat++) {
            chairs.add(
                    switch (number >> 2 * (seat % 3) & 3) {
                        case 0 -> "me";
                        case 3 -> "bot random";
                        default -> "open";
                    });
        }
        return chairs;
    }

    /** The first part of a whole game that somebody has played before. */
    private static synchronized String log(Game<?, ?, ?> game, Options options, int progress) {
        var lines = GAMES.computeIfAbsent(options, _ -> whole(game, options));
        int count = lines.size() * (progress - FRESH) / (LAST - FRESH);
        // Towards the end line by line: that is where a game becomes another thing.
        int near = Math.max(count, lines.size() - (LAST - progress));
        return new LogWriter(game.about(), options).text()
                + String.join("", lines.subList(0, progress % 2 == 0 ? count : near));
    }

    private static <S extends State<S>> List<String> whole(Game<S, ?, ?> game, Options options) {
        var random = new Seeded(options.values().hashCode());
        var s = game.start(options);
        var codes = new int[Game.MOST_CHOICES];
        var lines = new ArrayList<String>();
        while (game.waiting(s) != 0) {
            int actor = Bits.lowest(game.waiting(s));
            int code =
                    actor == Game.CHANCE
                            ? game.draw(s, random, codes)
                            : codes[random.nextInt(game.choices(s, actor, codes))];
            game.play(s, actor, code, News.UNHEARD);
            lines.add((actor == Game.CHANCE ? "*" : actor) + " " + game.words().word(code) + "\n");
        }
        return lines;
    }
}
