package tischlein.arena.train;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import tischlein.kernel.Seeded;
import tischlein.kernel.net.Course;
import tischlein.kernel.net.Lessons;
import tischlein.kernel.net.Net;

/**
 * Trains a net from its first random weights: it plays a round of games by itself, then learns from
 * them one after the other, and so on. Each game has random numbers of its own, and games are
 * learned in the order of their numbers, whoever played them: so the same seed makes the same net,
 * to the bit, on any machine and by any number of threads.
 */
public final class Training {
    private static final int ROUND = 32;
    private static final int PASSES = 16; // learning costs less than playing
    private static final int PARTS = 20; // of the curve

    // How far a weight goes in one step, at first and in the end
    private static final double FAST = 0.004;
    private static final double SLOW = 0.00005;

    private static final long WEIGHTS = -1; // of a seed's streams the one for the first weights

    private final Course course;
    private final long games;
    private final long seed;
    private final float[] weights;
    private final Net net;
    private final Gradient gradient;
    private final Adam adam;
    private final List<Notebook> notebooks = new ArrayList<>(); // of a round, by game
    private final List<Milestone> curve = new ArrayList<>();
    private double losses; // since the last milestone, as the next three
    private long lessons;
    private double outcomes;
    private long whole;

    /** Hears from time to time how many games have been played. */
    @FunctionalInterface
    public interface Progress {
        Progress UNHEARD = played -> {};

        void tell(long played);
    }

    public Training(Course course, long games, long seed) {
        this.course = course;
        this.games = games;
        this.seed = seed;
        weights = FirstWeights.of(course.shape(), new Seeded(seed, WEIGHTS));
        net = new Net(course.shape(), weights);
        gradient = new Gradient(net, weights);
        adam = new Adam(weights);
        for (int n = 0; n < ROUND; n++) {
            notebooks.add(new Notebook());
        }
    }

    public Trained run(int threads, Progress progress) throws InterruptedException {
        var players = new ArrayList<Lessons>();
        for (int n = 0; n < threads; n++) {
            players.add(course.lessons(net));
        }
        try (var pool =
                Executors.newFixedThreadPool(threads, Thread.ofPlatform().daemon().factory())) {
            for (long first = 0; first < games; first += ROUND) {
                int count = (int) Math.min(ROUND, games - first);
                play(first, count, players, pool);
                learn(first, count);
                progress.tell(first + count);
            }
        }
        return new Trained(Net.of(net.bytes()), curve);
    }

    private void play(long first, int count, List<Lessons> players, ExecutorService pool)
            throws InterruptedException {
        var next = new AtomicInteger();
        var tasks = new ArrayList<Callable<Boolean>>();
        for (var player : players) {
            tasks.add(() -> {
                for (int n = next.getAndIncrement(); n < count; n = next.getAndIncrement()) {
                    var notebook = notebooks.get(n);
                    notebook.begin();
                    notebook.end(player.play(new Seeded(seed, first + n), notebook));
                }
                return true;
            });
        }
        for (var task : pool.invokeAll(tasks)) {
            try {
                task.get();
            } catch (ExecutionException e) {
                throw new IllegalStateException("a game could not be played", e.getCause());
            }
        }
    }

    private void learn(long first, int count) {
        for (int pass = 0; pass < PASSES; pass++) {
            for (int n = 0; n < count; n++) {
                double loss = learn(first + n, notebooks.get(n));
                if (pass == 0) {
                    mark(first + n + 1, notebooks.get(n), loss);
                }
            }
        }
    }

    /** Learns from one game, and returns the sum of the losses before. */
    private double learn(long game, Notebook notebook) {
        gradient.clear();
        double loss = notebook.read(gradient);
        if (gradient.lessons() > 0) {
            double done = (double) game / games;
            double pace = FAST * StrictMath.pow(SLOW / FAST, done);
            adam.step(gradient.slopes(), gradient.lessons(), pace);
        }
        return loss;
    }

    private void mark(long played, Notebook notebook, double lost) {
        losses += lost;
        lessons += notebook.lessons();
        notebook.outcome()
                .ifPresent(outcome -> {
                    outcomes += outcome;
                    whole++;
                });
        if (played == games || played >= games * (curve.size() + 1) / PARTS && games >= PARTS) {
            double loss = losses / Math.max(1, lessons);
            curve.add(new Milestone(played, loss, outcomes / Math.max(1, whole)));
            losses = 0;
            lessons = 0;
            outcomes = 0;
            whole = 0;
        }
    }
}
