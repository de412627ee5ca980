package tischlein.arena.statistics;

/** Numbers of which only their count, sum and squares are kept. */
final class RunningSample {
    private long count;
    private double sum;
    private double squares;

    void add(double number) {
        count++;
        sum += number;
        squares += number * number;
    }

    long count() {
        return count;
    }

    double average() {
        return sum / count;
    }

    double variance() {
        return count < 2 ? 0 : Math.max(0, (squares - sum * sum / count) / (count - 1));
    }

    Estimate mean() {
        return Estimate.mean(sum, squares, count);
    }

    /** Of numbers between 0 and 1, one for each deal. */
    Estimate ofDeals() {
        return Estimate.ofDeals(sum, squares, count);
    }
}
