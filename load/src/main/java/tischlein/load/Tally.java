package tischlein.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What the clients count. Only their loop touches it. */
final class Tally {
    private static final int MOST_FAULTS = 50;

    final Latencies latencies = new Latencies();
    final Map<String, Long> refusals = new TreeMap<>(); // by the key of the text
    final Map<String, Long> closings = new TreeMap<>(); // by code and reason
    final List<Fault> faults = new ArrayList<>(); // the first of them
    long faultCount;
    long sent;
    long done;
    long resent;
    long counted; // acknowledged within the time that counts
    long messages;
    long bytes;
    long frames;
    long inspected;
    long games;
    long stalls;
    long connections;

    void fault(Fault fault) {
        faultCount++;
        if (faults.size() < MOST_FAULTS) {
            faults.add(fault);
        }
    }

    void refused(String key) {
        refusals.merge(key, 1L, Long::sum);
    }

    void closed(int code, String reason) {
        closings.merge((code + " " + reason).strip(), 1L, Long::sum);
    }
}
