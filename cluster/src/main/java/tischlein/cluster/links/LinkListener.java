package tischlein.cluster.links;

import java.util.List;

/** Hears what other servers send, and which of them are there. */
public interface LinkListener {
    void heard(ServerName from, byte[] message);

    /** The view changed: these servers are there now. */
    void present(List<ServerName> servers);
}
