package tischlein.load;

import java.time.Duration;

/**
 * How hard a fault hits: a little with every build, and much if the system property {@code faults}
 * says {@code campaign}.
 *
 * @param rounds how often it happens
 * @param pause how long a process stands still
 * @param stalled how many clients do not read
 */
record TestScale(int tables, double rate, int rounds, Duration pause, int stalled) {
    private static final TestScale SMALL = new TestScale(6, 20, 2, Duration.ofSeconds(2), 5);
    private static final TestScale CAMPAIGN = new TestScale(50, 20, 5, Duration.ofSeconds(10), 100);

    static boolean campaign() {
        return System.getProperty("faults", "").equals("campaign");
    }

    static TestScale wanted() {
        return campaign() ? CAMPAIGN : SMALL;
    }
}
