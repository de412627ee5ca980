package tischlein.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Seeded;

/** A fair log of {@link Mugs}, and ways to tamper with it. */
final class Tampering {
    static final Mugs MUGS = new Mugs();
    static final SecretSeed SEED = seed(1);

    /** A game of three seats. Line 4 is the seal, then there are three rounds, then the seed. */
    static final List<String> LINES = sealed(3).lines().toList();

    static final int FIRST_ROUND = 5;
    static final int ROUND = 1 + 3 + 6 + 3;
    static final int SEED_LINE = FIRST_ROUND + 3 * ROUND;

    private Tampering() {}

    static SecretSeed seed(int number) {
        var bytes = new byte[32];
        new Seeded(number).nextBytes(bytes);
        return SecretSeed.of(bytes);
    }

    static String plain(int seats) {
        var options = MUGS.about().options(seats);
        var s = MUGS.start(options);
        var random = new Seeded(seats);
        var writer = new LogWriter(MUGS.about(), options);
        var codes = new int[Game.MOST_CHOICES];
        for (int draws = 0; MUGS.waiting(s) != 0; ) {
            int actor = Bits.lowest(MUGS.waiting(s));
            int count = MUGS.choices(s, actor, codes);
            int code =
                    actor == Game.CHANCE
                            ? SEED.draw(MUGS, s, draws++, codes)
                            : codes[random.nextInt(count)];
            MUGS.play(s, actor, code, News.UNHEARD);
            writer.move(actor, MUGS.words().word(code));
        }
        return writer.text();
    }

    static String sealed(int seats) {
        return Sealing.text(MUGS, LogReader.read("a.log", plain(seats)), SEED, new Seeded(2));
    }

    static Verification verified(List<String> lines) {
        return verified(String.join("\n", lines) + "\n");
    }

    static Verification verified(String text) {
        return Verification.of(MUGS, LogReader.read("a.log", text));
    }

    static String line(int number) {
        return LINES.get(number - 1);
    }

    static List<String> with(int number, String line) {
        var lines = new ArrayList<>(LINES);
        lines.set(number - 1, line);
        return lines;
    }

    static List<String> without(int number) {
        var lines = new ArrayList<>(LINES);
        lines.remove(number - 1);
        return lines;
    }

    static List<String> twice(int number) {
        var lines = new ArrayList<>(LINES);
        lines.add(number, line(number));
        return lines;
    }

    static List<String> swapped(int one, int other) {
        var lines = new ArrayList<>(LINES);
        Collections.swap(lines, one - 1, other - 1);
        return lines;
    }

    static void assertMisfit(List<String> lines, int line, Misfit.Kind kind) {
        var misfit = verified(lines).misfit();
        assertThat(misfit.map(Misfit::kind)).contains(kind);
        assertThat(misfit.map(Misfit::line)).contains(line);
    }

    static void assertMisfit(
            List<String> lines, int line, Misfit.Kind kind, String expected, String found) {
        assertThat(verified(lines).misfit()).contains(new Misfit(kind, line, expected, found));
    }

    /** The lines of the three rounds, counted from 0 in each. */
    private static IntStream places(int from, int to) {
        return IntStream.range(0, 3)
                .flatMap(round ->
                        IntStream.range(from, to).map(i -> FIRST_ROUND + round * ROUND + i));
    }

    static IntStream chanceLines() {
        return places(0, 1);
    }

    static IntStream commitmentLines() {
        return places(1, 4);
    }

    static IntStream moveLines() {
        return places(4, 10);
    }

    static IntStream openingLines() {
        return places(10, 13);
    }

    /** Where the seat of a line in a round opens its choice. */
    static int openingOf(int number) {
        int round = (number - FIRST_ROUND) / ROUND;
        int seat = Integer.parseInt(line(number).replaceFirst("^~ ", "").substring(0, 1));
        return FIRST_ROUND + round * ROUND + 10 + seat;
    }

    /** The last digit is another one. */
    static String altered(String line) {
        return line.substring(0, line.length() - 1) + (line.endsWith("0") ? "1" : "0");
    }
}
