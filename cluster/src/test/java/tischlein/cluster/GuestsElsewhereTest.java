package tischlein.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import tischlein.table.LiveTables;
import tischlein.table.outside.WorkerThreads;
import tischlein.table.request.Request;
import tischlein.table.store.Guest;

class GuestsElsewhereTest {
    private static final Guest BERT = ThreeServers.guest("Bert");
    private static final int MOMENT = 500;
    private static final int WHILE = 11_000;

    private final ThreeServers three = new ThreeServers();
    private final LiveTables none =
            new LiveTables(
                    List.of(),
                    three.store,
                    three.clock,
                    new WorkerThreads(three.clock, new OwnThread(), new OwnThread()));
    private final GuestsElsewhere guests = new GuestsElsewhere(none, three.clock);

    @Test
    void aYesIsBelievedForAWhileAndANoForAMoment() {
        var table = three.tableAt("b", ThreeServers.wish("me", "open"));
        assertThat(guests.has(table, BERT)).isFalse();
        ThreeServers.done(three.of("a").ask(table, new Request.Take(BERT, OptionalInt.of(1))));
        three.clock.pass(MOMENT);
        assertThat(guests.has(table, BERT)).isFalse();
        three.clock.pass(MOMENT);
        assertThat(guests.has(table, BERT)).isTrue();
        ThreeServers.done(three.of("a").ask(table, new Request.Leave(BERT, 1)));
        assertThat(guests.has(table, BERT)).isTrue();
        three.clock.pass(WHILE);
        assertThat(guests.has(table, BERT)).isFalse();
    }
}
