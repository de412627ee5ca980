package tischlein.arena.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import tischlein.kernel.Seeded;
import tischlein.kernel.net.Net;
import tischlein.kernel.net.NetInputs;
import tischlein.kernel.net.NetShape;

class GradientTest {
    private static final float STEP = 1f / 512;
    private static final List<NetShape> SHAPES =
            List.of(
                    NetShape.flat(4, 5, 1),
                    NetShape.flat(4, 5, 3),
                    new NetShape(4, 3, 4, 5, 1),
                    new NetShape(4, 3, 4, 5, 2));

    private static void look(NetShape shape, Seeded luck, NetInputs inputs, int heads) {
        inputs.clear();
        int parts = shape.partInputs() > 0 ? 3 : 0;
        for (int n = 0; n < parts; n++) {
            inputs.part();
            inputs.add(luck.nextInt(shape.partInputs()));
            inputs.add(luck.nextInt(shape.partInputs()), luck.nextFloat() - 0.5f);
        }
        for (int n = 0; n < heads; n++) {
            inputs.head(parts == 0 ? NetInputs.NONE : luck.nextInt(parts));
            inputs.add(luck.nextInt(shape.headInputs()), luck.nextFloat());
        }
    }

    private static double[] aims(int count, Seeded luck) {
        var aims = new double[count];
        double sum = 0;
        for (int n = 0; n < count; n++) {
            aims[n] = luck.nextDouble();
            sum += aims[n];
        }
        for (int n = 0; n < count && count > 1; n++) {
            aims[n] /= sum;
        }
        return aims;
    }

    @Test
    void isTheSlopeOfTheLoss() {
        int compared = 0;
        for (var shape : SHAPES) {
            var luck = new Seeded(5);
            var weights = FirstWeights.of(shape, luck);
            for (int n = 0; n < weights.length; n++) {
                weights[n] += luck.nextFloat() / 4; // biases too
            }
            var gradient = new Gradient(new Net(shape, weights), weights);
            var inputs = new NetInputs();
            int heads = shape.partInputs() > 0 ? 2 : 1;
            look(shape, luck, inputs, heads);
            var aims = aims(heads * shape.outputs(), luck);
            gradient.clear();
            gradient.add(inputs, aims);
            var slopes = gradient.slopes().clone();
            for (int n = 0; n < weights.length; n++) {
                float was = weights[n];
                weights[n] = was + STEP;
                double more = gradient.add(inputs, aims);
                weights[n] = was - STEP;
                double less = gradient.add(inputs, aims);
                weights[n] = was;
                double slope = (more - less) / (2 * STEP);
                assertThat((double) slopes[n]).as("%s %d", shape, n).isCloseTo(slope, within(2e-3));
                compared += Math.abs(slope) > 0.01 ? 1 : 0;
            }
        }
        assertThat(compared).isGreaterThan(60);
    }

    @Test
    void nothingIsToBeLearnedFromWhatIsForeseen() {
        var shape = NetShape.flat(2, 3, 1);
        var net = new Net(shape, new float[shape.weights()]);
        var gradient = new Gradient(net, new float[shape.weights()]);
        var inputs = new NetInputs();
        inputs.head(NetInputs.NONE);
        inputs.add(1);
        assertThat(gradient.add(inputs, new double[] {0.5})).isZero();
        assertThat(gradient.slopes()).containsOnly(0);
        assertThat(gradient.add(inputs, new double[] {1})).isEqualTo(Math.log(2));
        assertThat(gradient.lessons()).isEqualTo(2);
    }
}
