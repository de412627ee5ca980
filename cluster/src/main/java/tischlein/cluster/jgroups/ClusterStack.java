package tischlein.cluster.jgroups;

import java.util.List;
import org.jgroups.protocols.FD_ALL3;
import org.jgroups.protocols.FD_SOCK2;
import org.jgroups.protocols.FRAG4;
import org.jgroups.protocols.JDBC_PING2;
import org.jgroups.protocols.MERGE3;
import org.jgroups.protocols.MFC;
import org.jgroups.protocols.TCP;
import org.jgroups.protocols.UFC;
import org.jgroups.protocols.UNICAST3;
import org.jgroups.protocols.VERIFY_SUSPECT2;
import org.jgroups.protocols.pbcast.GMS;
import org.jgroups.protocols.pbcast.NAKACK2;
import org.jgroups.protocols.pbcast.STABLE;
import org.jgroups.stack.DiagnosticsHandler;
import org.jgroups.stack.Protocol;
import org.jgroups.util.TLS;
import org.jgroups.util.TLSClientAuth;

/** The protocols of JGroups between two servers, from the wire upwards (decision 58). */
final class ClusterStack {
    private ClusterStack() {}

    static List<Protocol> of(ClusterSettings settings, DiscoveryTable table) throws Exception {
        return List.of(
                transport(settings),
                discovery(table),
                new MERGE3().setMinInterval(1_000).setMaxInterval(2_500),
                // Unless it is bound it listens on every address.
                new FD_SOCK2()
                        .setBindAddress(settings.address().host())
                        .setOffset(ClusterAddress.WATCH)
                        .setPortRange(0),
                new FD_ALL3().setTimeout(8_000).setInterval(2_000),
                new VERIFY_SUSPECT2().setTimeout(1_000),
                new NAKACK2().useMcastXmit(false),
                new UNICAST3(),
                new STABLE().setDesiredAverageGossip(5_000).setMaxBytes(1_000_000),
                new GMS().setJoinTimeout(1_000).setMaxJoinAttempts(5).printLocalAddress(false),
                new UFC().setMaxCredits(2_000_000),
                new MFC().setMaxCredits(2_000_000),
                new FRAG4().setFragSize(60_000));
    }

    private static TCP transport(ClusterSettings settings) throws Exception {
        var tcp = new TCP();
        tcp.setBindAddress(settings.address().host());
        tcp.setBindPort(settings.address().port());
        tcp.setPortRange(0);
        tcp.setSockConnTimeout(1_000);
        // Without it a message waits up to 0.2 s for the next one.
        tcp.tcpNodelay(true);
        tcp.useVirtualThreads(true);
        // It would gather messages on one more thread; SendQueue has done that.
        tcp.setBundlerType("no-bundler");
        // It would answer anybody by multicast.
        tcp.setDiagnosticsHandler(new DiagnosticsHandler().setEnabled(false));
        tcp.tls(
                new TLS()
                        .enabled(true)
                        .setProtocols(new String[] {"TLSv1.3"})
                        .setClientAuth(TLSClientAuth.NEED)
                        .setSSLContext(settings.key().context()));
        return tcp;
    }

    private static Protocol discovery(DiscoveryTable table) {
        return new JDBC_PING2()
                .setDataSource(table.source())
                .setInitializeSql("select 1") // the table is there
                .setInsertSingleSql(DiscoveryTable.INSERT)
                .setDeleteSingleSql(DiscoveryTable.DELETE)
                .setClearSql(DiscoveryTable.CLEAR)
                .setSelectAllPingdataSql(DiscoveryTable.SELECT)
                .removeAllDataOnViewChange(true)
                // A server that was alone for a while has wiped the others' rows.
                .writeDataOnFind(true)
                .registerShutdownHook(false);
    }
}
