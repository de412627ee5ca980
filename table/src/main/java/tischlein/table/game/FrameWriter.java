package tischlein.table.game;

import java.util.List;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.Phrase;
import tischlein.kernel.State;
import tischlein.table.seats.SeatClocks;
import tischlein.table.store.ProtocolJson;
import tools.jackson.core.JsonGenerator;

/** Writes what a viewer may see of a game, as docs/protocol.md defines it. */
public final class FrameWriter {
    private FrameWriter() {}

    /**
     * @param clocks of each seat that is waited for; empty without a clock
     * @param missed whether this is the news since the viewer was last here
     */
    public static <S extends State<S>, V> String frame(
            String table,
            LiveGame<S, V> play,
            int viewer,
            ToldNews tale,
            List<SeatClocks.Left> clocks,
            boolean missed) {
        var view = play.view(viewer);
        var game = play.game();
        return ProtocolJson.object(json -> {
            json.writeStringProperty("is", "frame");
            json.writeStringProperty("table", table);
            json.writeNumberProperty("seat", viewer);
            json.writeNumberProperty("version", play.version());
            json.writePOJOProperty("view", view);
            ProtocolJson.phrase(json, "prompt", game.wording().prompt(view));
            writeChoices(json, game, view, play.choices(play.state(), viewer));
            writeWaiting(json, play, viewer);
            ProtocolJson.phrases(json, "news", tale.news());
            writeBeats(json, tale);
            if (missed) {
                json.writeBooleanProperty("missed", true);
            }
            if (!clocks.isEmpty()) {
                json.writePOJOProperty("clock", clocks);
            }
            if (play.over()) {
                json.writePOJOProperty("result", game.result(play.state()));
            }
        });
    }

    private static void writeBeats(JsonGenerator json, ToldNews tale) {
        if (!tale.beats().isEmpty()) {
            json.writeArrayPropertyStart("beats");
            tale.beats().forEach(json::writeNumber);
            json.writeEndArray();
        }
    }

    private static <V> void writeChoices(
            JsonGenerator json, Game<?, ?, V> game, V view, List<Integer> codes) {
        json.writeArrayPropertyStart("choices");
        for (int code : codes) {
            json.writeStartObject();
            json.writeStringProperty("move", game.words().word(code));
            ProtocolJson.phrase(json, "means", game.wording().choice(view, code));
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private static void writeWaiting(JsonGenerator json, LiveGame<?, ?> play, int viewer) {
        if (play.owing() != 0) {
            json.writeArrayPropertyStart("waiting");
            for (int left = play.owing(); left != 0; left &= left - 1) {
                json.writeNumber(Bits.lowest(left));
            }
            json.writeEndArray();
        }
        if (play.together()) {
            writeChosen(json, play);
            var mine = play.beside().moves(viewer);
            if (!mine.isEmpty()) {
                writeWords(json, "mine", mine);
            }
        }
    }

    /** Writes who has chosen, but not what; the order only if the table shows it. */
    private static void writeChosen(JsonGenerator json, LiveGame<?, ?> play) {
        json.writeArrayPropertyStart("chosen");
        play.beside()
                .hashes()
                .forEach((seat, hash) -> {
                    json.writeStartObject();
                    json.writeNumberProperty("seat", seat);
                    json.writeStringProperty("pledge", hash);
                    play.beside().nth(seat).ifPresent(nth -> json.writeNumberProperty("nth", nth));
                    json.writeEndObject();
                });
        json.writeEndArray();
    }

    private static void writeWords(JsonGenerator json, String name, List<String> words) {
        json.writeArrayPropertyStart(name);
        words.forEach(json::writeString);
        json.writeEndArray();
    }

    static String chosen(String table, LiveGame<?, ?> play) {
        return ProtocolJson.object(json -> {
            json.writeStringProperty("is", "chosen");
            json.writeStringProperty("table", table);
            json.writeNumberProperty("version", play.version());
            writeChosen(json, play);
        });
    }

    /** Writes what a list of moves would do, and how the choice can go on. */
    static <S extends State<S>, V> String tried(
            LiveGame<S, V> play, int seat, TriedChoice<S> choice, List<Phrase.Sentence> news) {
        boolean complete = choice.end() == TriedChoice.End.COMPLETE;
        var next = complete ? List.<Integer>of() : play.choices(choice.state(), seat);
        var view = play.game().view(choice.state(), seat);
        return ProtocolJson.object(json -> {
            writeWords(json, "moves", play.words(choice.moves()));
            ProtocolJson.phrase(json, "prompt", play.game().wording().prompt(view));
            writeChoices(json, play.game(), view, next);
            json.writeBooleanProperty("complete", complete);
            ProtocolJson.phrases(json, "news", news);
        });
    }
}
