package tischlein.larder;

import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.zip.GZIPOutputStream;
import tischlein.kernel.Bits;
import tischlein.kernel.Seeded;

/**
 * Teaches a {@link LineOutlook}, a command for developers: it plays by what it knows, and before
 * each turn moves its chance towards what the turn is worth over all dice, by the chances after it.
 *
 * <p>Arguments: a side, how many seconds, a folder to write the weights into.
 */
final class LineLessons {
    private static final int FIRST = 3_000_000; // lessons from the outlook without lines
    private static final double HARDER = 4; // a power: lines make it harder
    private static final float FAST = 0.05f;
    private static final float SLOW = 0.001f;
    private static final int SURPRISE = 20; // one in so many games begins anywhere
    private static final int REPORT = 1000;
    private static final int LAST = LarderRules.LAST_STEP;

    private final Board board;
    private final LineOutlook outlook;
    private final LineTurn turn;
    private final Seeded random = new Seeded(7);
    private float pace = FAST;

    private LineLessons(Board board) {
        this.board = board;
        this.outlook = LineOutlook.ignorant(board);
        this.turn = new LineTurn(board, outlook);
    }

    public static void main(String... arguments) throws IOException {
        var board = Board.of(arguments[0]);
        var lessons = new LineLessons(board);
        lessons.begin();
        lessons.practise(Long.parseLong(arguments[1]));
        lessons.write(Path.of(arguments[2]));
    }

    private long anywhere() {
        long tokens = 0;
        int covered = random.nextInt(Square.COUNT);
        while (Bits.size(tokens) < covered) {
            tokens |= Square.bit(random.nextInt(Square.COUNT));
        }
        return tokens;
    }

    private void begin() {
        for (int n = 0; n < FIRST; n++) {
            long tokens = anywhere();
            int steps = random.nextInt(LAST);
            teach(tokens, steps, Math.pow(Outlook.chance(board, tokens, steps), HARDER), 0.02f);
        }
    }

    private void teach(long tokens, int steps, double chance, float step) {
        double error = chance - outlook.chance(tokens, steps);
        outlook.learn(tokens, steps, (float) (step * error));
    }

    private void practise(long seconds) {
        long begun = System.nanoTime();
        int won = 0;
        for (int games = 1; ; games++) {
            double spent = (System.nanoTime() - begun) / 1e9 / seconds;
            if (spent >= 1) {
                return;
            }
            pace = (float) (FAST * Math.pow(SLOW / FAST, spent));
            boolean whole = games % SURPRISE != 0;
            boolean lucky = whole ? play(0, 0) : play(anywhere(), random.nextInt(LAST));
            won += whole && lucky ? 1 : 0;
            if (games % REPORT == 0) {
                double share = won / (REPORT * (1 - 1.0 / SURPRISE));
                System.out.printf(Locale.ROOT, "%d games, won %.3f of late%n", games, share);
                won = 0;
            }
        }
    }

    /** Plays a game, learning before every turn; whether it was won. */
    private boolean play(long from, int taken) {
        long tokens = from;
        int steps = taken;
        while (tokens != Square.ALL && steps < LAST) {
            teach(tokens, steps, turn.begin(tokens, steps).reroll(0), pace);
            turn.begin(tokens, steps); // the lesson may have changed what a lost turn is worth
            long placed = LinePlay.turn(turn, board, random);
            steps += LinePlay.completes(board, tokens, placed) ? 0 : 1;
            tokens |= placed;
        }
        return tokens == Square.ALL;
    }

    private void write(Path folder) throws IOException {
        var file = folder.resolve(board.name().toLowerCase(Locale.ROOT) + ".weights");
        try (var data = new DataOutputStream(new GZIPOutputStream(Files.newOutputStream(file)))) {
            for (float weight : outlook.weights()) {
                int kept = Math.round(weight / LineOutlook.UNIT);
                data.writeShort(Math.clamp(kept, Short.MIN_VALUE, Short.MAX_VALUE));
            }
        }
    }
}
