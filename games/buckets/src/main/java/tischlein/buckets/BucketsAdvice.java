package tischlein.buckets;

import java.util.random.RandomGenerator;
import tischlein.kernel.Advice;

final class BucketsAdvice implements Advice<BucketsState> {
    public double value(BucketsState s, int seat) { return 0; }
    public int move(BucketsState s, int seat, RandomGenerator random) { return 0; }
}
