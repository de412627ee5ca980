package tischlein.load.measure;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tischlein.load.clients.ClientFault;

/** What the clients count. Only their loop touches it. */
public final class LoadCounts {
    private static final int MOST_FAULTS = 50;

    @JsonIgnore public final Latencies latencies = new Latencies();
    public final Map<String, Long> refusals = new TreeMap<>(); // by the key of the text
    public final Map<String, Long> closings = new TreeMap<>(); // by code and reason
    public final List<ClientFault> faults = new ArrayList<>(); // the first that cannot be true
    public long faultCount;
    public long sent;
    public long done;
    public long resent;
    @JsonIgnore public long counted; // acknowledged within the time that counts
    public long messages;
    public long bytes;
    public long frames;
    public long inspected;
    public long games;
    public long stalls;
    public long connections;

    public void fault(ClientFault fault) {
        faultCount++;
        if (faults.size() < MOST_FAULTS) {
            faults.add(fault);
        }
    }

    public void refused(String key) {
        refusals.merge(key, 1L, Long::sum);
    }

    public void closed(int code, String reason) {
        closings.merge((code + " " + reason).strip(), 1L, Long::sum);
    }
}
