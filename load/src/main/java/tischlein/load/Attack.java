package tischlein.load;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import tischlein.load.clients.TargetServer;
import tischlein.load.clients.WebSocketFraming;
import tischlein.load.players.Hostility;
import tischlein.table.store.ProtocolJson;

/** All attackers of a load: they begin together, go on until it ends, and count what they get. */
final class Attack implements AutoCloseable {
    private static final int CONNECTIONS = 24; // of each address, one request after the other
    private static final int SOCKETS = 10; // of each address, each with a guest of its own
    private static final int MESSAGES = 50; // at once on a socket, and then a pause
    private static final int PAUSE = 100; // milliseconds
    private static final int UNFINISHED = 400; // bodies of each address, and half as many heads
    private static final int BODY = 1 << 20;
    private static final byte[] UNFINISHED_BODY = begun("{\"log\":\"", BODY - 1_000);
    private static final byte[] UNFINISHED_HEAD = begun("GET / HTTP/1.1\r\nX-Long: ", 6_000);
    private static final int DRIP = 5_000; // milliseconds between two bytes
    private static final String BROKEN_LOG =
            "{\"log\":\"tischlein 1\\n" + "x".repeat(60_000) + "\"}";

    private final TargetServer target;
    private final List<String> tables;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final Map<String, AtomicLong> counts = new ConcurrentHashMap<>();
    private volatile boolean over;

    /** What an attacker does on one connection, once. */
    private interface Deed {
        void on(Attacker attacker, int number) throws IOException, InterruptedException;
    }

    /**
     * @param tables the codes of people's tables, which the attackers know
     */
    Attack(TargetServer target, Hostility hostility, List<String> tables) {
        this.target = target;
        this.tables = List.copyOf(tables);
        for (int address = 1; address <= hostility.addresses(); address++) {
            for (var mix : hostility.mixes()) {
                begin(mix, address);
            }
        }
    }

    /** Made once: thousands of them at a time would keep people's clients waiting for memory. */
    private static byte[] begun(String beginning, int length) {
        return (beginning + "x".repeat(length)).getBytes(StandardCharsets.US_ASCII);
    }

    private void begin(Hostility.Mix mix, int address) {
        switch (mix) {
            case REQUESTS -> repeat(address, CONNECTIONS, this::request);
            case MESSAGES -> repeat(address, SOCKETS, this::chatter);
            case BODIES -> {
                repeat(address, UNFINISHED, this::unfinishedBody);
                repeat(address, UNFINISHED / 2, this::unfinishedHead);
            }
        }
    }

    /** So many at the same time; whoever is thrown out comes back after a moment. */
    private void repeat(int address, int times, Deed deed) {
        for (int i = 0; i < times; i++) {
            int number = i;
            threads.execute(() -> {
                while (!over) {
                    try (var attacker = new Attacker(target, address)) {
                        deed.on(attacker, number);
                    } catch (IOException e) {
                        count("cut off");
                        pause(PAUSE);
                    } catch (InterruptedException _) {
                        return;
                    }
                }
            });
        }
    }

    private void count(String what) {
        counts.computeIfAbsent(what, _ -> new AtomicLong()).incrementAndGet();
    }

    private static void pause(int milliseconds) {
        try {
            Thread.sleep(milliseconds);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private void request(Attacker attacker, int number) throws IOException {
        var key = guest(attacker);
        var table = tables.get(number % tables.size());
        for (int i = number; !over; i++) {
            count(
                    "requests answered "
                            + switch (i % 8) {
                                case 0 -> attacker.ask("GET", "/api/tables/mine", key, "");
                                case 1 -> attacker.ask("GET", "/api/games", key, "");
                                case 2 ->
                                        attacker.ask(
                                                "GET",
                                                "/api/tables/" + table + "/story?seat=-1",
                                                key,
                                                "");
                                case 3 -> attacker.ask("POST", "/api/tables", key, BROKEN_LOG);
                                case 4 -> attacker.ask("GET", "/api/tables/" + table, key, "");
                                default -> attacker.ask("GET", "/api/tables", key, "");
                            });
        }
    }

    private String guest(Attacker attacker) throws IOException {
        var body = "{\"key\":true}".getBytes(StandardCharsets.UTF_8);
        while (!over) {
            attacker.send(attacker.head("POST", "/api/guest", "", body.length));
            attacker.send(body);
            var answer = attacker.answer();
            if (answer.status().equals("200")) {
                return ProtocolJson.MAPPER.readTree(answer.body()).path("key").asString();
            }
            pause(PAUSE);
        }
        return "";
    }

    /** As an onlooker who will not be quiet, until the server has enough of it. */
    private void chatter(Attacker attacker, int number) throws IOException, InterruptedException {
        var bytes = target.handshake(guest(attacker));
        var shake = new byte[bytes.remaining()];
        bytes.get(shake);
        attacker.send(shake);
        threads.execute(() -> {
            try {
                attacker.drain();
            } catch (IOException _) {
                // thrown out
            }
        });
        for (int i = number; !over; i += MESSAGES) {
            var table = tables.get(i % tables.size());
            var said = ByteBuffer.allocate(MESSAGES * 200);
            for (int n = 0; n < MESSAGES; n++) {
                said.put(WebSocketFraming.write(WebSocketFraming.TEXT, message(table, n), n));
            }
            attacker.send(java.util.Arrays.copyOf(said.array(), said.position()));
            count("bursts of messages sent");
            Thread.sleep(PAUSE);
        }
    }

    private static byte[] message(String table, int n) {
        var text =
                switch (n % 3) {
                    case 0 -> "{\"do\":\"hello\",\"id\":\"%d\",\"table\":\"%s\"}";
                    case 1 ->
                            "{\"do\":\"chat\",\"id\":\"%d\",\"table\":\"%s\",\"seat\":0,\"text\":\"x\"}";
                    default ->
                            "{\"do\":\"try\",\"id\":\"%d\",\"table\":\"%s\",\"seat\":0,\"version\":1,\"moves\":[]}";
                };
        return text.formatted(n, table).getBytes(StandardCharsets.UTF_8);
    }

    private void unfinishedBody(Attacker attacker, int number)
            throws IOException, InterruptedException {
        attacker.send(attacker.head("POST", "/api/tables", "", BODY));
        attacker.send(UNFINISHED_BODY);
        count("bodies sent but for their end");
        drip(attacker);
    }

    private void unfinishedHead(Attacker attacker, int number)
            throws IOException, InterruptedException {
        attacker.send(UNFINISHED_HEAD);
        count("heads sent but for their end");
        drip(attacker);
    }

    private void drip(Attacker attacker) throws IOException, InterruptedException {
        while (!over) {
            Thread.sleep(DRIP);
            attacker.send(new byte[] {'x'});
        }
    }

    /** What they did and got, by kind. */
    Map<String, Long> told() {
        var told = new TreeMap<String, Long>();
        counts.forEach((what, count) -> told.put(what, count.get()));
        return told;
    }

    @Override
    public void close() {
        over = true;
        threads.shutdownNow();
    }
}
