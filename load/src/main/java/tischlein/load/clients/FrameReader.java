package tischlein.load.clients;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import tischlein.client.ClientJson;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.Options;
import tischlein.kernel.State;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.ObjectReader;

/**
 * Reads the frames of one game, and makes a world of each. It reads token by token: as trees,
 * frames cost the clients half as much processor time again, which the server would then lack.
 */
public final class FrameReader<S extends State<S>, V> {
    private final Game<S, ?, V> game;
    private final Class<?> kind;
    private final ObjectReader views;

    public FrameReader(Game<S, ?, V> game, Options options) {
        this.game = game;
        kind = game.view(game.start(options), 0).getClass();
        // A view stands in the middle of its frame.
        views =
                ClientJson.MAPPER
                        .readerFor(kind)
                        .without(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
    }

    /** A frame as far as it has been read. */
    private static final class Draft {
        private String table = "";
        private int seat = Game.ONLOOKER;
        private int version;
        private Object view = List.of();
        private final List<String> choices = new ArrayList<>();
        private int waiting;
        private int chosen;
    }

    /**
     * @throws RuntimeException if it is no frame of this game
     */
    public FrameWords<S, V> read(byte[] message, RandomGenerator random) {
        var draft = new Draft();
        try (var json = ClientJson.MAPPER.createParser(message)) {
            json.nextToken();
            while (json.nextToken() == JsonToken.PROPERTY_NAME) {
                var name = json.currentName();
                json.nextToken();
                read(name, json, draft);
            }
        }
        @SuppressWarnings("unchecked") // the mapper has made one, or thrown
        var view = (V) kind.cast(draft.view);
        var world = game.imagine(view, random);
        var sight =
                new SeatWorld<>(game, draft.table, draft.seat, draft.version, world, draft.chosen);
        return new FrameWords<>(sight, view, draft.choices, draft.waiting);
    }

    private void read(String name, JsonParser json, Draft draft) {
        switch (name) {
            case "table" -> draft.table = json.getString();
            case "seat" -> draft.seat = json.getIntValue();
            case "version" -> draft.version = json.getIntValue();
            case "view" -> draft.view = views.readValue(json);
            case "choices" -> eachObject(json, "move", () -> draft.choices.add(json.getString()));
            case "chosen" ->
                    eachObject(json, "seat", () -> draft.chosen |= Bits.bit(json.getIntValue()));
            case "waiting" -> {
                while (json.nextToken() != JsonToken.END_ARRAY) {
                    draft.waiting |= Bits.bit(json.getIntValue());
                }
            }
            default -> json.skipChildren();
        }
    }

    /** Reads one field of each object in a list. */
    private static void eachObject(JsonParser json, String field, Runnable found) {
        while (json.nextToken() == JsonToken.START_OBJECT) {
            while (json.nextToken() == JsonToken.PROPERTY_NAME) {
                boolean wanted = json.currentName().equals(field);
                json.nextToken();
                if (wanted) {
                    found.run();
                } else {
                    json.skipChildren();
                }
            }
        }
    }
}
