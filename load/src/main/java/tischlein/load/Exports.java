package tischlein.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The logs of finished games, as the server gives them to anybody. */
final class Exports implements AutoCloseable {
    private static final int FINE = 200;

    private final Target target;
    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    Exports(Target target) {
        this.target = target;
    }

    /** By table; tables that are not over have none. */
    Map<String, String> logs(List<Journal.Entry> entries) {
        var logs = new HashMap<String, String>();
        for (var entry : entries) {
            if (entry instanceof Journal.Entry.Table(var table)) {
                var answer = answer(table);
                if (answer.statusCode() == FINE) {
                    logs.put(table, answer.body());
                }
            }
        }
        return logs;
    }

    private HttpResponse<String> answer(String table) {
        var request = HttpRequest.newBuilder(target.http("/api/tables/" + table + "/log")).build();
        try {
            return http.send(request, HttpResponse.BodyHandlers.ofString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() {
        http.shutdownNow();
    }
}
