package tischlein.cli;

import static tischlein.kernel.Phrase.say;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import tischlein.bots.Bots;
import tischlein.kernel.Game;
import tischlein.kernel.Unsuitable;

/** Who sits where at a live table and under which name, and what the host decides. */
final class Arrangements {
    private static final String NOBODY = "none";
    private static final String SURE = "yes";
    private static final String ON = "on";
    private static final String OFF = "off";

    private final LiveTable<?, ?> table;
    private final LiveGuest guest;
    private final Errands errands;
    private final String path;

    Arrangements(LiveTable<?, ?> table, LiveGuest guest) {
        this.table = table;
        this.guest = guest;
        errands = guest.errands();
        path = "/api/tables/" + guest.table();
    }

    /** What is answered here. */
    Map<Wish.Command, Consumer<String>> deeds() {
        return Map.of(
                Wish.Command.SIT, this::sit,
                Wish.Command.STAND, this::stand,
                Wish.Command.BOT, this::bot,
                Wish.Command.START, _ -> start(),
                Wish.Command.CHAT, this::chat,
                Wish.Command.MUTE, this::mute,
                Wish.Command.NAME, this::name,
                Wish.Command.LINK, _ -> link());
    }

    private void sit(String about) {
        if (table.seat() != Game.ONLOOKER) {
            throw new Unsuitable(say("live.seated").number("number", table.seat()));
        }
        errands.post(
                path + "/seats",
                about.isEmpty() ? Map.of() : Map.of("seat", table.seat("sit", about)));
    }

    /** In the middle of a game it is for good: then it wants to be said twice. */
    private void stand(String about) {
        int seat = seated();
        if (table.company().playing() && !about.equals(SURE)) {
            throw new Unsuitable(say("live.sure"));
        }
        errands.delete(path + "/seats/" + seat);
    }

    private int seated() {
        if (table.seat() == Game.ONLOOKER) {
            throw new Unsuitable(say("live.seatless"));
        }
        return table.seat();
    }

    private void bot(String about) {
        var words = about.split(" ", 2);
        var which = words.length > 1 ? words[1] : Bots.USUAL;
        errands.put(
                path + "/seats/" + table.seat("bot", words[0]) + "/bot",
                Map.of("bot", which.equals(NOBODY) ? "" : which));
    }

    /** Begins the game; bots take the seats that are free. */
    void start() {
        errands.post(path + "/start", Map.of());
        table.begin();
    }

    private void chat(String about) {
        errands.put(path + "/chat", Map.of("on", on("chat", about)));
    }

    private void mute(String about) {
        var words = about.split(" ", 2);
        boolean on = words.length == 1 || on("mute", words[1]);
        errands.put(path + "/seats/" + table.seat("mute", words[0]) + "/mute", Map.of("on", on));
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
        var me = errands.get("/api/guest");
        errands.put("/api/guest", Map.of("name", about, "figure", me.path("figure").asString("")));
        Keyring.of(guest.around()).rename(errands, guest.invitation().server(), about);
    }

    private void link() {
        var made = errands.post(path + "/seats/" + seated() + "/link", Map.of());
        var link = Phrases.clean(made.path("link").asString(""));
        var reach = Reach.of(guest.invitation().server(), errands);
        table.onScreen().tell(say("live.link"));
        table.onScreen().lines(List.of("  " + reach.elsewhere(link)));
        reach.trouble().forEach(table.onScreen()::tell);
    }
}
