package tischlein.cluster.links;

/** A server's name while it runs: unique per start (a restarted server is another one). */
public record ServerName(String text) {
    @Override
    public String toString() {
        return text;
    }
}
