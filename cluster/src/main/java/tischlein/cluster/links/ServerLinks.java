package tischlein.cluster.links;

import java.util.List;

/** The servers of a cluster as one of them sees them, and a way to send them bytes. */
public interface ServerLinks {
    ServerName self();

    /**
     * Those that are there now, this one among them, in a fixed order; another server may see
     * others.
     */
    List<ServerName> present();

    /**
     * Whether others use the same store that this server does not see: the network is cut, or they
     * are of another version.
     */
    boolean divided();

    /**
     * Does not wait. A message may be lost; two from the same sender to the same receiver arrive in
     * order while both see each other.
     */
    void send(ServerName to, byte[] message);

    /**
     * Called once, before anything is heard. Calls come from any thread and must not be kept
     * waiting.
     */
    void listen(LinkListener listener);
}
