package tischlein.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import tischlein.table.request.Answer;
import tischlein.table.request.Request;
import tischlein.table.store.Guest;

class ClusterTablesTest {
    private static final int SOON = 1_000;
    private static final int LATER = 8_000;

    private final ThreeServers three = new ThreeServers();

    @Test
    void aTableIsPlayedFromAServerItDoesNotLiveOn() {
        var table = three.playedAt("b");
        var page = three.watching("a", table, 0);
        assertThat(three.of("a").live()).isZero();
        assertThat(three.of("b").live()).isEqualTo(1);
        int before = page.version();
        ThreeServers.done(three.of("a").ask(table, three.choice("a", table, page, "one")));
        three.clock.pass(LATER);
        assertThat(page.version()).isGreaterThan(before);
        assertThat(page.versions()).isSorted();
        assertThat(three.of("a").figures().relayed()).isPositive();
    }

    @Test
    void peopleOnDifferentServersSeeEachOther() {
        var table = three.tableAt("c", ThreeServers.wish("me", "open"));
        var bert = ThreeServers.guest("Bert");
        ThreeServers.done(three.of("b").ask(table, new Request.Take(bert, OptionalInt.of(1))));
        var page = three.watching("a", table, 0);
        var other = new ThreeServers.Page();
        ThreeServers.done(
                three.of("b")
                        .ask(
                                table,
                                new Request.Watch(bert, other, List.of(1), OptionalInt.empty())));
        assertThat(here(page, 1)).isEqualTo("here");
        three.of("b").ask(table, new Request.Unwatch(bert, other), _ -> {});
        assertThat(here(page, 1)).isEqualTo("gone");
        int heard = other.heard.size();
        ThreeServers.done(three.of("a").ask(table, new Request.Say(ThreeServers.ANNA, 0, "Hi")));
        assertThat(page.all("chat")).hasSize(1);
        assertThat(other.heard).hasSize(heard);
    }

    private static String here(ThreeServers.Page page, int seat) {
        var table = page.all("table").getLast();
        return table.path("seats").get(seat).path("here").asString();
    }

    @Test
    void whenTheHomeDiesTheGameGoesOnAtAnother() {
        var table = three.playedAt("b");
        var page = three.watching("a", table, 0);
        var choice = three.choice("a", table, page, "one");
        ThreeServers.done(three.of("a").ask(table, choice));
        int seen = page.version();
        three.wires.kill("b");
        three.wires.see("a", "c");
        three.clock.pass(SOON);
        assertThat(page.versions()).isSorted();
        ThreeServers.done(three.of("a").ask(table, choice)); // it is known by its id
        three.clock.pass(LATER);
        if (page.version() == seen) {
            ThreeServers.done(three.of("a").ask(table, three.choice("a", table, page, "two")));
        }
        assertThat(page.version()).isGreaterThanOrEqualTo(seen);
        assertThat(three.of("a").live() + three.of("c").live()).isEqualTo(1);
    }

    @Test
    void whileTheNetworkIsCutPeopleOnBothSidesSeeEachOthersMoves() {
        var table = three.playedAt("b");
        var near = three.watching("a", table, 0);
        var far = three.watching("b", table, 0);
        three.wires.sees("a", "a");
        three.wires.sees("b", "b", "c");
        three.wires.sees("c", "b", "c");
        three.clock.pass(SOON);
        assertThat(three.of("a").live()).isEqualTo(1); // both sides have it now
        assertThat(three.of("b").live()).isEqualTo(1);
        ThreeServers.done(three.of("b").ask(table, three.choice("b", table, far, "one")));
        int written = far.version();
        assertThat(near.version()).isLessThan(written);
        three.clock.pass(SOON);
        assertThat(near.version()).isGreaterThanOrEqualTo(written);
        assertThat(near.versions()).isSorted();
    }

    @Test
    void whoWatchedFromADeadServerIsAway() {
        var table = three.tableAt("c", ThreeServers.wish("me", "open"));
        var bert = ThreeServers.guest("Bert");
        ThreeServers.done(three.of("b").ask(table, new Request.Take(bert, OptionalInt.of(1))));
        var page = three.watching("a", table, 0);
        var other = new ThreeServers.Page();
        ThreeServers.done(
                three.of("b")
                        .ask(
                                table,
                                new Request.Watch(bert, other, List.of(1), OptionalInt.empty())));
        assertThat(here(page, 1)).isEqualTo("here");
        three.wires.kill("b");
        three.wires.see("a", "c");
        three.clock.pass(SOON);
        assertThat(here(page, 1)).isEqualTo("gone");
    }

    @Test
    void aQuestionThatMustNotBeAskedTwiceIsRefusedWhenItsHomeDies() {
        var table = three.tableAt("b", ThreeServers.wish("me", "open"));
        three.wires.kill("b");
        var answers = new ArrayList<Answer>();
        three.of("a").ask(table, new Request.Say(ThreeServers.ANNA, 0, "Hi"), answers::add);
        three.of("a").ask(table, new Request.Describe(ThreeServers.ANNA), answers::add);
        assertThat(answers).isEmpty();
        three.wires.see("a", "c");
        three.clock.pass(SOON);
        assertThat(answers)
                .hasSize(2)
                .contains(Answer.Refused.moved())
                .hasAtLeastOneElementOfType(Answer.Told.class);
    }

    @Test
    void aStoppingServerHandsItsTablesOverAndServesItsClientsMeanwhile() {
        var table = three.playedAt("b");
        var page = three.watching("b", table, 0);
        var distant = three.watching("a", table, 0);
        three.of("b").leave();
        assertThat(three.of("b").live()).isZero();
        three.clock.pass(SOON);
        int before = page.version();
        ThreeServers.done(three.of("b").ask(table, three.choice("b", table, page, "one")));
        three.clock.pass(LATER);
        assertThat(page.version()).isGreaterThan(before);
        assertThat(distant.version()).isEqualTo(page.version());
        assertThat(page.all("bye")).isEmpty();
        three.of("b").closeNow();
        assertThat(page.all("bye")).hasSize(1);
        assertThat(distant.all("bye")).isEmpty();
    }

    @Test
    void theLastServerClosesAsIfItHadAlwaysBeenAlone() {
        three.wires.kill("b");
        three.wires.kill("c");
        three.wires.see("a");
        var table = three.playedAt("a");
        var page = three.watching("a", table, 0);
        three.of("a").close();
        assertThat(page.all("bye")).hasSize(1);
        assertThat(three.of("a").ask(table, new Request.Describe(ThreeServers.ANNA)))
                .isInstanceOf(Answer.Refused.class);
    }

    @Test
    void aServerThatComesTakesItsTablesAndNothingIsToldTwice() {
        var tables = new ArrayList<String>();
        for (int i = 0; i < 12; i++) {
            tables.add(three.playedAt(List.of("a", "b", "c").get(i % 3)));
        }
        var pages = tables.stream().map(table -> three.watching("a", table, 0)).toList();
        three.start("d");
        three.wires.see("a", "b", "c", "d");
        three.clock.pass(SOON);
        assertThat(three.of("d").live()).isPositive();
        assertThat(three.servers.values().stream().mapToInt(ClusterTables::live).sum())
                .isEqualTo(tables.size());
        pages.forEach(page -> assertThat(page.versions()).isSorted());
        for (int i = 0; i < tables.size(); i++) {
            var choice = three.choice("a", tables.get(i), pages.get(i), "one");
            ThreeServers.done(three.of("a").ask(tables.get(i), choice));
        }
    }

    @Test
    void aLostMessageIsMissedAndMadeUpFor() {
        var table = three.playedAt("b");
        var page = three.watching("a", table, 0);
        int before = page.version();
        var choice = three.choice("a", table, page, "one");
        three.wires.lose(message -> message[1] == 1); // all that tables tell
        ThreeServers.done(three.of("a").ask(table, choice));
        three.clock.pass(SOON);
        assertThat(page.version()).isEqualTo(before);
        three.wires.lose(_ -> false);
        three.clock.pass(LATER);
        assertThat(page.version()).isGreaterThan(before);
        assertThat(page.versions()).isSorted();
    }

    @Test
    void serversThatDisagreeAnswerOnceTheyAgree() {
        var table = three.playedAt("b");
        three.wires.sees("a", "a", "b"); // and the others see all three
        var answers = new ArrayList<Answer>();
        for (var name : List.of("a", "b", "c")) {
            three.of(name).ask(table, new Request.Describe(ThreeServers.ANNA), answers::add);
        }
        three.wires.see("a", "b", "c");
        three.clock.pass(SOON);
        assertThat(answers).hasSize(3).hasOnlyElementsOfType(Answer.Told.class);
    }

    @Test
    void anotherGameIsWokenAtItsOwnHome() {
        var table = three.playedAt("b");
        var page = three.watching("a", table, 0);
        for (int i = 0; page.all("frame").getLast().path("result").isMissingNode(); i++) {
            ThreeServers.done(three.of("a").ask(table, three.choice("a", table, page, "id" + i)));
            three.clock.pass(LATER);
        }
        var answer = three.of("c").ask(table, new Request.Rematch(ThreeServers.ANNA));
        assertThat(answer).isInstanceOf(Answer.Elsewhere.class);
        var next = ((Answer.Elsewhere) answer).table();
        int before = three.homeOf(next).equals("b") ? 1 : 0;
        assertThat(three.of(three.homeOf(next)).live()).isEqualTo(before + 1);
        assertThat(page.all("table").getLast().path("next").asString()).isEqualTo(next);
    }

    @Test
    void theListOfTablesChangesForAllServers() {
        long before = three.of("c").changes();
        three.of("a").create(ThreeServers.wish("me", "open"), ThreeServers.ANNA);
        three.clock.pass(SOON);
        assertThat(three.of("c").changes()).isGreaterThan(before);
        assertThat(three.of("c").listed()).contains("T0");
    }

    @Test
    void aNewNameArrivesAtTablesThatLiveElsewhere() {
        var table = three.tableAt("b", ThreeServers.wish("me", "open"));
        var page = three.watching("c", table, 0);
        var renamed = new Guest(ThreeServers.ANNA.hash(), "Anne", "mouse", 0);
        three.of("a").rename(renamed, "Anna");
        assertThat(page.all("table").getLast().path("seats").get(0).path("name").asString())
                .isEqualTo("Anne");
    }

    @Test
    void whoSitsAtATableElsewhereIsKnown() {
        var table = three.tableAt("b", ThreeServers.wish("me", "open"));
        var bert = ThreeServers.guest("Bert");
        assertThat(three.of("a").has(table, ThreeServers.ANNA)).isTrue();
        assertThat(three.of("a").has(table, bert)).isFalse();
        ThreeServers.done(three.of("c").ask(table, new Request.Take(bert, OptionalInt.of(1))));
        three.clock.pass(SOON);
        assertThat(three.of("a").has(table, bert)).isTrue();
    }

    @Test
    void aCodeThatNoTableCanHaveIsAskedOfNobody() {
        int sent = three.wires.sent().size();
        assertThat(three.of("a").ask("much too long for a code", describe()))
                .isInstanceOf(Answer.Refused.class);
        assertThat(three.wires.sent()).hasSize(sent);
    }

    private static Request describe() {
        return new Request.Describe(ThreeServers.ANNA);
    }
}
