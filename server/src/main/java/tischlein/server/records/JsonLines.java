package tischlein.server.records;

import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.IThrowableProxy;
import ch.qos.logback.core.encoder.EncoderBase;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import tischlein.table.store.ProtocolJson;

/**
 * Writes records as lines of JSON. An exception is written as its type and place, without its
 * message, which may quote what a guest has sent.
 */
public final class JsonLines extends EncoderBase<ILoggingEvent> {
    private static final int MOST_FRAMES = 12;
    private static final byte[] NOTHING = new byte[0];

    @Override
    public byte[] headerBytes() {
        return NOTHING;
    }

    @Override
    public byte[] encode(ILoggingEvent event) {
        var line = new LinkedHashMap<String, Object>();
        line.put("time", event.getInstant().toString());
        line.put("level", event.getLevel().toString().toLowerCase(Locale.ROOT));
        line.put("from", event.getLoggerName());
        line.put("says", event.getFormattedMessage());
        if (event.getKeyValuePairs() != null) {
            event.getKeyValuePairs()
                    .forEach(pair -> line.put(pair.key, String.valueOf(pair.value)));
        }
        if (event.getThrowableProxy() != null) {
            line.put("failure", failure(event.getThrowableProxy()));
        }
        return (ProtocolJson.write(line) + "\n").getBytes(StandardCharsets.UTF_8);
    }

    private static List<String> failure(IThrowableProxy thrown) {
        var lines = new ArrayList<String>();
        for (var one = thrown; one != null; one = one.getCause()) {
            lines.add(one.getClassName());
            var frames = one.getStackTraceElementProxyArray();
            for (int i = 0; i < Math.min(MOST_FRAMES, frames.length); i++) {
                lines.add(frames[i].getSTEAsString());
            }
        }
        return lines;
    }

    @Override
    public byte[] footerBytes() {
        return NOTHING;
    }
}
