package tischlein.server.live;

import static tischlein.kernel.Phrase.say;

import java.util.Optional;
import tischlein.kernel.Phrase;
import tischlein.server.guests.WrongCodes;
import tischlein.server.http.Services;
import tischlein.server.limits.Allowances;
import tischlein.server.limits.Cost;
import tischlein.server.limits.TokenBucket;
import tischlein.server.messages.Message;
import tischlein.server.settings.ClientAddress;
import tischlein.table.request.Request;
import tischlein.table.store.Guest;

/** What the client of one socket may still send: frames, chat, and messages to tables. */
final class SocketAllowance {
    private final Services services;
    private final Allowances allowances;
    private final Guest guest;
    private final ClientAddress address;
    private final TokenBucket frames = new TokenBucket();
    private final TokenBucket chat = new TokenBucket();

    SocketAllowance(Services services, Allowances allowances, Guest guest, ClientAddress address) {
        this.services = services;
        this.allowances = allowances;
        this.guest = guest;
        this.address = address;
    }

    /** Every frame counts, including parts of messages, empty ones and pings. */
    boolean maySend(long ticks) {
        allowances.here(guest, ticks);
        return frames.take(services.settings().limits().socket(), ticks);
    }

    /** The reason to refuse a command without passing it to its table, if there is one. */
    Optional<Phrase.Sentence> refusal(Message.ToTable command, long ticks) {
        if (!mayAsk(command, ticks)) {
            return Optional.of(say("live.toomuch"));
        }
        if (!services.wrongCodes().mayTry(address, command.table(), guest)) {
            return Optional.of(WrongCodes.why());
        }
        return maySay(command, ticks) ? Optional.empty() : Optional.of(say("live.chat"));
    }

    /** Whether it is not chat, or not too much of it. */
    private boolean maySay(Message.ToTable command, long ticks) {
        return !(command.request() instanceof Request.Say
                        || command.request() instanceof Request.Emote)
                || chat.take(services.settings().limits().chat(), ticks);
    }

    /** Nobody who sits at the table is refused because of what others send. */
    private boolean mayAsk(Message.ToTable command, long ticks) {
        var table = command.table();
        int cost = Cost.of(command.request());
        return services.tables().has(table, guest)
                ? allowances.seatMayAsk(guest, table, address, cost, ticks)
                : allowances.onlookerMayAsk(table, address, cost, ticks);
    }
}
