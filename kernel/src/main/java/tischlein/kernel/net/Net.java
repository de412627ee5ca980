package tischlein.kernel.net;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HexFormat;
import java.util.Optional;
import java.util.zip.CRC32;

/**
 * A value network: layers of weighted sums, in which what is below zero counts little. It knows no
 * game. The same weights say the same to the bit on every machine: sums have a fixed order, and
 * nothing but plain and strict arithmetic is used.
 */
public final class Net {
    private static final int MARK = 0x6e657401; // "net", and the version of the format

    /** What a sum below zero counts: if it counted nothing, a unit could fall silent for good. */
    public static final float BELOW = 1f / 16;

    private final NetShape shape;
    private final float[] weights;

    /**
     * @param weights not copied: whoever trains a net changes them
     */
    public Net(NetShape shape, float[] weights) {
        if (weights.length != shape.weights()) {
            throw new IllegalArgumentException("weights for another shape");
        }
        this.shape = shape;
        this.weights = weights;
    }

    public NetShape shape() {
        return shape;
    }

    float[] weights() {
        return weights;
    }

    /** What a unit says, if its inputs add up to this. */
    static float bent(float sum) {
        return Math.max(sum, BELOW * sum);
    }

    /** The net in a file beside a class, if there is one. */
    public static Optional<Net> beside(Class<?> type, String file) {
        try (var stream = type.getResourceAsStream(file)) {
            return stream == null ? Optional.empty() : Optional.of(of(stream.readAllBytes()));
        } catch (IOException e) {
            throw new UncheckedIOException(file, e);
        }
    }

    /**
     * @throws IllegalArgumentException if these are not the bytes of a net
     */
    public static Net of(byte[] bytes) {
        try (var data = new DataInputStream(new ByteArrayInputStream(bytes))) {
            if (data.readInt() != MARK) {
                throw new IllegalArgumentException("no net");
            }
            var shape =
                    new NetShape(
                            data.readUnsignedShort(),
                            data.readUnsignedShort(),
                            data.readUnsignedShort(),
                            data.readUnsignedShort(),
                            data.readUnsignedShort());
            if (data.available() != shape.weights() * Short.BYTES) {
                throw new IllegalArgumentException("a net that is not whole");
            }
            var weights = new float[shape.weights()];
            for (int n = 0; n < weights.length; n++) {
                weights[n] = Float.float16ToFloat(data.readShort());
            }
            return new Net(shape, weights);
        } catch (IOException e) {
            throw new IllegalArgumentException("a net that is not whole", e);
        }
    }

    /** As it is kept: every weight rounded to 16 bits. */
    public byte[] bytes() {
        var bytes = new ByteArrayOutputStream();
        try (var data = new DataOutputStream(bytes)) {
            data.writeInt(MARK);
            data.writeShort(shape.partInputs());
            data.writeShort(shape.encoding());
            data.writeShort(shape.headInputs());
            data.writeShort(shape.hidden());
            data.writeShort(shape.outputs());
            for (float weight : weights) {
                data.writeShort(Float.floatToFloat16(weight));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e); // nothing is written anywhere
        }
        return bytes.toByteArray();
    }

    /** Eight digits that stand for its weights as they are kept: another net has others. */
    public String version() {
        var sum = new CRC32();
        sum.update(bytes());
        return HexFormat.of().toHexDigits((int) sum.getValue());
    }
}
