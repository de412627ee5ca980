package tischlein.cli;

import static tischlein.kernel.Phrase.say;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.ObjIntConsumer;
import java.util.stream.IntStream;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.Phrase;
import tischlein.kernel.Phrase.Sentence;
import tischlein.kernel.State;
import tischlein.kernel.Vocabulary;
import tools.jackson.databind.JsonNode;

/** What people at a live table say and show to one another. */
final class TableTalk<S extends State<S>, V> {
    private static final int[] NOTHING = {};
    private static final String TAKE_BACK = "none";
    private static final String HELLO = "hello";
    private static final Map<String, String> EMOTES =
            Map.of(
                    HELLO,
                    "live.emote.hello",
                    "yum",
                    "live.emote.yum",
                    "oops",
                    "live.emote.oops",
                    "laugh",
                    "live.emote.laugh",
                    "wow",
                    "live.emote.wow",
                    "hurry",
                    "live.emote.hurry",
                    "thanks",
                    "live.emote.thanks",
                    "bravo",
                    "live.emote.bravo");

    private final LiveTable<S, V> table;
    private final Game<S, ?, V> game;
    private final Speech speech;

    TableTalk(LiveTable<S, V> table, Game<S, ?, V> game, Speech speech) {
        this.table = table;
        this.game = game;
        this.speech = speech;
    }

    /** What is answered here. */
    Map<Wish.Command, Consumer<String>> deeds() {
        return Map.of(
                Wish.Command.SAY, seated((text, seat) -> speech.chat(seat, text)),
                Wish.Command.EMOTE,
                        seated((which, seat) ->
                                speech.emote(seat, which.isEmpty() ? HELLO : which)),
                Wish.Command.VOTE,
                        seated((text, seat) -> speech.vote(seat, table.seat("vote", text))),
                Wish.Command.POINT, seated(this::point));
    }

    private Consumer<String> seated(ObjIntConsumer<String> deed) {
        return about -> {
            int seat = table.seat();
            if (seat == Game.ONLOOKER) {
                tell(say("live.seatless"));
            } else if (!table.connected()) {
                tell(say("live.lost"));
            } else {
                deed.accept(about, seat);
            }
        };
    }

    /** Shows the mover what one would do; without a word it lists what can be pointed at. */
    private void point(String about, int seat) {
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
