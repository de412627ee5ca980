package tischlein.testkit.inspect;

import java.math.BigInteger;

/** An exact probability. */
public record Fraction(BigInteger part, BigInteger whole) {
    public static final Fraction NONE = of(0, 1);

    public static Fraction of(long part, long whole) {
        return lowest(BigInteger.valueOf(part), BigInteger.valueOf(whole));
    }

    private static Fraction lowest(BigInteger part, BigInteger whole) {
        var divisor = part.gcd(whole);
        return new Fraction(part.divide(divisor), whole.divide(divisor));
    }

    public Fraction plus(Fraction other) {
        return lowest(
                part.multiply(other.whole).add(other.part.multiply(whole)),
                whole.multiply(other.whole));
    }

    @Override
    public String toString() {
        return part + "/" + whole;
    }
}
