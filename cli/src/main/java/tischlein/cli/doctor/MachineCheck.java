package tischlein.cli.doctor;

import static tischlein.kernel.Phrase.say;

import com.sun.management.UnixOperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import tischlein.client.HttpApi;
import tischlein.client.ServerProblem;

/** Port, disk and file limit of this machine. */
public final class MachineCheck {
    private static final long MEGABYTE = 1 << 20;
    private static final long TIGHT = 1_000; // megabytes
    private static final long FULL = 100;
    private static final long FEW_FILES = 4_096;

    private MachineCheck() {}

    /** Whether a server runs at the port, could, or cannot. */
    public static Finding port(String host, int port) {
        var here = host.equals("0.0.0.0") || host.equals("::") ? "127.0.0.1" : host;
        try (var errands =
                new HttpApi(URI.create("http://" + bracketed(here) + ":" + port), "en")) {
            var reply = errands.send("GET", "/health", "", Map.of());
            if (reply.body().contains("\"store\"")) {
                return reply.fine()
                        ? Finding.fine(say("doctor.port.served").number("port", port))
                        : Finding.wrong(
                                say("doctor.port.sick").number("port", port),
                                say("doctor.port.sick.do"));
            }
        } catch (ServerProblem _) {
            // nobody there who speaks HTTP
        }
        return free(host, port)
                ? Finding.fine(say("doctor.port.free").number("port", port))
                : Finding.wrong(
                        say("doctor.port.taken").number("port", port), say("doctor.port.taken.do"));
    }

    private static String bracketed(String host) {
        return host.contains(":") ? "[" + host + "]" : host;
    }

    static boolean free(String host, int port) {
        try (var probe = new ServerSocket()) {
            probe.setReuseAddress(true);
            probe.bind(new InetSocketAddress(InetAddress.getByName(host), port));
            return true;
        } catch (IOException _) {
            return false;
        }
    }

    /** The disk on which the file of a database is, or would be. */
    public static Finding disk(Path file) {
        var folder = existing(file.toAbsolutePath());
        if (!Files.isWritable(folder)) {
            return Finding.wrong(
                    say("doctor.disk.closed").text("folder", folder.toString()),
                    say("doctor.disk.closed.do"));
        }
        try {
            return disk(folder, Files.getFileStore(folder).getUsableSpace() / MEGABYTE);
        } catch (IOException _) {
            return Finding.wrong(
                    say("doctor.disk.closed").text("folder", folder.toString()),
                    say("doctor.disk.closed.do"));
        }
    }

    static Finding disk(Path folder, long megabytes) {
        var found =
                say("doctor.disk")
                        .text("folder", folder.toString())
                        .number("free", (int) Math.min(megabytes, Integer.MAX_VALUE));
        if (megabytes < FULL) {
            return Finding.wrong(found, say("doctor.disk.do"));
        }
        return megabytes < TIGHT
                ? Finding.doubtful(found, say("doctor.disk.do"))
                : Finding.fine(found);
    }

    private static Path existing(Path path) {
        return Files.isDirectory(path)
                ? path
                : Optional.ofNullable(path.getParent()).map(MachineCheck::existing).orElse(path);
    }

    /** How many files and connections the program may have open. */
    public static Finding files() {
        return ManagementFactory.getOperatingSystemMXBean()
                        instanceof UnixOperatingSystemMXBean unix
                ? files(unix.getMaxFileDescriptorCount())
                : Finding.fine(say("doctor.files.unlimited"));
    }

    static Finding files(long most) {
        var found = say("doctor.files").number("most", (int) Math.min(most, Integer.MAX_VALUE));
        return most < FEW_FILES
                ? Finding.doubtful(found, say("doctor.files.do"))
                : Finding.fine(found);
    }
}
