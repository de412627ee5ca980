package tischlein.kernel.net;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import tischlein.kernel.Seeded;

class NetTest {
    private static final NetShape PARTED = new NetShape(5, 3, 4, 6, 2);

    private static Net random(NetShape shape, long seed) {
        var luck = new Seeded(seed);
        var weights = new float[shape.weights()];
        for (int n = 0; n < weights.length; n++) {
            weights[n] = Float.float16ToFloat(Float.floatToFloat16(luck.nextFloat() - 0.4f));
        }
        return new Net(shape, weights);
    }

    /** Three parts and two heads, of which the second looks at no part. */
    private static NetInputs threePartsAndTwoHeads() {
        var inputs = new NetInputs();
        inputs.part();
        inputs.add(0);
        inputs.add(4, 0.5f);
        inputs.part();
        inputs.part();
        inputs.add(2, -2);
        inputs.head(2);
        inputs.add(3);
        inputs.head(NetInputs.NONE);
        inputs.add(0, 0.25f);
        inputs.add(1);
        return inputs;
    }

    private static double[] layer(Net net, NetLayer layer, double[] inputs) {
        var sums = new double[layer.units()];
        for (int unit = 0; unit < sums.length; unit++) {
            sums[unit] = net.weights()[layer.biases() + unit];
            for (int n = 0; n < inputs.length; n++) {
                sums[unit] += inputs[n] * net.weights()[layer.row(n) + unit];
            }
        }
        return sums;
    }

    private static double[] bent(double[] sums) {
        return Arrays.stream(sums).map(sum -> sum > 0 ? sum : sum / 16).toArray();
    }

    /** What a net is, with whole vectors and nothing left out. */
    private static double[] byHand(Net net, double[][] parts, double[][] heads, int[] focus) {
        var shape = net.shape();
        var encoded = new double[parts.length][];
        var seen = new double[2 * shape.encoding() + shape.headInputs()];
        for (int n = 0; n < parts.length; n++) {
            encoded[n] = bent(layer(net, shape.part(), parts[n]));
            for (int unit = 0; unit < shape.encoding(); unit++) {
                seen[unit] += encoded[n][unit];
            }
        }
        var said = new double[heads.length * shape.outputs()];
        for (int n = 0; n < heads.length; n++) {
            for (int unit = 0; unit < shape.encoding(); unit++) {
                seen[shape.encoding() + unit] = focus[n] < 0 ? 0 : encoded[focus[n]][unit];
            }
            System.arraycopy(heads[n], 0, seen, 2 * shape.encoding(), shape.headInputs());
            var out = layer(net, shape.output(), bent(layer(net, shape.head(), seen)));
            System.arraycopy(out, 0, said, n * shape.outputs(), shape.outputs());
        }
        return said;
    }

    @Test
    void saysWhatItsLayersAddUpTo() {
        for (int seed = 1; seed <= 20; seed++) {
            var net = random(PARTED, seed);
            double[][] parts = {{1, 0, 0, 0, 0.5}, {0, 0, 0, 0, 0}, {0, 0, -2, 0, 0}};
            double[][] heads = {{0, 0, 0, 1}, {0.25, 1, 0, 0}};
            var said = byHand(net, parts, heads, new int[] {2, NetInputs.NONE});
            double all = Arrays.stream(said).map(Math::exp).sum();
            var chances = new NetThinker(net).evaluate(threePartsAndTwoHeads());
            for (int n = 0; n < said.length; n++) {
                assertThat(chances[n]).isCloseTo(Math.exp(said[n]) / all, within(1e-6));
            }
        }
    }

    @Test
    void withASingleOutputSaysAChance() {
        for (int hidden = 1; hidden < 9; hidden++) {
            var net = random(NetShape.flat(3, hidden, 1), hidden);
            var inputs = new NetInputs();
            inputs.head(NetInputs.NONE);
            inputs.add(1);
            double sum =
                    byHand(net, new double[0][], new double[][] {{0, 1, 0}}, new int[] {-1})[0];
            assertThat(new NetThinker(net).evaluate(inputs)[0])
                    .isCloseTo(1 / (1 + Math.exp(-sum)), within(1e-6));
        }
    }

    @Test
    void fitsAnyNumberOfPartsAndHeadsInAnyOrder() {
        var thinker = new NetThinker(random(new NetShape(2, 4, 1, 4, 1), 3));
        var inputs = new NetInputs();
        for (int count : new int[] {2, 20, 3}) {
            inputs.clear();
            for (int n = 0; n < count; n++) {
                inputs.part();
                inputs.add(n % 2);
            }
            for (int n = 0; n < count; n++) {
                inputs.head(n);
            }
            var chances = Arrays.copyOf(thinker.evaluate(inputs), count);
            assertThat(Arrays.stream(chances).sum()).isCloseTo(1, within(1e-9));
            assertThat(chances[0]).isNotEqualTo(chances[1]);
            for (int n = 2; n < count; n++) {
                assertThat(chances[n]).isEqualTo(chances[n - 2]); // parts that are alike
            }
        }
    }

    @Test
    void isTheSameToTheBitOnEveryMachine() {
        var chances = new NetThinker(random(PARTED, 7)).evaluate(threePartsAndTwoHeads());
        long bits = 0;
        for (int n = 0; n < 4; n++) {
            bits = 31 * bits + Double.doubleToLongBits(chances[n]);
        }
        assertThat(Long.toHexString(bits)).isEqualTo("89a5795cc0c64c4b");
    }

    @Test
    void aNetThatWasKeptIsTheSameAndHasTheSameVersion() {
        var net = random(PARTED, 1);
        var kept = Net.of(net.bytes());
        assertThat(kept.shape()).isEqualTo(net.shape());
        assertThat(kept.weights()).isEqualTo(net.weights());
        assertThat(kept.version()).isEqualTo(net.version()).hasSize(8);
        assertThat(random(PARTED, 2).version()).isNotEqualTo(net.version());
    }

    @Test
    void whatIsNoNetIsRefused() {
        var bytes = random(PARTED, 1).bytes();
        var shorter = Arrays.copyOf(bytes, bytes.length - 2);
        var longer = Arrays.copyOf(bytes, bytes.length + 2);
        var other = bytes.clone();
        other[0]++;
        for (var broken : new byte[][] {{}, shorter, longer, other}) {
            assertThatThrownBy(() -> Net.of(broken)).isInstanceOf(IllegalArgumentException.class);
        }
        assertThatThrownBy(() -> new Net(PARTED, new float[3]))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(Net.beside(NetTest.class, "nothing.net")).isEmpty();
    }

    @Test
    void partsComeBeforeHeads() {
        var inputs = new NetInputs();
        inputs.head(NetInputs.NONE);
        assertThatThrownBy(inputs::part).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void copiedInputsAreTheSameAndTheirOwn() {
        var net = random(PARTED, 4);
        var inputs = threePartsAndTwoHeads();
        var copy = new NetInputs();
        copy.become(inputs);
        inputs.clear();
        assertThat(new NetThinker(net).evaluate(copy))
                .isEqualTo(new NetThinker(net).evaluate(threePartsAndTwoHeads()));
    }
}
