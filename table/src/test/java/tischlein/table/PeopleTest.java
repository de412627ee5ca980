package tischlein.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class PeopleTest {
    private final Room room = new Room(71);
    private final Client anna = room.guest("Anna");
    private final Client ben = room.guest("Ben");
    private final Client cleo = room.guest("Cleo");

    private static Answer take(Client client, String table) {
        return client.ask(table, new Request.Take(client.guest(), OptionalInt.empty()));
    }

    private static String seat(Client client, String table, int seat, String field) {
        return client.describe(table).path("seats").path(seat).path(field).asString();
    }

    @Test
    void guestsTakeFreeChairsUntilThereAreNone() {
        var table = room.create(anna, Room.wish("buffet", "me", "open", "bot greedy"));
        Room.done(take(ben, table));
        assertThat(seat(anna, table, 1, "name")).isEqualTo("Ben");
        Room.refused(take(cleo, table), Answer.Reason.CONFLICT, "refused.full");
        Room.refused(cleo.take(table, 1), Answer.Reason.CONFLICT, "refused.taken");
        Room.refused(cleo.take(table, 2), Answer.Reason.CONFLICT, "refused.taken");
        Room.refused(cleo.take(table, 3), Answer.Reason.MISSING, "refused.chair");
        Room.refused(cleo.take(table, -1), Answer.Reason.MISSING, "refused.chair");
        Room.done(ben.ask(table, new Request.Leave(ben.guest(), 1)));
        Room.done(take(cleo, table));
        assertThat(seat(anna, table, 1, "name")).isEqualTo("Cleo");
    }

    @Test
    void aGuestMayHaveSeveralSeatsAndGetsAFrameForEach() {
        var table = room.create(anna, Room.wish("buffet", "me", "open", "me"));
        Room.done(anna.watch(table, 0, 2, 0));
        Room.done(anna.start(table));
        assertThat(anna.all("frame").stream().map(f -> f.path("seat").asInt()).toList())
                .containsExactly(0, 2);
        assertThat(anna.describe(table).path("mine").toString()).isEqualTo("[0,2]");
    }

    @Test
    void noTwoAtATableHaveTheSameName() {
        var table = room.create(anna, Room.wish("buffet", "me", "open", "open"));
        var twin = new Client(room.tables(), "ANNA");
        Room.refused(take(twin, table), Answer.Reason.CONFLICT, "refused.name");
        var cyrillic = new Client(room.tables(), "\u0410nn\u0430");
        Room.refused(take(cyrillic, table), Answer.Reason.CONFLICT, "refused.lookalike");
        Room.done(take(ben, table));
        Room.refused(
                ben.ask(table, new Request.Rename(named(ben, "anna"), "Ben")),
                Answer.Reason.CONFLICT,
                "refused.name");
        var link = (Answer.Linked) ben.ask(table, new Request.Link(ben.guest(), 1));
        Room.refused(
                room.tables().follow(link.token(), named(cleo, "Anna")),
                Answer.Reason.CONFLICT,
                "refused.name");
        Room.elsewhere(room.tables().follow(link.token(), named(cleo, "Ben")));
        var nelli = room.guest("Nelli"); // as the first bot would be called
        var other = room.create(nelli, Room.wish("buffet", "bot greedy", "me", "bot greedy"));
        assertThat(seat(nelli, other, 0, "name")).isNotEqualTo("Nelli");
    }

    @Test
    void charactersAreCalledByTheGamesTextsInEveryLanguage() {
        var crumb = room.guest("Crumb"); // as the first gentle one would be called
        var table =
                room.create(crumb, Room.wish("buffet", "me", "bot gentle", "bot fair", "bot fair"));
        var seats = crumb.describe(table).path("seats");
        assertThat(seats.findValuesAsString("name"))
                .doesNotHaveDuplicates()
                .containsExactly("Crumb", "Dot", "Nibbles", "Whisker");
        assertThat(seats.path(1).path("called").path("en").asString()).isEqualTo("Dot");
        assertThat(seats.path(3).path("called").path("fr").asString()).isEqualTo("Moustache");
        assertThat(seats.path(3).path("called").path("ja").asString()).isEqualTo("ヒゲ");
        assertThat(seats.findValuesAsString("figure")).doesNotHaveDuplicates();
    }

    @Test
    void onFreeChairsSitCharactersWhoPlayFair() {
        var table = room.create(anna, Room.wish("office", "me", "open", "open"));
        Room.done(anna.start(table));
        assertThat(seat(anna, table, 1, "bot")).isEqualTo("fair");
        assertThat(seat(anna, table, 1, "name")).isNotEqualTo(seat(anna, table, 2, "name"));
    }

    private static Guest named(Client client, String name) {
        return new Guest(client.guest().hash(), name, "cat", 0);
    }

    @Test
    void aGuestIsRenamedWhereTheGameIsNotOver() {
        var over = room.playing(Room.wish("larder", "me"), anna);
        room.finish(over, anna);
        var table = room.create(anna, Room.wish("buffet", "open", "me", "open"));
        anna.watch(table, 1);
        room.tables().rename(named(anna, "Anne"), "Anna");
        assertThat(anna.last("table").path("seats").path(1).path("name").asString())
                .isEqualTo("Anne");
        assertThat(seat(anna, table, 1, "figure")).isEqualTo("cat");
        assertThat(seat(anna, over, 0, "name")).isEqualTo("Anna");
    }

    @Test
    void seatsOfOneGuestHaveNamesOfTheirOwnIfTheyWantTo() {
        var table = room.create(anna, Room.wish("buffet", "me", "me", "open"));
        Room.done(take(ben, table));
        Room.done(call(anna, table, 1, "Mia"));
        assertThat(seat(anna, table, 0, "name")).isEqualTo("Anna");
        assertThat(seat(anna, table, 1, "name")).isEqualTo("Mia");
        Room.refused(call(anna, table, 1, "ben"), Answer.Reason.CONFLICT, "refused.name");
        Room.refused(call(anna, table, 0, "Mia"), Answer.Reason.CONFLICT, "refused.name");
        Room.refused(call(ben, table, 1, "Tim"), Answer.Reason.FORBIDDEN, "refused.seat");
        room.tables().rename(named(anna, "Anne"), "Anna");
        assertThat(seat(anna, table, 0, "name")).isEqualTo("Anne");
        assertThat(seat(anna, table, 1, "name")).isEqualTo("Mia");
        assertThat(seat(anna, table, 1, "figure")).isEqualTo("cat");
        Room.done(anna.ask(table, new Request.Call(named(anna, "Anne"), 1, "")));
        assertThat(seat(anna, table, 1, "name")).isEqualTo("Anne");
    }

    @Test
    void whoeverHasOneSeatIsRenamedWhateverTheSeatIsCalled() {
        var table = room.create(anna, Room.wish("buffet", "me", "open", "open"));
        Room.done(call(anna, table, 0, "Mia"));
        room.tables().rename(named(anna, "Anne"), "Anna");
        assertThat(seat(anna, table, 0, "name")).isEqualTo("Anne");
    }

    private static Answer call(Client client, String table, int seat, String name) {
        return client.ask(table, new Request.Call(client.guest(), seat, name));
    }

    @Test
    void onlyTheHostSeatsBotsStartsAndMutes() {
        var table = room.create(anna, Room.wish("buffet", "me", "open", "open"));
        Room.done(take(ben, table));
        for (var request :
                List.<Request>of(
                        new Request.Place(ben.guest(), 2, "greedy"),
                        new Request.Start(ben.guest()),
                        new Request.AllowChat(ben.guest(), false),
                        new Request.Mute(ben.guest(), 0, true))) {
            Room.refused(ben.ask(table, request), Answer.Reason.FORBIDDEN, "refused.host");
        }
        Room.done(anna.ask(table, new Request.Place(anna.guest(), 2, "random")));
        assertThat(seat(anna, table, 2, "bot")).isEqualTo("random");
        Room.done(anna.ask(table, new Request.Place(anna.guest(), 2, "")));
        assertThat(seat(anna, table, 2, "kind")).isEqualTo("open");
        Room.refused(
                anna.ask(table, new Request.Place(anna.guest(), 1, "greedy")),
                Answer.Reason.CONFLICT,
                "refused.taken");
        Room.refused(
                anna.ask(table, new Request.Place(anna.guest(), 2, "clever")),
                Answer.Reason.UNSUITABLE,
                "refused.bot");
        Room.done(anna.start(table));
        assertThat(seat(anna, table, 2, "kind")).isEqualTo("bot"); // free chairs get bots
        Room.refused(anna.start(table), Answer.Reason.CONFLICT, "refused.begun");
        Room.refused(take(cleo, table), Answer.Reason.CONFLICT, "refused.begun");
    }

    @Test
    void theHostPassesOnWhenTheHostLeaves() {
        var table = room.create(anna, Room.wish("buffet", "me", "open", "open"));
        Room.done(take(ben, table));
        Room.refused(
                ben.ask(table, new Request.Leave(ben.guest(), 0)),
                Answer.Reason.FORBIDDEN,
                "refused.seat");
        Room.done(anna.ask(table, new Request.Leave(anna.guest(), 0)));
        assertThat(seat(ben, table, 0, "kind")).isEqualTo("open");
        Room.refused(anna.start(table), Answer.Reason.FORBIDDEN, "refused.host");
        Room.done(ben.start(table));
    }

    @Test
    void whoLeavesAGameLeavesTheSeatToABot() {
        var table = room.playing(Room.wish("larder", "me", "open"), anna, ben);
        Room.done(anna.ask(table, new Request.Leave(anna.guest(), 0)));
        assertThat(seat(ben, table, 0, "kind")).isEqualTo("bot");
        assertThat(anna.last("table").path("mine").size()).isZero();
        Room.refused(
                anna.choose(table, 0, anna.version(table), List.of("stop")),
                Answer.Reason.FORBIDDEN,
                "refused.seat");
        while (!room.over(table)) {
            room.pass(0);
            ben.watch(table, 1);
            if (!Room.moves(ben.frame(1)).isEmpty()) {
                ben.choose(table, 1, ben.version(table), room.choice(ben, table, 1));
            }
        }
        Room.refused(
                ben.ask(table, new Request.Leave(ben.guest(), 1)),
                Answer.Reason.CONFLICT,
                "refused.over");
    }

    @Test
    void everybodyHearsWhatIsSaidUnlessChatIsOffOrTheSeatIsMuted() {
        var table = room.create(anna, Room.wish("buffet", "me", "open", "open"));
        Room.done(take(ben, table));
        anna.watch(table, 0);
        Room.done(say(ben, table, "  Guten\n\u202eAppetit\u0007!  "));
        assertThat(anna.last("chat").path("text").asString()).isEqualTo("Guten Appetit!");
        assertThat(anna.last("chat").path("seat").asInt()).isEqualTo(1);
        Room.done(emote(ben, table, "yum"));
        assertThat(anna.last("emote").path("emote").asString()).isEqualTo("yum");
        for (var text : List.of("", " \u200b ", "x".repeat(141))) {
            Room.refused(say(ben, table, text), Answer.Reason.UNSUITABLE, "refused.chat.length");
        }
        Room.done(say(ben, table, "🧀".repeat(140)));
        Room.refused(emote(ben, table, "burp"), Answer.Reason.UNSUITABLE, "refused.emote");
        Room.refused(say(cleo, table, "Hm"), Answer.Reason.FORBIDDEN, "refused.seat");
        anna.ask(table, new Request.Mute(anna.guest(), 1, true));
        Room.refused(say(ben, table, "Hm"), Answer.Reason.FORBIDDEN, "refused.chat.off");
        Room.refused(emote(ben, table, "yum"), Answer.Reason.FORBIDDEN, "refused.chat.off");
        room.tables().rename(named(ben, "Benno"), "Ben"); // a new name does not help
        Room.refused(say(ben, table, "Hm"), Answer.Reason.FORBIDDEN, "refused.chat.off");
        anna.ask(table, new Request.Mute(anna.guest(), 1, false));
        Room.done(say(ben, table, "Hm"));
        anna.ask(table, new Request.AllowChat(anna.guest(), false));
        Room.refused(say(ben, table, "Hm"), Answer.Reason.FORBIDDEN, "refused.chat.off");
        Room.refused(
                anna.ask(table, new Request.Say(anna.guest(), 0, "Hm")),
                Answer.Reason.FORBIDDEN,
                "refused.chat.off");
    }

    private static Answer say(Client client, String table, String text) {
        return client.ask(table, new Request.Say(client.guest(), 1, text));
    }

    private static Answer emote(Client client, String table, String emote) {
        return client.ask(table, new Request.Emote(client.guest(), 1, emote));
    }

    @Test
    void aLinkMovesASeatOnceAndTheOldDeviceLosesItAtOnce() {
        var table = room.playing(Room.wish("buffet", "me", "open", "open"), anna, ben, cleo);
        var link = (Answer.Linked) anna.ask(table, new Request.Link(anna.guest(), 0));
        var phone = room.guest("Phone");
        assertThat(Room.elsewhere(room.tables().follow(link.token(), phone.guest())))
                .isEqualTo(table);
        assertThat(anna.last("table").path("mine").size()).isZero();
        anna.forget();
        int version = ben.version(table);
        Room.refused(
                anna.choose(table, 0, version, List.of("play 1")),
                Answer.Reason.FORBIDDEN,
                "refused.seat");
        Room.refused(anna.watch(table, 0), Answer.Reason.FORBIDDEN, "refused.seat");
        Room.done(phone.watch(table, 0));
        room.step(table, phone, ben, cleo);
        assertThat(anna.all("frame")).isNotEmpty();
        assertThat(anna.all("frame")).allMatch(frame -> frame.path("seat").asInt() == -1);
        Room.refused(
                room.tables().follow(link.token(), anna.guest()),
                Answer.Reason.MISSING,
                "refused.link");
        assertThat(phone.describe(table).path("seats").path(0).path("host").asBoolean()).isTrue();
    }

    @Test
    void aNewLinkRevokesTheOldAndALinkCanBeRevoked() {
        var table = room.create(anna, Room.wish("buffet", "me", "open", "open"));
        var first = (Answer.Linked) anna.ask(table, new Request.Link(anna.guest(), 0));
        var second = (Answer.Linked) anna.ask(table, new Request.Link(anna.guest(), 0));
        assertThat(second.token()).isNotEqualTo(first.token());
        for (var token : List.of(first.token(), table + "-", table, "", "-", table + "-x")) {
            assertThat(room.tables().follow(token, ben.guest())).isInstanceOf(Answer.Refused.class);
        }
        Room.refused(
                ben.ask(table, new Request.Link(ben.guest(), 0)),
                Answer.Reason.FORBIDDEN,
                "refused.seat");
        Room.refused(
                ben.ask(table, new Request.Unlink(ben.guest(), 0)),
                Answer.Reason.FORBIDDEN,
                "refused.seat");
        Room.done(anna.ask(table, new Request.Unlink(anna.guest(), 0)));
        Room.refused(
                room.tables().follow(second.token(), ben.guest()),
                Answer.Reason.MISSING,
                "refused.link");
        assertThat(room.store().table(table).orElseThrow().setup())
                .doesNotContain(second.token().substring(table.length() + 1));
    }

    @Test
    void onlookersSeeWhatOnlookersMayAndCanDoNothing() {
        var table = room.playing(Room.wish("buffet", "me", "open", "open"), anna, ben, cleo);
        var eye = room.guest("Eye");
        Room.done(eye.watch(table));
        assertThat(eye.frame(-1).path("choices").size()).isZero();
        assertThat(eye.all("frame")).hasSize(1);
        int version = eye.version(table);
        for (int seat : List.of(0, 1, 2)) {
            Room.refused(eye.watch(table, seat), Answer.Reason.FORBIDDEN, "refused.seat");
            Room.refused(
                    eye.choose(table, seat, version, List.of("play 1")),
                    Answer.Reason.FORBIDDEN,
                    "refused.seat");
            for (var request :
                    List.<Request>of(
                            new Request.Try(eye.guest(), seat, version, List.of("play 1")),
                            new Request.Suggest(eye.guest(), seat, version, List.of()),
                            new Request.Story(eye.guest(), seat),
                            new Request.Position(eye.guest(), seat, version),
                            new Request.Leave(eye.guest(), seat))) {
                Room.refused(eye.ask(table, request), Answer.Reason.FORBIDDEN, "refused.seat");
            }
        }
        Room.refused(
                eye.choose(table, -1, version, List.of("play 1")),
                Answer.Reason.MISSING,
                "refused.chair");
        assertThat(room.store().choices(table)).isEmpty();
    }

    @Test
    void beforeTheStartNobodyPlays() {
        var table = room.create(anna, Room.wish("buffet", "me", "open", "open"));
        Room.refused(
                anna.choose(table, 0, 0, List.of("play 1")),
                Answer.Reason.CONFLICT,
                "refused.gathering");
        Room.refused(
                anna.ask("NONE", new Request.Describe(anna.guest())),
                Answer.Reason.MISSING,
                "refused.table");
    }
}
