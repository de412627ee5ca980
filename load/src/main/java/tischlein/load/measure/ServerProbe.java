package tischlein.load.measure;

import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import tischlein.client.HttpApi;
import tischlein.client.ServerProblem;
import tischlein.load.clients.TargetServer;

/**
 * Looks how a server is doing: what the system reports of its process, and what it reports itself.
 */
public final class ServerProbe implements AutoCloseable {
    private final HttpApi api;
    private final ProcessVitals process;
    private final CoreShare share;

    /**
     * @param process the server's, if it is known
     */
    public ServerProbe(TargetServer target, OptionalLong process) {
        api = target.api();
        this.process = new ProcessVitals(process);
        share = new CoreShare(this.process);
    }

    public LoadWindow.Server look() {
        var metrics = metrics();
        return new LoadWindow.Server(
                share.look(),
                process.resident(),
                sum(metrics, "jvm_memory_used_bytes{area=\"heap\""),
                sum(metrics, "tischlein_heap_live_bytes"),
                process.open(),
                process.threads(),
                process.database(),
                sum(metrics, "tischlein_tables"));
    }

    private List<String> metrics() {
        try {
            var reply = api.send("GET", "/metrics", "", Map.of());
            return reply.fine() ? reply.body().lines().toList() : List.of();
        } catch (ServerProblem _) {
            return List.of();
        }
    }

    /** Of all metrics that begin so; their values stand behind the last space. */
    static OptionalLong sum(List<String> metrics, String name) {
        return metrics.stream()
                .filter(line -> line.startsWith(name))
                .mapToLong(line ->
                        (long) Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1)))
                .reduce(Long::sum);
    }

    @Override
    public void close() {
        api.close();
    }
}
