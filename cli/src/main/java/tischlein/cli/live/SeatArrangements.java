package tischlein.cli.live;

import static tischlein.kernel.Phrase.say;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import tischlein.bots.Bots;
import tischlein.cli.local.TypedLine;
import tischlein.cli.screen.FigureWords;
import tischlein.client.HttpApi;
import tischlein.client.InvitationLinks;
import tischlein.client.Phrases;
import tischlein.client.ViewReader;
import tischlein.kernel.Game;
import tischlein.kernel.Unsuitable;

/** Who sits where at a live table and under which name, and what the host decides. */
public record SeatArrangements(LiveTable<?, ?> table, LiveGuest guest) {
    private static final String NOBODY = "none";
    private static final String SURE = "yes";
    private static final String ON = "on";
    private static final String OFF = "off";
    private static final String SEATS = "/seats";
    private static final int LONGEST_STEM = 16; // so that a number has room in a name

    /** What is answered here. */
    Map<TypedLine.Command, Consumer<String>> deeds() {
        var deeds = new EnumMap<TypedLine.Command, Consumer<String>>(TypedLine.Command.class);
        deeds.put(TypedLine.Command.SIT, this::sit);
        deeds.put(TypedLine.Command.STAND, this::stand);
        deeds.put(TypedLine.Command.CALL, this::call);
        deeds.put(TypedLine.Command.HAND, this::hand);
        deeds.put(TypedLine.Command.BOT, this::bot);
        deeds.put(TypedLine.Command.START, _ -> start());
        deeds.put(TypedLine.Command.CHAT, this::chat);
        deeds.put(TypedLine.Command.MUTE, this::mute);
        deeds.put(TypedLine.Command.FREE, this::free);
        deeds.put(TypedLine.Command.REMOVE, this::remove);
        deeds.put(TypedLine.Command.SEVERAL, this::several);
        deeds.put(TypedLine.Command.NAME, this::name);
        deeds.put(TypedLine.Command.FIGURE, this::figure);
        deeds.put(TypedLine.Command.LINK, this::link);
        return deeds;
    }

    /** Whoever sits already takes another seat for somebody beside, if it is named. */
    private void sit(String about) {
        if (table.seat() == Game.ONLOOKER) {
            guest.errands()
                    .post(
                            guest.path() + SEATS,
                            about.isEmpty() ? Map.of() : Map.of("seat", table.seat("sit", about)));
            return;
        }
        if (about.isEmpty()) {
            throw new Unsuitable(say("live.seated").number("number", table.seat()));
        }
        int seat = table.seat("sit", about);
        guest.errands().post(guest.path() + SEATS, Map.of("seat", seat));
        callBeside(guest.table(), seat, table.company().mine().size() + 1, guest.errands());
    }

    /** Gives a seat of this guest's a name of its own. */
    public static void call(String table, int seat, String name, HttpApi errands) {
        errands.put("/api/tables/" + table + SEATS + "/" + seat + "/name", Map.of("name", name));
    }

    /** The same, for the how manieth that sits here: like the guest, but to be told apart. */
    public static void callBeside(String table, int seat, int nth, HttpApi errands) {
        var name = errands.get("/api/guest").path("name").asString("");
        var stem = name.substring(0, Math.min(LONGEST_STEM, name.length())).strip();
        call(table, seat, stem + " " + nth, errands);
    }

    private void call(String about) {
        var words = about.split(" ", 2);
        call(
                guest.table(),
                table.seat("call", words[0]),
                words.length > 1 ? words[1] : "",
                guest.errands());
    }

    private void hand(String about) {
        var mine = table.company().mine();
        int seat = about.isEmpty() ? after(table.seat(), mine) : table.seat("hand", about);
        if (seat == table.seat() || !mine.contains(seat)) {
            throw new Unsuitable(say("live.onlyseat"));
        }
        table.past.leave();
        table.household.give(seat);
    }

    /** The next of this guest's seats. */
    private static int after(int seat, List<Integer> mine) {
        return mine.isEmpty() ? seat : mine.get((mine.indexOf(seat) + 1) % mine.size());
    }

    /** In the middle of a game it is for good: then it wants to be said twice. */
    private void stand(String about) {
        int seat = seated("stand", unsure(about));
        if (table.company().playing() && !sure(about)) {
            throw new Unsuitable(say("live.sure"));
        }
        guest.errands().delete(guest.path() + SEATS + "/" + seat);
    }

    private static boolean sure(String about) {
        return about.equals(SURE) || about.endsWith(" " + SURE);
    }

    /** The same without saying that one is sure. */
    private static String unsure(String about) {
        return sure(about) ? about.substring(0, about.length() - SURE.length()).strip() : about;
    }

    /** Likewise for the seat of somebody else. */
    private void free(String about) {
        int seat = table.seat("free", unsure(about));
        if (table.company().playing() && !sure(about)) {
            throw new Unsuitable(say("live.free.sure").number("number", seat));
        }
        guest.errands().delete(guest.path() + SEATS + "/" + seat);
    }

    private void remove(String about) {
        int seat = table.seat("remove", unsure(about));
        if (!sure(about)) {
            throw new Unsuitable(say("live.remove.sure").number("number", seat));
        }
        guest.errands().delete(guest.path() + SEATS + "/" + seat + "/guest");
    }

    private void several(String about) {
        guest.errands().put(guest.path() + "/several", Map.of("on", on("several", about)));
    }

    /** The seat that is named, or the one before the screen. */
    private int seated(String command, String about) {
        if (table.seat() == Game.ONLOOKER) {
            throw new Unsuitable(say("live.seatless"));
        }
        return about.isEmpty() ? table.seat() : table.seat(command, about);
    }

    private void bot(String about) {
        var words = about.split(" ", 2);
        var which = words.length > 1 ? words[1] : Bots.USUAL;
        guest.errands()
                .put(
                        guest.path() + SEATS + "/" + table.seat("bot", words[0]) + "/bot",
                        Map.of("bot", which.equals(NOBODY) ? "" : which));
    }

    /** Begins the game; bots take the seats that are free. */
    private void start() {
        guest.errands().post(guest.path() + "/start", Map.of());
        table.begin();
    }

    private void chat(String about) {
        guest.errands().put(guest.path() + "/chat", Map.of("on", on("chat", about)));
    }

    private void mute(String about) {
        var words = about.split(" ", 2);
        boolean on = words.length == 1 || on("mute", words[1]);
        guest.errands()
                .put(
                        guest.path() + SEATS + "/" + table.seat("mute", words[0]) + "/mute",
                        Map.of("on", on));
    }

    private static boolean on(String command, String about) {
        if (!about.equals(ON) && !about.equals(OFF)) {
            throw new Unsuitable(say("live.switch").text("command", command));
        }
        return about.equals(ON);
    }

    private void name(String about) {
        if (about.isEmpty()) {
            throw new Unsuitable(say("live.nameless"));
        }
        var me = guest.errands().get("/api/guest");
        guest.errands()
                .put("/api/guest", Map.of("name", about, "figure", me.path("figure").asString("")));
        guest.around().keyring().rename(guest.errands(), guest.invitation().server(), about);
    }

    /** Without a word it says which there are. */
    private void figure(String about) {
        if (about.isEmpty()) {
            var figures = guest.errands().get("/api/games").path("figures");
            throw new Unsuitable(
                    say("live.figures")
                            .series(
                                    "figures",
                                    ViewReader.list(
                                            figures, f -> FigureWords.named(f.asString("")))));
        }
        guest.errands().changeFigure(FigureWords.meant(about, guest.voice()));
    }

    private void link(String about) {
        var made =
                guest.errands()
                        .post(
                                guest.path() + SEATS + "/" + seated("link", about) + "/link",
                                Map.of());
        var link = Phrases.clean(made.path("link").asString(""));
        var reach = InvitationLinks.of(guest.invitation().server(), guest.errands());
        table.onScreen().tell(say("live.link"));
        table.onScreen().lines(List.of("  " + reach.elsewhere(link)));
        reach.trouble().forEach(table.onScreen()::tell);
    }
}
