package tischlein.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tischlein.table.request.Answer;
import tischlein.table.request.Request;

class OrderTest {
    private static final Pattern HASH = Pattern.compile("\"pledge\":\"[0-9a-f]{64}\"");
    private static final List<String> NAMES = List.of("Anna", "Ben", "Cleo", "Dora");

    /** A world in which four people, and somebody who looks on, come to choose at the same time. */
    private static final class Step implements AutoCloseable {
        private TestTables room = new TestTables(71);
        private List<TestGuest> clients = List.of();
        private final String table;

        Step(boolean ordered) {
            var wish = TestTables.wish("buffet", "me", "open", "open", "open");
            come();
            var people = clients.subList(0, 4).toArray(TestGuest[]::new);
            table = room.playing(ordered ? TestTables.ordered(wish) : wish, people);
            TestTables.done(clients.getLast().watch(table));
        }

        private void come() {
            clients = Stream.concat(NAMES.stream(), Stream.of("Eye")).map(room::guest).toList();
        }

        void choose(int seat, boolean high) {
            var client = clients.get(seat);
            var moves = TestTables.moves(client.frame(seat));
            var move = high ? moves.getLast() : moves.getFirst();
            TestTables.done(client.choose(table, seat, client.version(table), List.of(move)));
        }

        void restart() {
            room = room.restart();
            come();
            watch();
        }

        void watch() {
            for (int seat = 0; seat < 4; seat++) {
                TestTables.done(clients.get(seat).watch(table, seat));
            }
            TestTables.done(clients.getLast().watch(table));
        }

        /** Who has chosen and as the how manieth, as everybody hears it. */
        List<String> chosen() {
            var told =
                    clients.stream()
                            .map(client -> client.last("chosen").path("chosen"))
                            .distinct()
                            .toList();
            assertThat(told).hasSize(1);
            return told.getFirst()
                    .valueStream()
                    .map(one -> one.path("seat").asInt() + " " + one.path("nth").asInt(0))
                    .toList();
        }

        /** What has been told to somebody since so many messages, pledges aside. */
        List<String> heard(int seat, int since) {
            return clients.get(seat).heard().stream().skip(since).map(Step::bare).toList();
        }

        String asked(int seat, Request request) {
            return bare(((Answer.Told) clients.get(seat).ask(table, request)).json());
        }

        private static String bare(String json) {
            return HASH.matcher(json).replaceAll("\"pledge\":\"\"");
        }

        @Override
        public void close() {
            room.close();
        }
    }

    /** All that Cleo and an onlooker can get hold of, once these two have chosen. */
    private static List<String> told(boolean ordered, int first, int second) {
        try (var step = new Step(ordered)) {
            step.choose(first, false);
            step.room.pass(5);
            var before = step.clients.stream().map(client -> client.heard().size()).toList();
            step.choose(second, false);
            step.room.pass(5);
            step.watch();
            step.choose(2, true);
            step.choose(3, false);
            var told = new ArrayList<String>();
            for (int seat : List.of(2, 4)) {
                var guest = step.clients.get(seat).guest();
                int as = seat == 4 ? -1 : seat;
                told.addAll(step.heard(seat, before.get(seat)));
                told.add(step.asked(seat, new Request.Describe(guest)));
                told.add(step.asked(seat, new Request.Story(guest, as)));
                int version = step.clients.get(seat).version(step.table);
                told.add(step.asked(seat, new Request.Position(guest, as, version)));
            }
            return told;
        }
    }

    @Test
    void whoHasChosenFirstChangesNoByteOnceBothHave() {
        assertThat(told(false, 0, 1)).hasSizeGreaterThan(12).isEqualTo(told(false, 1, 0));
    }

    @Test
    void aTableThatWantsItTellsTheOrder() {
        assertThat(told(true, 0, 1)).isNotEqualTo(told(true, 1, 0));
        try (var step = new Step(true)) {
            step.choose(2, false);
            step.room.pass(5);
            step.choose(0, false);
            assertThat(step.chosen()).containsExactly("0 2", "2 1");
            step.room.pass(5);
            step.choose(2, true);
            assertThat(step.chosen()).as("a change counts anew").containsExactly("0 1", "2 2");
            step.choose(1, false);
            assertThat(step.chosen()).as("level").containsExactly("0 1", "1 2", "2 2");
        }
    }

    @Test
    void theOrderIsKnownAfterTheProgramHasEnded() {
        try (var step = new Step(true)) {
            step.choose(2, false);
            step.room.pass(5);
            step.choose(0, false);
            step.watch();
            var before = step.clients.get(1).frame(1);
            step.restart();
            assertThat(step.clients.get(1).frame(1)).isEqualTo(before);
            assertThat(before.path("chosen").path(0).path("nth").asInt()).isEqualTo(2);
            assertThat(step.clients.get(1).describe(step.table).path("order").asBoolean()).isTrue();
        }
    }

    @Test
    void aTableThatAnOlderProgramHasKeptTellsNoOrder() {
        try (var step = new Step(false)) {
            var row = step.room.store().table(step.table).orElseThrow();
            assertThat(row.setup()).contains("\"order\":false,");
            var older = row.setup().replace("\"order\":false,", "");
            assertThat(
                            step.room
                                    .store()
                                    .save(row.next(older, row.guests(), row.phase(), row.due())))
                    .isTrue();
            step.restart();
            step.choose(2, false);
            assertThat(step.chosen()).containsExactly("2 0");
        }
    }
}
