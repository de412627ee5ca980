package tischlein.cli.run;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tischlein.cli.TestServer;
import tischlein.cli.Tischlein;
import tischlein.cli.live.SeatArrangements;
import tischlein.words.Language;

/**
 * The program run many times in one process, which somebody else has put into a terminal: a process
 * for each game would take minutes.
 */
final class Recital {
    private Recital() {}

    public static void main(String... how) {
        var around = Surroundings.ofProcess();
        if (!around.talks()) {
            throw new IllegalStateException("this is no terminal");
        }
        if (how[0].equals("join")) {
            join(around);
        } else {
            play(around);
        }
        System.exit(0);
    }

    private static void play(Surroundings around) {
        for (var game : InstalledGames.games()) {
            for (var language : Language.values()) {
                var name = game.about().name();
                int code =
                        Tischlein.run(
                                around,
                                "play",
                                name,
                                "--seed",
                                "3",
                                "--bots",
                                "random",
                                "--names",
                                "Anna",
                                "--lang",
                                language.code());
                end(around, name + " " + language.code() + " " + code);
            }
        }
    }

    private static void join(Surroundings around) {
        try (var inn = new TestServer();
                var host = inn.errands("Ada")) {
            var there =
                    new Surroundings(
                            around.in(),
                            around.outlet(),
                            around.out(),
                            around.err(),
                            inn.environment(),
                            true,
                            true,
                            around.window());
            for (var game : InstalledGames.games()) {
                int seats = game.about().fewestSeats();
                var chairs = new ArrayList<>(Collections.nCopies(seats, "bot random"));
                chairs.set(0, "me");
                var table = inn.table(host, game.about().name(), seats, chairs);
                int code = Tischlein.run(there, "join", table, "--name", "Ada");
                end(around, game.about().name() + " en " + code);
            }
            var shared = inn.table(host, "buffet", 3, List.of("me", "me", "bot random"));
            SeatArrangements.call(shared, 1, "Ben", host);
            end(around, "shared " + Tischlein.run(there, "join", shared, "--name", "Ada"));
        }
    }

    private static void end(Surroundings around, String what) {
        around.out().println("*** " + what + " ***");
        around.out().flush();
    }
}
