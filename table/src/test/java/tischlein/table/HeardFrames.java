package tischlein.table;

import java.util.ArrayList;
import java.util.List;
import tischlein.table.request.TableListener;
import tischlein.table.store.ProtocolJson;

/** What one guest hears at a table, as it comes over the wire. */
final class HeardFrames implements TableListener {
    private static final String FRAME = "{\"is\":\"frame\"";

    private final List<String> frames = new ArrayList<>();
    private int last;

    /** A frame, as far as it says whose it is and when. */
    record Frame(int seat, int version, String json) {
        /** Whether it shows this view. */
        boolean shows(Object view) {
            return json.contains("\"view\":" + ProtocolJson.write(view) + ",\"prompt\"");
        }
    }

    @Override
    public synchronized void hear(String message) {
        if (message.startsWith(FRAME)) {
            frames.add(message);
        }
    }

    /** The frames since this was asked for the last time; none goes back behind another. */
    synchronized List<Frame> frames() {
        var heard = new ArrayList<Frame>();
        for (var json : frames) {
            var frame = new Frame(number(json, "seat"), number(json, "version"), json);
            if (frame.version < last) {
                throw new AssertionError("back from " + last + " to " + json);
            }
            last = frame.version;
            heard.add(frame);
        }
        frames.clear();
        return heard;
    }

    private static int number(String json, String field) {
        int from = json.indexOf("\"" + field + "\":") + field.length() + 3;
        return Integer.parseInt(json, from, json.indexOf(',', from), 10);
    }
}
