package tischlein.table;

import java.util.List;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.Phrase;
import tischlein.kernel.State;
import tools.jackson.core.JsonGenerator;

/** Writes what a viewer gets to see of a game, by docs/protocol.md. */
final class Frames {
    private Frames() {}

    /**
     * @param clocks by seat, for each that is waited for; none without a clock
     * @param missed whether the news are those since the viewer was last here
     */
    static <S extends State<S>, V> String frame(
            String table,
            Play<S, V> play,
            int viewer,
            Tale tale,
            List<Timekeeper.Left> clocks,
            boolean missed) {
        var view = play.view(viewer);
        var game = play.game();
        return Wire.object(json -> {
            json.writeStringProperty("is", "frame");
            json.writeStringProperty("table", table);
            json.writeNumberProperty("seat", viewer);
            json.writeNumberProperty("version", play.version());
            json.writePOJOProperty("view", view);
            Wire.phrase(json, "prompt", game.wording().prompt(view));
            writeChoices(json, game, view, play.choices(play.state(), viewer));
            writeWaiting(json, play, viewer);
            Wire.phrases(json, "news", tale.news());
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

    private static void writeBeats(JsonGenerator json, Tale tale) {
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
            Wire.phrase(json, "means", game.wording().choice(view, code));
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private static void writeWaiting(JsonGenerator json, Play<?, ?> play, int viewer) {
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

    /** Who has chosen, and nothing of what; nor in which order, unless the table wants it. */
    private static void writeChosen(JsonGenerator json, Play<?, ?> play) {
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

    static String chosen(String table, Play<?, ?> play) {
        return Wire.object(json -> {
            json.writeStringProperty("is", "chosen");
            json.writeStringProperty("table", table);
            json.writeNumberProperty("version", play.version());
            writeChosen(json, play);
        });
    }

    /** What a list of moves would do, and how it can go on. */
    static <S extends State<S>, V> String tried(
            Play<S, V> play, int seat, Choice<S> choice, List<Phrase.Sentence> news) {
        boolean complete = choice.end() == Choice.End.COMPLETE;
        var next = complete ? List.<Integer>of() : play.choices(choice.state(), seat);
        var view = play.game().view(choice.state(), seat);
        return Wire.object(json -> {
            writeWords(json, "moves", play.words(choice.moves()));
            Wire.phrase(json, "prompt", play.game().wording().prompt(view));
            writeChoices(json, play.game(), view, next);
            json.writeBooleanProperty("complete", complete);
            Wire.phrases(json, "news", news);
        });
    }
}
