package tischlein.load.kill;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tischlein.client.HttpApi;
import tischlein.load.clients.PromiseJournal;
import tischlein.load.clients.TargetServer;

/** The logs of finished games, as the server gives them to anybody. */
public final class ExportedLogs implements AutoCloseable {
    private final HttpApi api;

    public ExportedLogs(TargetServer target) {
        api = target.api();
    }

    /** By table; tables that are not over have none. */
    public Map<String, String> logs(List<PromiseJournal.Entry> entries) {
        var logs = new HashMap<String, String>();
        for (var entry : entries) {
            if (entry instanceof PromiseJournal.Entry.Table(var table, _)) {
                var reply = api.send("GET", "/api/tables/" + table + "/log", "", Map.of());
                if (reply.fine()) {
                    logs.put(table, reply.body());
                }
            }
        }
        return logs;
    }

    @Override
    public void close() {
        api.close();
    }
}
