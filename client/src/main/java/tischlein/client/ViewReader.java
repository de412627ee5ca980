package tischlein.client;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import tischlein.kernel.Game;
import tischlein.kernel.Options;
import tischlein.kernel.Result;
import tischlein.kernel.State;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectReader;

/** Reads the frames of one game, and makes worlds of them in which choices can be tried. */
public final class ViewReader<S extends State<S>, V> {
    private final Game<S, ?, V> game;
    private final Class<?> kind;
    private final ObjectReader views;

    public ViewReader(Game<S, ?, V> game, Options options) {
        this.game = game;
        kind = game.view(game.start(options), 0).getClass();
        views = ClientJson.MAPPER.readerFor(kind);
    }

    /**
     * @throws RuntimeException if it is no view of this game
     */
    public V view(JsonNode json) {
        Object read = views.readValue(json);
        @SuppressWarnings("unchecked") // the mapper has made one, or thrown
        var view = (V) kind.cast(read);
        return view;
    }

    /**
     * @throws RuntimeException if it is no frame of this game
     */
    public Frame<V> read(JsonNode json) {
        int seat = json.path("seat").asInt();
        return new Frame<>(
                seat,
                json.path("version").asInt(),
                view(json.path("view")),
                Phrases.sentence(json.path("prompt")),
                list(json.path("choices"), choice -> choice.path("move").asString("")),
                list(json.path("waiting"), JsonNode::asInt),
                list(json.path("chosen"), choice -> choice.path("seat").asInt()),
                list(json.path("mine"), JsonNode::asString),
                Phrases.sentences(json.path("news")),
                json.path("missed").asBoolean(false),
                left(json.path("clock"), seat),
                json.has("result") ? Optional.of(result(json.path("result"))) : Optional.empty());
    }

    private static Optional<Long> left(JsonNode clocks, int seat) {
        for (var clock : clocks) {
            if (clock.path("seat").asInt() == seat) {
                return Optional.of(clock.path("move").asLong(0) + clock.path("bank").asLong(0));
            }
        }
        return Optional.empty();
    }

    private static Result result(JsonNode json) {
        return new Result(
                list(
                        json.path("standings"),
                        one ->
                                new Result.Standing(
                                        one.path("seat").asInt(),
                                        one.path("score").asInt(),
                                        one.path("place").asInt())),
                Phrases.sentences(json.path("remarks")));
    }

    public static <T> List<T> list(JsonNode json, Function<JsonNode, T> item) {
        var list = new ArrayList<T>();
        json.forEach(one -> list.add(item.apply(one)));
        return list;
    }

    /** A world that looks to the viewer like the table. */
    public S world(Frame<V> frame, RandomGenerator random) {
        return game.imagine(frame.view(), random);
    }
}
