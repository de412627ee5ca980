package tischlein.table;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/**
 * The inputs that are kept for a fuzz target, as they are or with changes.
 *
 * @param names what each of them is called
 */
record FuzzCorpus(List<String> names, List<byte[]> inputs) {
    static FuzzCorpus of(String target) throws IOException {
        try (var files = Files.list(Path.of("src/test/fuzz", target))) {
            var names = new ArrayList<String>();
            var inputs = new ArrayList<byte[]>();
            for (var file : files.sorted().toList()) {
                names.add(file.getFileName().toString());
                inputs.add(Files.readAllBytes(file));
            }
            return new FuzzCorpus(names, inputs);
        }
    }

    /** One of them with one to three changes. */
    byte[] changed(SplittableRandom random) {
        var bytes = any(random);
        for (int n = random.nextInt(3); n >= 0; n--) {
            bytes = changed(bytes, random);
        }
        return bytes;
    }

    private byte[] any(SplittableRandom random) {
        return inputs.get(random.nextInt(inputs.size()));
    }

    /** Changes a byte, leaves some out, says some twice, or goes on as another input does. */
    private byte[] changed(byte[] bytes, SplittableRandom random) {
        int at = random.nextInt(bytes.length + 1);
        int to = Math.min(bytes.length, at + random.nextInt(1, 9));
        var before = Arrays.copyOf(bytes, at);
        return switch (random.nextInt(4)) {
            case 0 -> joined(joined(before, new byte[] {some(random)}), from(bytes, to));
            case 1 -> joined(before, from(bytes, to));
            case 2 -> joined(Arrays.copyOf(bytes, to), from(bytes, at));
            default -> joined(before, from(any(random), at));
        };
    }

    /** Mostly something that can be read. */
    private static byte some(SplittableRandom random) {
        return (byte) (random.nextInt(8) == 0 ? random.nextInt(256) : random.nextInt(' ', 127));
    }

    private static byte[] from(byte[] bytes, int at) {
        return at >= bytes.length ? new byte[0] : Arrays.copyOfRange(bytes, at, bytes.length);
    }

    private static byte[] joined(byte[] first, byte[] second) {
        var joined = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, joined, first.length, second.length);
        return joined;
    }
}
