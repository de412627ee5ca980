package tischlein.cli;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.Phrase;
import tischlein.kernel.Phrase.Sentence;
import tischlein.kernel.State;
import tischlein.kernel.Unsuitable;
import tischlein.kernel.Vocabulary;
import tools.jackson.databind.JsonNode;

/** All that can be said and heard at a live table beside the game itself. */
final class LiveAside<S extends State<S>, V> implements Turn.Aside {
    private static final int[] NOTHING = {};
    private static final String TAKE_BACK = "none";
    private static final Map<String, String> EMOTES =
            Map.of(
                    "hello", "live.emote.hello",
                    "yum", "live.emote.yum",
                    "oops", "live.emote.oops",
                    "laugh", "live.emote.laugh",
                    "wow", "live.emote.wow",
                    "hurry", "live.emote.hurry",
                    "thanks", "live.emote.thanks",
                    "bravo", "live.emote.bravo");

    private final LiveTable<S, V> table;
    private final Game<S, ?, V> game;
    private final LiveTable.Guest guest;
    private final Speech speech;

    LiveAside(LiveTable<S, V> table, Game<S, ?, V> game, LiveTable.Guest guest, Speech speech) {
        this.table = table;
        this.game = game;
        this.guest = guest;
        this.speech = speech;
    }

    @Override
    public Set<Wish.Command> possible() {
        return Wish.Command.AFAR;
    }

    /** Whether a line is one to be said as it is, commas and all. */
    boolean takes(String line) {
        return word(line).equals(Wish.Command.SAY.word());
    }

    private static String word(String line) {
        return line.strip().split("\\s", 2)[0].toLowerCase(Locale.ROOT);
    }

    /** Does what a line asks for; false if it asks for nothing that there is. */
    boolean obey(String line) {
        if (takes(line)) {
            answer(Wish.Command.SAY, line.strip().substring(word(line).length()).strip(), false);
            return true;
        }
        if (Wish.of(line, game.words(), NOTHING, possible())
                instanceof Wish.Ask(Wish.Command command, String about)) {
            answer(command, about, false);
            return true;
        }
        return false;
    }

    @Override
    public void answer(Wish.Command command, String about, boolean midway) {
        try {
            act(command, about);
        } catch (Unsuitable e) {
            tell(e.sentence());
        } catch (BadInput e) {
            table.onScreen().plain(e.line());
        }
    }

    private void act(Wish.Command command, String about) {
        switch (command) {
            case HELP -> tell(say("live.help"));
            case HINT, BACK -> tell(say("live.wait"));
            case LOG -> log(HomeAside.newsAsked(about));
            case RULES -> {
                if (!table.onScreen().rules(game, about)) {
                    tell(say("play.norule").text("number", about));
                }
            }
            case SAVE -> save(about);
            case QUIT -> table.leave();
            case LOOK -> table.play().look();
            case WHO -> table.company().told().forEach(this::tell);
            case SAY, EMOTE, POINT, VOTE -> speak(command, about);
            case SIT, STAND, BOT, START, REMATCH -> move(command, about);
        }
    }

    private void speak(Wish.Command command, String about) {
        int seat = table.seat();
        if (seat == Game.ONLOOKER) {
            tell(say("live.seatless"));
            return;
        }
        switch (command) {
            case SAY -> speech.chat(seat, about);
            case EMOTE -> speech.emote(seat, about.isEmpty() ? "hello" : about);
            case VOTE -> speech.vote(seat, seat("vote", about));
            case POINT -> point(seat, about);
            case HELP,
                    HINT,
                    BACK,
                    LOG,
                    RULES,
                    SAVE,
                    QUIT,
                    LOOK,
                    WHO,
                    SIT,
                    STAND,
                    BOT,
                    START,
                    REMATCH ->
                    throw new IllegalArgumentException(command.word());
        }
    }

    private void move(Wish.Command command, String about) {
        var path = "/api/tables/" + guest.table();
        var errands = guest.errands();
        switch (command) {
            case SIT ->
                    errands.post(
                            path + "/seats",
                            about.isEmpty() ? Map.of() : Map.of("seat", seat("sit", about)));
            case STAND -> {
                int seat = about.isEmpty() ? table.seat() : seat("stand", about);
                errands.delete(path + "/seats/" + seat);
            }
            case BOT -> {
                var words = about.split(" ", 2);
                var bot = words.length > 1 ? words[1] : "";
                errands.put(path + "/seats/" + seat("bot", words[0]) + "/bot", Map.of("bot", bot));
            }
            case START -> {
                errands.post(path + "/start", Map.of());
                table.begin();
            }
            case REMATCH ->
                    table.moveOn(
                            Phrases.clean(
                                    errands.post(path + "/rematch", Map.of())
                                            .path("table")
                                            .asString("")));
            case HELP, HINT, BACK, LOG, RULES, SAVE, QUIT, LOOK, WHO, SAY, EMOTE, POINT, VOTE ->
                    throw new IllegalArgumentException(command.word());
        }
    }

    private int seat(String command, String text) {
        return (int) Numeral.within(command, text, 0, table.company().chairs().size() - 1);
    }

    /** Shows the mover what one would do; without a word it lists what can be pointed at. */
    private void point(int seat, String about) {
        var frame = table.play().frame();
        var world = table.play().world();
        if (!game.about().team() || frame.isEmpty() || world.isEmpty()) {
            tell(say("live.pointless"));
            return;
        }
        var now = frame.get();
        var choices = open(world.get());
        if (about.isEmpty()) {
            table.onScreen().lines(Layout.columns(cells(now.view(), choices)));
        } else if (about.equals(TAKE_BACK)) {
            speech.opine(seat, now.version(), "");
        } else if (Wish.of(about, game.words(), choices, Set.of())
                instanceof Wish.Choose(int code)) {
            speech.opine(seat, now.version(), game.words().word(code));
        } else {
            tell(say("play.unknown").text("words", about));
        }
    }

    private int[] open(S world) {
        int waiting = game.waiting(world) & ~Bits.bit(Game.CHANCE);
        if (waiting == 0) {
            return NOTHING;
        }
        var codes = new int[Game.MOST_CHOICES];
        return Arrays.copyOf(codes, game.choices(world, Bits.lowest(waiting), codes));
    }

    private List<String> cells(V view, int[] choices) {
        return IntStream.range(0, choices.length)
                .mapToObj(i -> table.onScreen().choice(game, view, choices[i], i + 1))
                .toList();
    }

    private void log(int count) {
        var story =
                guest.errands().get("/api/tables/" + guest.table() + "/story?seat=" + table.seat());
        var news = new ArrayList<Sentence>();
        story.path("chapters")
                .forEach(chapter -> news.addAll(Phrases.sentences(chapter.path("news"))));
        var last = news.subList(Math.max(0, news.size() - count), news.size());
        table.onScreen().news(Digest.of(game), last);
    }

    private void save(String file) {
        if (file.isEmpty()) {
            tell(say("play.savewhere"));
        } else {
            Saving.saveGame(file, guest.errands().text("/api/tables/" + guest.table() + "/log"));
            tell(say("live.saved").text("file", file));
        }
    }

    void chat(JsonNode message) {
        tell(
                say("live.chat")
                        .seat(message.path("seat").asInt())
                        .text("text", Phrases.clean(message.path("text").asString(""))));
    }

    void emote(JsonNode message) {
        var text = EMOTES.get(message.path("emote").asString(""));
        if (text != null) {
            tell(say(text).seat(message.path("seat").asInt()));
        }
    }

    void opinions(JsonNode message) {
        for (var opinion : message.path("opinions")) {
            int seat = opinion.path("seat").asInt();
            int code = game.words().code(opinion.path("move").asString(""));
            if (seat != table.seat() && code != Vocabulary.UNKNOWN) {
                table.play().frame().ifPresent(now -> tell(pointed(seat, now.view(), code)));
            }
        }
    }

    private Sentence pointed(int seat, V view, int code) {
        var what = table.onScreen().quoted(game.wording().choice(view, code));
        return say("live.points").seat(seat).with("what", new Phrase.Text(what));
    }

    private void tell(Sentence sentence) {
        table.onScreen().tell(sentence);
    }
}
