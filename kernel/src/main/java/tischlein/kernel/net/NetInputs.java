package tischlein.kernel.net;

import java.util.Arrays;

/**
 * What a net is to look at: for each part and then for each head the inputs that are not zero. It
 * is written over again and again, and grows only while it is new.
 */
public final class NetInputs {
    /** The focus of a head that looks at no part in particular. */
    public static final int NONE = -1;

    private int[] input = new int[64];
    private float[] size = new float[64];
    private int[] end = new int[16]; // by part, then by head: behind its last input
    private int[] focus = new int[16]; // likewise
    private int parts;
    private int rows;

    public NetInputs clear() {
        parts = 0;
        rows = 0;
        return this;
    }

    /** What is added from now on is said about the next part. */
    public void part() {
        if (parts < rows) {
            throw new IllegalStateException("parts come before heads");
        }
        parts++;
        row(NONE);
    }

    /** What is added from now on is said to the next head, which looks at this part. */
    public void head(int part) {
        row(part);
    }

    private void row(int part) {
        if (rows == end.length) {
            end = Arrays.copyOf(end, 2 * rows);
            focus = Arrays.copyOf(focus, 2 * rows);
        }
        end[rows] = begin(rows);
        focus[rows] = part;
        rows++;
    }

    public void add(int which) {
        add(which, 1);
    }

    public void add(int which, float howMuch) {
        int at = end[rows - 1]++;
        if (at == input.length) {
            input = Arrays.copyOf(input, 2 * at);
            size = Arrays.copyOf(size, 2 * at);
        }
        input[at] = which;
        size[at] = howMuch;
    }

    public int parts() {
        return parts;
    }

    public int heads() {
        return rows - parts;
    }

    /** The part that a head looks at, or {@link #NONE}. */
    public int focus(int head) {
        return focus[parts + head];
    }

    /** Where the inputs of a part begin, or those of a head, which are numbered after the parts. */
    public int begin(int row) {
        return row == 0 ? 0 : end[row - 1];
    }

    /** Where they end. */
    public int end(int row) {
        return end[row];
    }

    /** Which input stands at a place. */
    public int input(int at) {
        return input[at];
    }

    /** How large it is. */
    public float size(int at) {
        return size[at];
    }

    /** Becomes equal to others. */
    public void become(NetInputs others) {
        parts = others.parts;
        rows = others.rows;
        input = others.input.clone();
        size = others.size.clone();
        end = others.end.clone();
        focus = others.focus.clone();
    }
}
