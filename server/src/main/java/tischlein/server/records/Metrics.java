package tischlein.server.records;

import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.BaseUnits;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.FileDescriptorMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryType;
import java.lang.management.MemoryUsage;
import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;
import tischlein.server.messages.Message;
import tischlein.table.bots.ThinkingMonitor;
import tischlein.table.request.Answer;
import tischlein.table.request.Request;

/**
 * What the server counts and measures, for Prometheus. Nothing in it names a guest, a table or an
 * address.
 */
public final class Metrics {
    /** The buckets of the histogram, in milliseconds. */
    private static final int[] STEPS = {
        1, 2, 5, 10, 15, 20, 30, 50, 75, 100, 150, 200, 300, 500, 1_000, 2_000, 5_000, 10_000
    };

    private final PrometheusMeterRegistry registry =
            new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    private final Timer choosing;
    private final Timer waiting;

    public Metrics() {
        new JvmMemoryMetrics().bindTo(registry);
        new JvmThreadMetrics().bindTo(registry);
        new ProcessorMetrics().bindTo(registry);
        new FileDescriptorMetrics().bindTo(registry);
        new UptimeMetrics().bindTo(registry);
        Gauge.builder("tischlein.heap.live", Metrics::live)
                .description("Heap in use after the collector had last looked at each part of it")
                .baseUnit(BaseUnits.BYTES)
                .register(registry);
        choosing =
                histogram(
                        "tischlein.choose",
                        "From a choice's arrival until it is kept and acknowledged");
        waiting =
                histogram(
                        "tischlein.thoughts.wait",
                        "From a bot's being asked for a choice until it begins to think");
    }

    private Timer histogram(String name, String description) {
        return Timer.builder(name)
                .description(description)
                .serviceLevelObjectives(
                        Arrays.stream(STEPS).mapToObj(Duration::ofMillis).toArray(Duration[]::new))
                .register(registry);
    }

    /**
     * The memory in use after the last collection: before it, most of what is in use is garbage.
     */
    private static long live() {
        return ManagementFactory.getMemoryPoolMXBeans().stream()
                .filter(pool -> pool.getType() == MemoryType.HEAP)
                .flatMap(pool -> Optional.ofNullable(pool.getCollectionUsage()).stream())
                .mapToLong(MemoryUsage::getUsed)
                .sum();
    }

    public void watch(String name, String description, IntSupplier value) {
        Gauge.builder(name, value, IntSupplier::getAsInt)
                .description(description)
                .strongReference(true)
                .register(registry);
    }

    /** The same for what only grows. */
    public void count(String name, String description, LongSupplier value) {
        // It would forget a supplier that nobody else holds.
        FunctionCounter.builder(name, this, _ -> value.getAsLong())
                .description(description)
                .register(registry);
    }

    /** A client's command has been answered. */
    public void answered(Message.ToTable command, Answer answer, long nanos) {
        registry.counter("tischlein.commands", "kind", command.verb(), "outcome", outcome(answer))
                .increment();
        if (command.request() instanceof Request.Choose && answer instanceof Answer.Done) {
            choosing.record(Duration.ofNanos(nanos));
        }
    }

    private static String outcome(Answer answer) {
        return answer instanceof Answer.Refused refused
                ? refused.reason().name().toLowerCase(Locale.ROOT)
                : "done";
    }

    /** A bot has made a choice, with or without time to think. */
    public void thought(ThinkingMonitor.Extent extent, long waited) {
        var word = extent.name().toLowerCase(Locale.ROOT);
        registry.counter("tischlein.thoughts", "extent", word).increment();
        waiting.record(Duration.ofMillis(waited));
    }

    /** The server has closed a socket. */
    public void closed(String reason) {
        registry.counter("tischlein.sockets.closed", "reason", reason).increment();
    }

    public void requested(int status) {
        registry.counter("tischlein.requests", "status", Integer.toString(status)).increment();
    }

    /** In Prometheus' text format. */
    public String text() {
        return registry.scrape();
    }
}
