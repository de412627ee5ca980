package tischlein.server;

import java.util.List;
import tischlein.kernel.Game;
import tischlein.table.Outside;
import tischlein.table.Store;
import tischlein.table.Tables;

/** Everything that routes and sockets work with. */
record Services(
        List<Game<?, ?, ?>> games,
        Tables tables,
        Store store,
        Outside outside,
        Voices voices,
        Guests guests,
        Errors errors,
        Metrics metrics,
        WrongCodes wrongCodes,
        AllowedHosts hosts,
        Settings settings) {}
