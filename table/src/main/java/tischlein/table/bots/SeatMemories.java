package tischlein.table.bots;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import tischlein.table.bots.KeptMemories.Keeper;
import tischlein.table.store.Setup.Chair;

/**
 * What the bots of one table remember: each keeps what it has learned at its own seat while it
 * plays there. A thought borrows the memory and brings it back with its moves; if the thought ends
 * in any other way, its bot begins anew.
 */
final class SeatMemories {
    private final KeptMemories kept;
    private final List<Optional<Keeper>> players; // by seat: the bot that plays it

    SeatMemories(KeptMemories kept, int seats) {
        this.kept = kept;
        players = new ArrayList<>(Collections.nCopies(seats, Optional.empty()));
    }

    /**
     * This bot plays a seat now. Whoever played it before forgets.
     *
     * @param bot its name, or empty if a guest plays
     */
    void plays(int seat, String bot, Chair chair) {
        if (players.get(seat).filter(player -> player.plays(bot, chair)).isEmpty()) {
            forget(seat);
            if (!bot.isEmpty()) {
                players.set(seat, Optional.of(new Keeper(bot, chair)));
            }
        }
    }

    private void forget(int seat) {
        players.get(seat).ifPresent(kept::take);
        players.set(seat, Optional.empty());
    }

    /** Lends a seat's memory to one thought. Until it is given back there is none. */
    LentMemory lend(int seat) {
        return players.get(seat)
                .map(player -> new LentMemory(player, kept.take(player)))
                .orElseGet(LentMemory::none);
    }

    /** A thought has come to its end; if its bot still plays the seat, it is remembered. */
    void giveBack(int seat, LentMemory lent) {
        players.get(seat)
                .filter(player -> player == lent.keeper())
                .ifPresent(player -> kept.keep(player, lent.after()));
    }

    /** The game is over, or the table leaves memory. */
    void end() {
        for (int seat = 0; seat < players.size(); seat++) {
            forget(seat);
        }
    }
}
