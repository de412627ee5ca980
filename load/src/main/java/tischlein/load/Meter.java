package tischlein.load;

import java.util.OptionalDouble;
import java.util.OptionalLong;

/** What share of a core the clients and the server need, and the server's memory. */
final class Meter {
    private static final double NANOS = 1e9;

    private final OptionalLong server;
    private final OptionalLong residentBefore;
    private final long self = ProcessHandle.current().pid();
    private Reading first = new Reading(0, OptionalDouble.empty(), OptionalDouble.empty());
    private Report.Processes told;

    /** Seconds of the clock and of the processors. */
    private record Reading(double clock, OptionalDouble clients, OptionalDouble server) {
        OptionalDouble share(Reading before, OptionalDouble now, OptionalDouble then) {
            return now.isPresent() && then.isPresent()
                    ? OptionalDouble.of(
                            (now.getAsDouble() - then.getAsDouble()) / (clock - before.clock))
                    : OptionalDouble.empty();
        }
    }

    Meter(OptionalLong server) {
        this.server = server;
        residentBefore = resident();
        told =
                new Report.Processes(
                        OptionalDouble.empty(),
                        OptionalDouble.empty(),
                        residentBefore,
                        OptionalLong.empty(),
                        OptionalLong.empty());
    }

    private OptionalLong resident() {
        return server.isPresent() ? Vitals.resident(server.getAsLong()) : OptionalLong.empty();
    }

    private Reading reading() {
        return new Reading(
                System.nanoTime() / NANOS,
                Vitals.processorSeconds(self),
                server.isPresent()
                        ? Vitals.processorSeconds(server.getAsLong())
                        : OptionalDouble.empty());
    }

    void begin() {
        first = reading();
    }

    void end() {
        var last = reading();
        told =
                new Report.Processes(
                        last.share(first, last.clients, first.clients),
                        last.share(first, last.server, first.server),
                        residentBefore,
                        resident(),
                        server.isPresent()
                                ? Vitals.mostResident(server.getAsLong())
                                : OptionalLong.empty());
    }

    Report.Processes told() {
        return told;
    }
}
