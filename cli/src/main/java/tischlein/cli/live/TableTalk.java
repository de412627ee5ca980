package tischlein.cli.live;

import static tischlein.kernel.Phrase.say;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.ObjIntConsumer;
import java.util.stream.IntStream;
import tischlein.cli.local.TypedLine;
import tischlein.cli.screen.Layout;
import tischlein.client.Outgoing;
import tischlein.client.Phrases;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.Phrase;
import tischlein.kernel.Phrase.Sentence;
import tischlein.kernel.State;
import tischlein.kernel.Vocabulary;
import tischlein.table.seats.TableChat;
import tools.jackson.databind.JsonNode;

/** What people at a live table say and show to one another. */
record TableTalk<S extends State<S>, V>(
        LiveTable<S, V> table, Game<S, ?, V> game, Outgoing speech) {
    private static final int[] NOTHING = {};
    private static final String TAKE_BACK = "none";
    private static final String HELLO = "hello";

    /** What is answered here. */
    Map<TypedLine.Command, Consumer<String>> deeds() {
        return Map.of(
                TypedLine.Command.SAY, seated((text, seat) -> speech.chat(seat, text)),
                TypedLine.Command.EMOTE,
                        seated((which, seat) ->
                                speech.emote(seat, which.isEmpty() ? HELLO : which)),
                TypedLine.Command.VOTE,
                        seated((text, seat) -> speech.vote(seat, table.seat("vote", text))),
                TypedLine.Command.POINT, seated(this::point));
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
            table.onScreen()
                    .lines(Layout.columns(cells(now.view(), choices), table.onScreen().voice()));
        } else if (about.equals(TAKE_BACK)) {
            speech.opine(seat, now.version(), "");
        } else if (TypedLine.of(about, game.words(), choices)
                instanceof TypedLine.Choose(int code)) {
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
        var emote = message.path("emote").asString("");
        if (TableChat.EMOTES.contains(emote)) {
            tell(say("live.emote." + emote).seat(message.path("seat").asInt()));
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
