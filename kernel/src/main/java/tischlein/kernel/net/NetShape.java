package tischlein.kernel.net;

/**
 * How large a net is. What is alike on a table, such as seats or colours, are its <em>parts</em>:
 * each is encoded with the same weights. A <em>head</em> looks at all of them together, at one of
 * them in particular (its focus) and at inputs of its own; all heads have the same weights too. So
 * one net fits any number of parts and heads.
 *
 * @param partInputs what may be said about a part; 0 if there are no parts
 * @param encoding units that encode a part
 * @param headInputs what may be said to a head
 * @param hidden units of a head
 * @param outputs of a head
 */
public record NetShape(int partInputs, int encoding, int headInputs, int hidden, int outputs) {
    public static final int MOST_BYTES = 64_000;

    public NetShape {
        if (Math.min(partInputs, encoding) < 0 || Math.min(headInputs, hidden) < 1 || outputs < 1) {
            throw new IllegalArgumentException("a net without units");
        }
    }

    /** One without parts. */
    public static NetShape flat(int inputs, int hidden, int outputs) {
        return new NetShape(0, 0, inputs, hidden, outputs);
    }

    public NetLayer part() {
        return new NetLayer(0, partInputs, encoding);
    }

    /** Its inputs: all parts together, then the focus, then the head's own. */
    public NetLayer head() {
        return new NetLayer(part().end(), 2 * encoding + headInputs, hidden);
    }

    public NetLayer output() {
        return new NetLayer(head().end(), hidden, outputs);
    }

    /** How many weights there are. */
    public int weights() {
        return output().end();
    }
}
