package tischlein.load.command;

import java.io.PrintStream;
import java.util.Locale;
import tischlein.load.kill.ClusterKill;
import tischlein.load.kill.KillVerdict;
import tischlein.load.kill.Standstill;

/** What people read after servers were killed. */
record KillPage(PrintStream out) {
    void print(ClusterKill.Verdict verdict) {
        print(verdict.kept());
        out.println();
        out.println(
                "| milliseconds that tables stood still | events | p50 | p99 | longest"
                        + " | longest wait for an answer | goal, p99 |");
        out.println("|---|---|---|---|---|---|---|");
        verdict.standstills().forEach(this::print);
    }

    private void print(Standstill one) {
        var goal = one.incident().goal();
        out.println(
                "| %s | %d | %s | %s | %s | %s | %s |"
                        .formatted(
                                one.incident().told(),
                                one.events(),
                                figure(one.p50()),
                                figure(one.p99()),
                                figure(one.longest()),
                                figure(one.longestWait()),
                                goal.isPresent() ? figure(goal.getAsInt()) : ""));
    }

    private static String figure(double millis) {
        return String.format(Locale.ENGLISH, "%,.0f", millis);
    }

    void print(KillVerdict verdict) {
        verdict.lost().forEach(what -> out.println("Lost: " + what));
        verdict.doubled().forEach(what -> out.println("Doubled: " + what));
        verdict.altered().forEach(what -> out.println("Altered: " + what));
        verdict.faults().forEach(fault -> out.println(LoadPage.told(fault)));
        var hits = verdict.hits();
        out.printf(
                "Kills: %d, in the middle of a transaction: %d, of these in its very commit: %d.%n",
                hits.kills(), hits.writing(), hits.committing());
        out.printf(
                "Moves acknowledged: %d, sent again: %d, lost: %d, doubled: %d, altered: %d.%n",
                verdict.acknowledged(),
                verdict.resent(),
                verdict.lost().size(),
                verdict.doubled().size(),
                verdict.altered().size());
        out.printf(
                "Tables compared line by line: %d, finished: %d.%n"
                        + "Tables whose clients all ended with the same view: %d of %d.%n",
                verdict.tables(), verdict.finished(), verdict.rested(), verdict.playing());
    }
}
