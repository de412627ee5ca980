package tischlein.cli;

import static tischlein.kernel.Phrase.say;

import java.util.EnumMap;
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
    private static final String SEATS = "/seats";
    private static final int LONGEST_STEM = 16; // so that a number has room in a name

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
        var deeds = new EnumMap<Wish.Command, Consumer<String>>(Wish.Command.class);
        deeds.put(Wish.Command.SIT, this::sit);
        deeds.put(Wish.Command.STAND, this::stand);
        deeds.put(Wish.Command.CALL, this::call);
        deeds.put(Wish.Command.HAND, this::hand);
        deeds.put(Wish.Command.BOT, this::bot);
        deeds.put(Wish.Command.START, _ -> start());
        deeds.put(Wish.Command.CHAT, this::chat);
        deeds.put(Wish.Command.MUTE, this::mute);
        deeds.put(Wish.Command.FREE, this::free);
        deeds.put(Wish.Command.REMOVE, this::remove);
        deeds.put(Wish.Command.SEVERAL, this::several);
        deeds.put(Wish.Command.NAME, this::name);
        deeds.put(Wish.Command.FIGURE, this::figure);
        deeds.put(Wish.Command.LINK, this::link);
        return deeds;
    }

    /** Whoever sits already takes another seat for somebody beside, if it is named. */
    private void sit(String about) {
        if (table.seat() == Game.ONLOOKER) {
            errands.post(
                    path + SEATS,
                    about.isEmpty() ? Map.of() : Map.of("seat", table.seat("sit", about)));
            return;
        }
        if (about.isEmpty()) {
            throw new Unsuitable(say("live.seated").number("number", table.seat()));
        }
        int seat = table.seat("sit", about);
        errands.post(path + SEATS, Map.of("seat", seat));
        callBeside(guest.table(), seat, table.company().mine().size() + 1, errands);
    }

    /** Gives a seat of this guest's a name of its own. */
    static void call(String table, int seat, String name, Errands errands) {
        errands.put("/api/tables/" + table + SEATS + "/" + seat + "/name", Map.of("name", name));
    }

    /** The same, for the how manieth that sits here: like the guest, but to be told apart. */
    static void callBeside(String table, int seat, int nth, Errands errands) {
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
                errands);
    }

    private void hand(String about) {
        var mine = table.company().mine();
        int seat = about.isEmpty() ? after(table.seat(), mine) : table.seat("hand", about);
        if (seat == table.seat() || !mine.contains(seat)) {
            throw new Unsuitable(say("live.onlyseat"));
        }
        table.past().leave();
        table.household().give(seat);
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
        errands.delete(path + SEATS + "/" + seat);
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
        errands.delete(path + SEATS + "/" + seat);
    }

    private void remove(String about) {
        int seat = table.seat("remove", unsure(about));
        if (!sure(about)) {
            throw new Unsuitable(say("live.remove.sure").number("number", seat));
        }
        errands.delete(path + SEATS + "/" + seat + "/guest");
    }

    private void several(String about) {
        errands.put(path + "/several", Map.of("on", on("several", about)));
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
        errands.put(
                path + SEATS + "/" + table.seat("bot", words[0]) + "/bot",
                Map.of("bot", which.equals(NOBODY) ? "" : which));
    }

    /** Begins the game; bots take the seats that are free. */
    private void start() {
        errands.post(path + "/start", Map.of());
        table.begin();
    }

    private void chat(String about) {
        errands.put(path + "/chat", Map.of("on", on("chat", about)));
    }

    private void mute(String about) {
        var words = about.split(" ", 2);
        boolean on = words.length == 1 || on("mute", words[1]);
        errands.put(path + SEATS + "/" + table.seat("mute", words[0]) + "/mute", Map.of("on", on));
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

    /** Without a word it says which there are. */
    private void figure(String about) {
        if (about.isEmpty()) {
            var figures = errands.get("/api/games").path("figures");
            throw new Unsuitable(
                    say("live.figures")
                            .series(
                                    "figures",
                                    Eyes.list(figures, f -> Figures.named(f.asString("")))));
        }
        Figures.choose(about, errands, guest.voice());
    }

    private void link(String about) {
        var made = errands.post(path + SEATS + "/" + seated("link", about) + "/link", Map.of());
        var link = Phrases.clean(made.path("link").asString(""));
        var reach = Reach.of(guest.invitation().server(), errands);
        table.onScreen().tell(say("live.link"));
        table.onScreen().lines(List.of("  " + reach.elsewhere(link)));
        reach.trouble().forEach(table.onScreen()::tell);
    }
}
