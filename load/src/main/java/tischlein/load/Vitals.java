package tischlein.load;

import com.sun.management.UnixOperatingSystemMXBean;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.regex.Pattern;

/** How hard a process works and how much memory it has, as Linux tells it; elsewhere nothing. */
final class Vitals {
    private static final double TICKS_PER_SECOND = 100; // what Linux shows to programs, always
    private static final long BYTES_PER_KILOBYTE = 1024;
    private static final int USER = 11; // fields after the name in parentheses, from 0
    private static final int SYSTEM = 12;

    private static final Pattern DATABASE = Pattern.compile(".*\\.db(-wal)?");

    private Vitals() {}

    /** Seconds that a process has had a processor for. */
    static OptionalDouble processorSeconds(long process) {
        try {
            return processorSeconds(Files.readString(proc(process, "stat")));
        } catch (IOException _) {
            return OptionalDouble.empty();
        }
    }

    /**
     * @param stat what stands in the process's file of that name
     */
    static OptionalDouble processorSeconds(String stat) {
        // The name may hold anything, parentheses too.
        var fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
        return fields.length <= SYSTEM
                ? OptionalDouble.empty()
                : OptionalDouble.of(
                        (Long.parseLong(fields[USER]) + Long.parseLong(fields[SYSTEM]))
                                / TICKS_PER_SECOND);
    }

    /** Bytes of memory that a process has. */
    static OptionalLong resident(long process) {
        return ofStatus(process, "VmRSS:");
    }

    /** The most it ever had. */
    static OptionalLong mostResident(long process) {
        return ofStatus(process, "VmHWM:");
    }

    private static OptionalLong ofStatus(long process, String name) {
        var kilobytes = status(process, name);
        return kilobytes.isPresent()
                ? OptionalLong.of(kilobytes.getAsLong() * BYTES_PER_KILOBYTE)
                : kilobytes;
    }

    static OptionalLong threads(long process) {
        return status(process, "Threads:");
    }

    private static OptionalLong status(long process, String name) {
        try (var lines = Files.lines(proc(process, "status"))) {
            return lines.filter(line -> line.startsWith(name))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
                    .findFirst();
        } catch (IOException | UncheckedIOException _) {
            return OptionalLong.empty();
        }
    }

    /** How many files and sockets a process has open. */
    static OptionalLong open(long process) {
        try (var files = Files.list(proc(process, "fd"))) {
            return OptionalLong.of(files.count());
        } catch (IOException | UncheckedIOException _) {
            return OptionalLong.empty();
        }
    }

    /** How long the database is that a process has open, what is still to be put there included. */
    static OptionalLong database(long process) {
        try (var files = Files.list(proc(process, "fd"))) {
            var found = files.flatMap(file -> target(file).stream()).distinct().toList();
            return found.isEmpty()
                    ? OptionalLong.empty()
                    : OptionalLong.of(
                            found.stream().mapToLong(path -> path.toFile().length()).sum());
        } catch (IOException | UncheckedIOException _) {
            return OptionalLong.empty();
        }
    }

    private static Optional<Path> target(Path link) {
        try {
            var target = Files.readSymbolicLink(link);
            return Optional.of(target).filter(path -> DATABASE.matcher(path.toString()).matches());
        } catch (IOException _) {
            return Optional.empty(); // closed meanwhile
        }
    }

    private static Path proc(long process, String file) {
        return Path.of("/proc", Long.toString(process), file);
    }

    /** How many files and sockets this process may have open at once. */
    static OptionalLong openFiles() {
        return ManagementFactory.getOperatingSystemMXBean()
                        instanceof UnixOperatingSystemMXBean unix
                ? OptionalLong.of(unix.getMaxFileDescriptorCount())
                : OptionalLong.empty();
    }
}
