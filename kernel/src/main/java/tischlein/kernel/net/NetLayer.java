package tischlein.kernel.net;

/**
 * A layer of a net: a row of weights for each input, with one for each unit, and the units' biases
 * behind them. It is a place in the weights of the whole net.
 *
 * @param at where its weights begin
 */
public record NetLayer(int at, int inputs, int units) {
    /** Where the layer behind it begins. */
    public int end() {
        return at + (inputs + 1) * units;
    }

    /** Where the weights of an input begin. */
    public int row(int input) {
        return at + input * units;
    }

    public int biases() {
        return row(inputs);
    }

    /** Begins the sums of the units with their biases. */
    public void begin(float[] weights, float[] sums, int to) {
        System.arraycopy(weights, biases(), sums, to, units);
    }

    /** Adds an input of this size to the sums of the units. */
    public void add(float[] weights, int input, float size, float[] sums, int to) {
        int row = row(input);
        for (int unit = 0; unit < units; unit++) {
            sums[to + unit] += size * weights[row + unit];
        }
    }
}
