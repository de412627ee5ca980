package tischlein.load.measure;

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

/**
 * How much processor time and memory a process uses, as Linux reports it; elsewhere nothing.
 *
 * @param process its number; nothing if there is none to be measured
 */
public record ProcessVitals(OptionalLong process) {
    private static final double TICKS_PER_SECOND = 100; // what Linux shows to programs, always
    private static final long BYTES_PER_KILOBYTE = 1024;
    private static final int USER = 11; // fields after the name in parentheses, from 0
    private static final int SYSTEM = 12;
    private static final Pattern DATABASE = Pattern.compile(".*\\.db(-wal)?");

    /** Those of this process. */
    public static ProcessVitals own() {
        return new ProcessVitals(OptionalLong.of(ProcessHandle.current().pid()));
    }

    /** Seconds that it has had a processor for. */
    OptionalDouble processorSeconds() {
        try {
            var stat = Files.readString(proc("stat"));
            // The name may hold anything, parentheses too.
            var fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
            long ticks = Long.parseLong(fields[USER]) + Long.parseLong(fields[SYSTEM]);
            return OptionalDouble.of(ticks / TICKS_PER_SECOND);
        } catch (IOException _) {
            return OptionalDouble.empty();
        }
    }

    /** Bytes of memory that it has. */
    public OptionalLong resident() {
        return ofStatus("VmRSS:", BYTES_PER_KILOBYTE);
    }

    /** The most it ever had. */
    public OptionalLong mostResident() {
        return ofStatus("VmHWM:", BYTES_PER_KILOBYTE);
    }

    OptionalLong threads() {
        return ofStatus("Threads:", 1);
    }

    private OptionalLong ofStatus(String name, long unit) {
        try (var lines = Files.lines(proc("status"))) {
            return lines.filter(line -> line.startsWith(name))
                    .mapToLong(line -> unit * Long.parseLong(line.replaceAll("\\D", "")))
                    .findFirst();
        } catch (IOException | UncheckedIOException _) {
            return OptionalLong.empty();
        }
    }

    /** How many files and sockets it has open. */
    OptionalLong open() {
        try (var files = Files.list(proc("fd"))) {
            return OptionalLong.of(files.count());
        } catch (IOException | UncheckedIOException _) {
            return OptionalLong.empty();
        }
    }

    /** How long the database is that it has open, what is still to be put there included. */
    OptionalLong database() {
        try (var files = Files.list(proc("fd"))) {
            return files.flatMap(file -> target(file).stream())
                    .distinct()
                    .mapToLong(path -> path.toFile().length())
                    .reduce(Long::sum);
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

    /** Where Linux tells it; nowhere if there is no process. */
    private Path proc(String file) {
        var number = process.isPresent() ? Long.toString(process.getAsLong()) : "none";
        return Path.of("/proc", number, file);
    }

    /** How many files and sockets this process may have open at once. */
    public static OptionalLong openFiles() {
        return ManagementFactory.getOperatingSystemMXBean()
                        instanceof UnixOperatingSystemMXBean unix
                ? OptionalLong.of(unix.getMaxFileDescriptorCount())
                : OptionalLong.empty();
    }
}
