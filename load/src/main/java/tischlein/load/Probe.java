package tischlein.load;

import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.function.LongFunction;

/** Looks how a server is: what the system tells of its process, and what it tells itself. */
final class Probe implements AutoCloseable {
    private static final double NANOS = 1e9;
    private static final Duration PATIENCE = Duration.ofSeconds(5);
    private static final int FINE = 200;

    private final Target target;
    private final OptionalLong process;
    private final HttpClient http =
            HttpClient.newBuilder()
                    .version(HttpClient.Version.HTTP_1_1)
                    .connectTimeout(PATIENCE)
                    .build();
    private double clock = System.nanoTime() / NANOS; // at the last look
    private OptionalDouble worked; // seconds of a processor till then

    /**
     * @param process the server's, if it is known
     */
    Probe(Target target, OptionalLong process) {
        this.target = target;
        this.process = process;
        worked = worked();
    }

    Window.Server look() {
        var metrics = metrics();
        return new Window.Server(
                processor(),
                ofProcess(Vitals::resident),
                sum(metrics, "jvm_memory_used_bytes{area=\"heap\""),
                sum(metrics, "tischlein_heap_live_bytes"),
                ofProcess(Vitals::open),
                ofProcess(Vitals::threads),
                ofProcess(Vitals::database),
                sum(metrics, "tischlein_tables"));
    }

    private OptionalLong ofProcess(LongFunction<OptionalLong> what) {
        return process.isPresent() ? what.apply(process.getAsLong()) : OptionalLong.empty();
    }

    private OptionalDouble worked() {
        return process.isPresent()
                ? Vitals.processorSeconds(process.getAsLong())
                : OptionalDouble.empty();
    }

    /** Since the last look. */
    private OptionalDouble processor() {
        double before = clock;
        var then = worked;
        clock = System.nanoTime() / NANOS;
        worked = worked();
        return worked.isPresent() && then.isPresent()
                ? OptionalDouble.of((worked.getAsDouble() - then.getAsDouble()) / (clock - before))
                : OptionalDouble.empty();
    }

    private List<String> metrics() {
        var request = HttpRequest.newBuilder(target.http("/metrics")).timeout(PATIENCE).build();
        try {
            var answer = http.send(request, HttpResponse.BodyHandlers.ofString());
            return answer.statusCode() == FINE ? answer.body().lines().toList() : List.of();
        } catch (IOException _) {
            return List.of();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
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
        http.shutdownNow();
    }
}
