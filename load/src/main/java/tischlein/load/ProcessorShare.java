package tischlein.load;

import java.util.OptionalLong;
import tischlein.load.measure.CoreShare;
import tischlein.load.measure.ProcessVitals;

/** What share of a core the clients and the server need, and the server's memory. */
final class ProcessorShare {
    private final ProcessVitals server;
    private final CoreShare clientsShare = new CoreShare(ProcessVitals.own());
    private final CoreShare serverShare;
    private final OptionalLong residentBefore;

    ProcessorShare(OptionalLong server) {
        this.server = new ProcessVitals(server);
        serverShare = new CoreShare(this.server);
        residentBefore = this.server.resident();
    }

    void begin() {
        told();
    }

    /** Since the last time that somebody asked. */
    LoadReport.Processes told() {
        return new LoadReport.Processes(
                clientsShare.look(),
                serverShare.look(),
                residentBefore,
                server.resident(),
                server.mostResident());
    }
}
