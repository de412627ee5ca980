package tischlein.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tischlein.testkit.mutants.Mutant;
import tischlein.testkit.mutants.MutatedModule;

/**
 * Plants faults into the code of the tables and of the cluster, one at a time: the simulation must
 * find each.
 */
class PlantedFaultsTest {
    private static final String SEEDS = "120"; // each fault shows in far fewer

    private static final List<Mutant> OF_TABLES =
            List.of(
                    new Mutant(
                            "a choice is acknowledged before it is kept",
                            "LoadedTable.java",
                            "        keep(change);\n        change.answer(row().id(), version(), answer);",
                            "        change.answer(row().id(), version(), answer);\n        keep(change);",
                            "acknowledged, and not kept"),
                    new Mutant(
                            "a command that comes again is carried out again",
                            "SeenCommands.java",
                            "        if (!name.isEmpty()) {",
                            "        if (name.length() > 99) {",
                            "a command was made twice"),
                    new Mutant(
                            "an append does not look how long the log is",
                            "MemoryStore.java",
                            "kept.row.length() != append.batch().first() || ",
                            "",
                            "the log was forked"),
                    new Mutant(
                            "an append takes other choices with it than it was made from",
                            "Append.java",
                            "return salts.size() == choices.size()\n                && choices",
                            "return choices",
                            "did not get into the log"),
                    new Mutant(
                            "a seat is shown what another sees",
                            "Audience.java",
                            "made.computeIfAbsent(viewer, message::apply)",
                            "made.computeIfAbsent(0, message::apply)",
                            ""),
                    new Mutant(
                            "a table that is loaded again forgets who watches",
                            "TableInbox.java",
                            "new LoadedTable(resources, tables, audience, this::post, row.get())",
                            "new LoadedTable(resources, tables, new Audience(), this::post, row.get())",
                            "still sees"),
                    new Mutant(
                            "after an outage the store is not tried again",
                            "TableInbox.java",
                            "            resources.timer().later(again, () -> post(this::tryAgain));\n",
                            "",
                            ""),
                    new Mutant(
                            "who comes from another server is shown an old version",
                            "TableInbox.java",
                            "            catchUp(request);\n",
                            "",
                            "back to an earlier version"),
                    new Mutant(
                            "a bot that has chosen chooses again",
                            "LiveGame.java",
                            "        return beside.missing(owing());",
                            "        return owing();",
                            "a bot chose twice"),
                    new Mutant(
                            "a choice takes the place of one that its writer has not seen",
                            "MemoryStore.java",
                            "if (!standing.map(StoredChoice::salt).equals(before.map(StoredChoice::salt))) {",
                            "if (standing.isEmpty() && before.isPresent()) {",
                            ""));

    private static final List<Mutant> OF_THE_CLUSTER =
            List.of(
                    new Mutant(
                            "a client is not watched for at its table's new home",
                            "Watching.java",
                            "(stale || !home.equals(now))",
                            "stale",
                            ""),
                    new Mutant(
                            "what an old home tells is passed on after a hello to a new one",
                            "Watching.java",
                            "if (ended || hello != last) {",
                            "if (ended || hello < accepted || hello > last) {",
                            "back to an earlier version"),
                    new Mutant(
                            "a hello to a new home does not say what was seen",
                            "Watching.java",
                            "guest, seats, seen(seats, known), true)",
                            "guest, seats, OptionalInt.empty(), true)",
                            "back to an earlier version"),
                    new Mutant(
                            "a message that comes twice is passed on twice",
                            "Watching.java",
                            "        if (sequence != heard) {",
                            "        if (sequence < 0) {",
                            ""),
                    new Mutant(
                            "a question that comes twice is asked twice",
                            "RecentIds.java",
                            ".put(id, true) == null",
                            ".put(id, true) != Boolean.FALSE",
                            "heard the same twice"),
                    new Mutant(
                            "a question that must not be asked twice is asked again",
                            "Relay.java",
                            "                    false;",
                            "                    true;",
                            "heard the same twice"),
                    new Mutant(
                            "an answer is given to another question",
                            "HomeDesk.java",
                            "new LinkMessage.Answered(ask.id(), answer)",
                            "new LinkMessage.Answered(ask.id() - 1, answer)",
                            ""),
                    new Mutant(
                            "clients of dead servers are kept",
                            "HomeDesk.java",
                            "if (!homes.present(server)) {",
                            "if (server.text().isEmpty()) {",
                            "is away, and shown as here"),
                    new Mutant(
                            "whoever leaves is still watched for",
                            "HomeDesk.java",
                            "        unwatch(listeners.removeUpTo(from, bye.number(), bye.upTo()));",
                            "        listeners.removeUpTo(from, bye.number(), bye.upTo());",
                            "is away, and shown as here"),
                    new Mutant(
                            "servers do not compare for whom they watch",
                            "Watchings.java",
                            "        for (var server : homes.present()) {",
                            "        for (var server : homes.others().subList(0, 0)) {",
                            ""));

    @TestFactory
    Stream<DynamicTest> theSimulationFindsEachOfTheTables() {
        return OF_TABLES.stream()
                .map(fault ->
                        DynamicTest.dynamicTest(
                                fault.fault(),
                                () ->
                                        find(
                                                "table",
                                                fault,
                                                "--servers",
                                                "2",
                                                "--cluster",
                                                "false")));
    }

    @TestFactory
    Stream<DynamicTest> theSimulationFindsEachOfTheCluster() {
        return OF_THE_CLUSTER.stream()
                .map(fault ->
                        DynamicTest.dynamicTest(
                                fault.fault(), () -> find("cluster", fault, "--servers", "3")));
    }

    private static void find(String module, Mutant fault, String... options)
            throws ReflectiveOperationException {
        var loader =
                MutatedModule.load(
                        module,
                        fault,
                        PlantedFaultsTest.class.getClassLoader(),
                        List.of("tischlein.house", "tischlein.cluster"));
        var out = new ByteArrayOutputStream();
        var print = new PrintStream(out, true, StandardCharsets.UTF_8);
        var arguments =
                Stream.concat(Stream.of("--seeds", SEEDS, "--first"), Stream.of(options))
                        .toArray(String[]::new);
        var code =
                Class.forName("tischlein.house.command.HouseCommand", true, loader)
                        .getMethod("run", PrintStream.class, PrintStream.class, String[].class)
                        .invoke(null, print, print, arguments);
        assertThat(code).as("%s", out).isEqualTo(1);
        var told = out.toString(StandardCharsets.UTF_8);
        assertThat(told).contains(fault.law(), ".build/house --seed");
        if (Boolean.getBoolean("tell")) { // for bench/results-house.md
            var last = told.strip().lines().toList().getLast();
            System.out.println(fault.fault() + ": " + last);
        }
    }
}
