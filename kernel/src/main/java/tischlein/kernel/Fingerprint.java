package tischlein.kernel;

/** A number made of every move of many games: if it has not changed, nor has play. */
public final class Fingerprint {
    private static final long ODD = 0xD6E8FEB86659FD93L;

    private Fingerprint() {}

    /** Of a game with one more move. */
    public static long after(long fingerprint, int actor, int code) {
        return fingerprint * ODD + (code << 5 | actor) + 1;
    }

    /** Of several games, in whatever order they were played. */
    public static long with(long games, long number, long fingerprint) {
        return games + Seeded.mix(fingerprint ^ Seeded.mix(number));
    }

    public static String text(long fingerprint) {
        return "%016x".formatted(fingerprint);
    }
}
