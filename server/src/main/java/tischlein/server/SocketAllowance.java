package tischlein.server;

import static tischlein.kernel.Phrase.say;

import java.util.Optional;
import tischlein.kernel.Phrase;
import tischlein.table.Guest;

/** What the client of one socket may still send: frames, talk, and messages to tables. */
final class SocketAllowance {
    private final Services services;
    private final Allowances allowances;
    private final Guest guest;
    private final Address address;
    private final Bucket frames = new Bucket();
    private final Bucket chat = new Bucket();

    SocketAllowance(Services services, Allowances allowances, Guest guest, Address address) {
        this.services = services;
        this.allowances = allowances;
        this.guest = guest;
        this.address = address;
    }

    /** Every frame counts: parts of messages, however empty, and pings as well. */
    boolean maySend(long ticks) {
        allowances.here(guest, ticks);
        return frames.take(services.settings().limits().socket(), ticks);
    }

    /** Why a command is not even passed on to its table, if it is not. */
    Optional<Phrase.Sentence> refusal(Message.AtTable command, long ticks) {
        if (!mayAsk(command, ticks)) {
            return Optional.of(say("live.toomuch"));
        }
        if (!services.wrongCodes().mayTry(address, command.table(), guest)) {
            return Optional.of(WrongCodes.why());
        }
        return maySay(command, ticks) ? Optional.empty() : Optional.of(say("live.chat"));
    }

    /** Whether it is no talk, or not too much of it. */
    private boolean maySay(Message.AtTable command, long ticks) {
        return !(command instanceof Message.Chat || command instanceof Message.Emote)
                || chat.take(services.settings().limits().chat(), ticks);
    }

    /** Nobody who sits at the table is refused because of what others send. */
    private boolean mayAsk(Message.AtTable command, long ticks) {
        var table = command.table();
        int cost = Cost.of(command);
        return services.tables().has(table, guest)
                ? allowances.seatMayAsk(guest, table, address, cost, ticks)
                : allowances.onlookerMayAsk(table, address, cost, ticks);
    }
}
