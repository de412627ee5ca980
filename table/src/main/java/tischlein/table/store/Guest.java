package tischlein.table.store;

/**
 * Somebody with a name and a figure, and no account. Whoever knows the key is the guest; only its
 * hash is kept.
 *
 * @param hash of the guest's key
 * @param figure the name of a drawing that stands for the guest
 * @param seen when the guest was last here, in milliseconds since 1970
 */
public record Guest(String hash, String name, String figure, long seen) {
    /**
     * Contains neither the name nor the hash, which would tell guests apart in a server's records.
     */
    @Override
    public String toString() {
        return "a guest";
    }
}
