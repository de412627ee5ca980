package tischlein.cluster.jgroups;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tischlein.cluster.jgroups.TestCluster.await;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tischlein.cluster.links.ServerName;

@Timeout(value = 180, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class JGroupsLinksTest {
    private static final int MANY = 10_000;

    @TempDir Path folder;

    @Test
    void allSeeEachOtherAndHearEachOtherInOrder() {
        try (var cluster = new TestCluster(folder)) {
            var links = List.of(cluster.join(), cluster.join(), cluster.join());
            var names =
                    links.stream()
                            .map(JGroupsLinks::self)
                            .sorted(Comparator.comparing(ServerName::text))
                            .toList();
            assertThat(names).doesNotHaveDuplicates();
            for (var each : links) {
                await("all are there", () -> each.present().equals(names));
                assertThat(each.addresses()).hasSize(3).allMatch(at -> at.startsWith("127.0.0.1:"));
            }
            assertThat(cluster.notices).isEmpty();
            // The second speaks before the first listens: that is kept.
            var second = new Chatter(links.get(1));
            second.say(links.get(0).self(), MANY);
            var chatters = List.of(new Chatter(links.get(0)), second, new Chatter(links.get(2)));
            Stream.of(0, 2).forEach(n -> names.forEach(to -> chatters.get(n).say(to, MANY)));
            await(
                    "the first has heard the second",
                    () -> chatters.get(0).heardUpTo(links.get(1).self(), MANY));
            for (var chatter : chatters) {
                await(
                        "everything was heard",
                        () ->
                                chatter.heardUpTo(links.get(0).self(), MANY)
                                        && chatter.heardUpTo(links.get(2).self(), MANY));
                assertThat(chatter.wrong).isEmpty();
            }
        }
    }

    @Test
    void whoLeavesOrIsKilledIsGone() throws Exception {
        try (var cluster = new TestCluster(folder)) {
            var stays = cluster.join();
            var chatter = new Chatter(stays);
            try (var killed = SoonKilled.start(cluster.settings())) {
                var leaves = cluster.join();
                var name = new ServerName(killed.joined());
                await("three are there", () -> stays.present().size() == 3);
                assertThat(stays.present()).contains(stays.self(), leaves.self(), name);
                leaves.leave();
                await("one has left", () -> stays.present().size() == 2);
                assertThat(stays.present()).contains(name);
                killed.kill();
                await("one was killed", () -> stays.present().equals(List.of(stays.self())));
                stays.send(name, new byte[] {1}); // lost, and nobody waits
            }
            await(
                    "the listener was told",
                    () -> List.copyOf(chatter.views).getLast().equals(List.of(stays.self())));
            // Two that come at the same time may be one change.
            assertThat(stays.viewChanges()).isBetween(3, 4);
            var again = cluster.join();
            await("another one has joined", () -> stays.present().contains(again.self()));
        }
    }

    @Test
    void untilItJoinsAServerIsAloneAndNobodySeesIt() {
        try (var cluster = new TestCluster(folder)) {
            var first = cluster.join();
            var second = cluster.prepare(cluster.settings());
            var name = second.self();
            assertThat(second.present()).containsExactly(name);
            assertThat(first.present()).containsExactly(first.self());
            second.join(cluster.notices::add);
            await("both see both", () -> first.present().equals(second.present()));
            assertThat(second.present()).contains(name);
        }
    }

    @Test
    void aStrangersKeyStaysOut() {
        try (var cluster = new TestCluster(folder)) {
            var first = cluster.join();
            var other = folder.resolve("other.key");
            ClusterKey.make(other.toString());
            var settings = cluster.settings();
            var stranger =
                    new ClusterSettings(
                            TestCluster.read(other),
                            settings.address(),
                            cluster.database,
                            settings.cluster());
            var refusal = cluster.refusal(stranger);
            assertThat(refusal.key()).isEqualTo("cluster.strange");
            assertThat(refusal.parts().toString())
                    .contains(first.addresses().getFirst(), other.toString());
            assertThat(first.present()).containsExactly(first.self());
            assertThat(first.viewChanges()).isZero();
            // With the right key it may come, at the same address.
            cluster.join(settings);
            await("two are there", () -> first.present().size() == 2);
        }
    }

    @Test
    void everyServerNeedsAnAddressOfItsOwnThatOthersReach() throws Exception {
        try (var cluster = new TestCluster(folder)) {
            var settings = cluster.settings();
            cluster.join(settings);
            assertThat(cluster.refusal(settings).key()).isEqualTo("cluster.taken");
            // Servers on other machines are alive, but here nobody answers for them.
            var table = new DiscoveryTable(cluster.database);
            for (var key : List.of("cluster.claimed", "cluster.silent")) {
                var mine = cluster.settings();
                var there =
                        key.equals("cluster.claimed") ? mine.address() : TestCluster.freeAddress();
                try (var _ = new FarServer(table, mine.cluster(), there)) {
                    assertThat(cluster.refusal(mine).key()).isEqualTo(key);
                }
            }
        }
    }

    @Test
    void anotherVersionIsAnotherClusterAndRowsOfTheDeadDoNoHarm() {
        try (var cluster = new TestCluster(folder)) {
            var old = cluster.join();
            ClusterDatabase.run(
                    cluster.database.name(),
                    """
                    insert into cluster_servers values
                        ('uuid://00000000-0000-0000-0000-000000000007', 'x', 'tischlein 2',
                        '127.0.0.1:9', true, now() - interval '1 minute')\
                    """);
            var settings = cluster.settings();
            var next =
                    cluster.join(
                            new ClusterSettings(
                                    settings.key(),
                                    settings.address(),
                                    cluster.database,
                                    "tischlein 2"));
            assertThat(cluster.notices)
                    .singleElement()
                    .satisfies(notice -> {
                        assertThat(notice.key()).isEqualTo("cluster.other");
                        assertThat(notice.parts().toString()).contains(old.addresses().getFirst());
                    });
            assertThat(next.present()).containsExactly(next.self());
            assertThat(old.present()).containsExactly(old.self());
        }
    }

    @Test
    void withoutTheDatabaseNobodyStarts() {
        try (var cluster = new TestCluster(folder)) {
            var settings = cluster.settings();
            ClusterDatabase.run(
                    "postgres", "drop database " + cluster.database.name() + " with (force)");
            assertThat(cluster.refusal(settings).key()).isEqualTo("cluster.database");
        }
    }

    @Test
    void aClockThatIsOffIsSaidAndOneThatIsFarOffRefused() {
        try (var cluster = new TestCluster(folder)) {
            var settings = cluster.settings();
            var checks =
                    new JoinChecks(
                            new DiscoveryTable(cluster.database), settings, cluster.notices::add);
            checks.clock(Duration.ofSeconds(-10));
            assertThat(cluster.notices).isEmpty();
            checks.clock(Duration.ofSeconds(-11));
            checks.clock(Duration.ofMinutes(5));
            assertThat(cluster.notices).hasSize(2).allMatch(n -> n.key().equals("cluster.clock"));
            assertThatThrownBy(() -> checks.clock(Duration.ofHours(-2)))
                    .hasMessageContaining("cluster.clock.refused");
        }
    }
}
