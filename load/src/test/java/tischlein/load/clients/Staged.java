package tischlein.load.clients;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.stream.IntStream;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;
import tischlein.table.store.ProtocolJson;

/** A game without a server that writes frames as one does. */
public final class Staged<S extends State<S>, V> {
    private final Game<S, ?, V> game;
    private final S state;
    private final int seats;
    private final Seeded luck;
    private final FrameReader<S, V> mind;
    private int version;

    private Staged(Game<S, ?, V> game, long seed) {
        this.game = game;
        this.seats = Math.clamp(4, game.about().fewestSeats(), game.about().mostSeats());
        var options = game.about().options(seats);
        state = game.start(options);
        luck = new Seeded(seed);
        mind = new FrameReader<>(game, options);
        chance();
    }

    public static Game<?, ?, ?> game(String name) {
        for (Game<?, ?, ?> game : ServiceLoader.load(Game.class)) {
            if (game.about().name().equals(name)) {
                return game;
            }
        }
        throw new AssertionError(name);
    }

    public static Staged<?, ?> of(String name, long seed) {
        return staged(game(name), seed);
    }

    private static <S extends State<S>, V> Staged<S, V> staged(Game<S, ?, V> game, long seed) {
        return new Staged<>(game, seed);
    }

    public int seats() {
        return seats;
    }

    public int version() {
        return version;
    }

    boolean over() {
        return game.waiting(state) == 0;
    }

    public int owing() {
        return game.waiting(state);
    }

    V common() {
        return game.view(state, Game.ONLOOKER);
    }

    public void play(int seat, List<String> moves) {
        for (var move : moves) {
            game.play(state, seat, game.words().code(move), News.UNHEARD);
            version++;
        }
    }

    public void chance() {
        var codes = new int[Game.MOST_CHOICES];
        while (Bits.has(game.waiting(state), Game.CHANCE)) {
            game.play(state, Game.CHANCE, game.draw(state, luck, codes), News.UNHEARD);
            version++;
        }
    }

    public byte[] frame(int seat) {
        return frame(seat, Map.of());
    }

    /**
     * @param changed fields that the frame has instead of the true ones
     */
    public byte[] frame(int seat, Map<String, Object> changed) {
        var frame = new LinkedHashMap<String, Object>();
        frame.put("is", "frame");
        frame.put("table", "K7QF2");
        frame.put("seat", seat);
        frame.put("version", version);
        frame.put("view", game.view(state, seat));
        frame.put("prompt", Map.of("key", "prompt.any"));
        frame.put("choices", choices(seat));
        if (!over()) {
            frame.put(
                    "waiting",
                    IntStream.range(0, Integer.SIZE)
                            .filter(n -> Bits.has(owing(), n))
                            .boxed()
                            .toList());
        }
        if (Bits.size(owing()) > 1) {
            frame.put("chosen", List.of());
        }
        frame.put("news", List.of());
        frame.putAll(changed);
        return ProtocolJson.write(frame).getBytes(StandardCharsets.UTF_8);
    }

    private List<Map<String, Object>> choices(int seat) {
        if (seat < 0 || !Bits.has(owing(), seat)) {
            return List.of();
        }
        var codes = new int[Game.MOST_CHOICES];
        int count = game.choices(state, seat, codes);
        return java.util.Arrays.stream(codes, 0, count)
                .mapToObj(code ->
                        Map.<String, Object>of(
                                "move", game.words().word(code), "means", Map.of("key", "m")))
                .toList();
    }

    public FrameReader<S, V> mind() {
        return mind;
    }

    public SeatWorld<S, V> see(int seat) {
        return read(seat).sight();
    }

    FrameWords<S, V> read(int seat) {
        return mind.read(frame(seat), new Seeded(seat));
    }
}
