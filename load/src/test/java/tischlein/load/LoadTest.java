package tischlein.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tischlein.load.clients.PromiseJournal;
import tischlein.load.clients.Staged;
import tischlein.load.clients.TargetServers;
import tischlein.load.measure.LoadWindow;
import tischlein.load.players.Hostility;
import tischlein.load.players.LoadPlan;
import tischlein.server.Server;
import tischlein.server.settings.Limits;
import tischlein.server.settings.ServerSettings;
import tischlein.table.outside.World;
import tischlein.table.store.MemoryStore;

class LoadTest {
    private static Server server(String game) {
        var settings =
                new ServerSettings(
                        "127.0.0.1", 0, Optional.empty(), false, "/web", Limits.usual(2_000));
        return Server.start(settings, List.of(Staged.game(game)), new MemoryStore(), new World());
    }

    private static LoadPlan plan(
            Server server, String name, boolean storm, Optional<Path> journal) {
        return plan(server, name, storm, journal, Hostility.NONE);
    }

    private static LoadPlan plan(
            Server server,
            String name,
            boolean storm,
            Optional<Path> journal,
            Hostility hostility) {
        var game = Staged.game(name);
        return new LoadPlan(
                TargetServers.of("ws://127.0.0.1:" + server.port()).orElseThrow(),
                game,
                game.about().options(4),
                3,
                4,
                20,
                0,
                0,
                1,
                1,
                storm,
                1,
                journal,
                OptionalLong.of(ProcessHandle.current().pid()),
                hostility,
                0,
                0);
    }

    @ParameterizedTest
    @ValueSource(strings = {"buffet", "office", "larder", "buckets"})
    void tablesArePlayedAndEverythingFits(String game) {
        try (var server = server(game)) {
            var report =
                    Load.run(
                            plan(server, game, false, Optional.empty()),
                            Load.Progress.UNSEEN,
                            () -> {});
            assertThat(report.counts().faults).isEmpty();
            assertThat(report.counts().refusals).isEmpty();
            assertThat(report.rested()).isEqualTo(3);
            assertThat(report.counts().done).isEqualTo(60).isEqualTo(report.counts().sent);
            assertThat(report.counts().inspected)
                    .isEqualTo(report.counts().frames)
                    .isGreaterThan(60);
            assertThat(report.fine()).isTrue();
        }
    }

    @Test
    void whateverAttackersSendNobodyWhoPlaysIsRefusedOrThrownOut() {
        var mixes = Set.of(Hostility.Mix.REQUESTS, Hostility.Mix.MESSAGES);
        try (var server = server("buffet")) {
            var report =
                    Load.run(
                            plan(
                                    server,
                                    "buffet",
                                    false,
                                    Optional.empty(),
                                    new Hostility(mixes, 2)),
                            Load.Progress.UNSEEN,
                            () -> {});
            assertThat(report.attack()).isNotEmpty();
            assertThat(report.counts().refusals).isEmpty();
            assertThat(report.counts().closings).isEmpty();
            assertThat(report.counts().done).isEqualTo(60).isEqualTo(report.counts().sent);
        }
    }

    @Test
    void peopleLeaveOthersComeAndNothingThatWasDueIsLost() {
        try (var server = server("buffet")) {
            var windows = new ArrayList<LoadWindow>();
            var plan = churning(plan(server, "buffet", false, Optional.empty()));
            var report = Load.run(plan, Load.Progress.UNSEEN, windows::add, () -> {});
            assertThat(report.counts().faults).isEmpty();
            assertThat(report.missing()).isZero();
            assertThat(report.rested()).as("tables where all saw the same at last").isEqualTo(20);
            assertThat(report.counts().done).isEqualTo(report.counts().sent).isPositive();
            assertThat(report.churn().get("vanished")).isPositive();
            assertThat(report.churn().get("unstarted")).isPositive();
            long gone = report.churn().get("left") + report.churn().get("vanished");
            assertThat(report.churn()).containsEntry("made", 20 + gone);
            assertThat(windows).hasSize(4);
            assertThat(windows.getLast().made()).isGreaterThan(20);
            assertThat(windows.getLast().server().tables()).isNotEmpty();
        }
    }

    /** The same with twenty tables where people stay a second. */
    private static LoadPlan churning(LoadPlan plan) {
        return new LoadPlan(
                plan.targets(),
                plan.game(),
                plan.options(),
                20,
                2,
                5,
                0,
                0,
                4,
                1,
                false,
                1,
                Optional.empty(),
                plan.server(),
                Hostility.NONE,
                1,
                1);
    }

    @Test
    void afterAStormEverybodyPlaysOnAndTheJournalTellsAll(@TempDir Path folder) throws Exception {
        var journal = folder.resolve("journal");
        try (var server = server("buffet")) {
            var report =
                    Load.run(
                            plan(server, "buffet", true, Optional.of(journal)),
                            Load.Progress.UNSEEN,
                            () -> {});
            assertThat(report.fine()).isTrue();
            assertThat(report.storm()).containsEntry("sockets", 12.0);
            assertThat(report.counts().connections).isEqualTo(24);
            assertThat(report.counts().done).isEqualTo(60);
            var entries = PromiseJournal.read(journal);
            assertThat(entries.stream().filter(PromiseJournal.Entry.Sent.class::isInstance))
                    .hasSize(60);
            assertThat(entries.stream().filter(PromiseJournal.Entry.Done.class::isInstance))
                    .hasSize(60);
            assertThat(entries.stream().filter(PromiseJournal.Entry.Table.class::isInstance))
                    .hasSizeGreaterThanOrEqualTo(3);
        }
    }
}
