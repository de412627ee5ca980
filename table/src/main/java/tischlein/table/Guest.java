package tischlein.table;

/**
 * Somebody with a name and a figure, and no account. Who knows the key is the guest; only its hash
 * is kept.
 *
 * @param hash of the guest key
 * @param figure the name of a drawing that stands for the guest
 * @param seen when the guest was last here, in milliseconds since 1970
 */
public record Guest(String hash, String name, String figure, long seen) {
    /** Names nobody: the hash would tell two guests apart in a log. */
    @Override
    public String toString() {
        return "a guest";
    }
}
