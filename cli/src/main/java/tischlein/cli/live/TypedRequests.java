package tischlein.cli.live;

import static tischlein.kernel.Phrase.say;

import java.util.List;
import java.util.Optional;
import tischlein.cli.local.Turn;
import tischlein.cli.local.TypedLine;
import tischlein.cli.screen.InputLines;
import tischlein.client.Outgoing;
import tischlein.kernel.Game;
import tischlein.kernel.Phrase.Sentence;
import tischlein.kernel.State;
import tischlein.kernel.Vocabulary;

/**
 * The lines that are typed at a live table, each obeyed when its time has come. Somebody at a
 * terminal is told at once if something cannot be done now. Lines from a pipe may have been written
 * long before: they are obeyed in order, and one that is a choice waits for its turn, and all
 * behind it wait with it.
 */
final class TypedRequests<S extends State<S>, V> {
    private final LiveTable<S, V> table;
    private final Game<S, ?, V> game;
    private final LiveGuest guest;
    private final InputLines lines;
    private final Outgoing speech;
    private final LiveRequests<S, V> aside;
    private Optional<String> held = Optional.empty();
    private boolean silent; // there are no more lines
    private boolean begun; // the host has said so; the table will follow

    TypedRequests(
            LiveTable<S, V> table,
            Game<S, ?, V> game,
            LiveGuest guest,
            InputLines lines,
            Outgoing speech,
            LiveRequests<S, V> aside) {
        this.table = table;
        this.game = game;
        this.guest = guest;
        this.lines = lines;
        this.speech = speech;
        this.aside = aside;
    }

    /** Obeys the line that was heard, if its time has come. */
    boolean obeys() {
        var line = held.filter(this::ready);
        line.ifPresent(now -> {
            held = Optional.empty();
            lines.repeat(prompt(), now);
            obey(now);
        });
        return line.isPresent();
    }

    /** Asks for the next line, unless one waits, or there are no more. */
    void ask(LineReader mouth) {
        lines.suggest(sayings());
        if (held.isEmpty() && !silent) {
            if (wants()) {
                lines.beckon(prompt());
            }
            lines.prompt(prompt());
            mouth.ask();
        }
    }

    /** Whether nothing more will be said, and something should be. */
    boolean exhausted() {
        return silent && held.isEmpty() && wants();
    }

    void hear(String line) {
        held = Optional.of(line);
    }

    /** Who sits there wants to go; where a pipe has ended, the rest can be watched. */
    void silence() {
        silent = true;
        table.past.leave();
        if (lines.waits()) {
            table.leave();
        }
    }

    void begin() {
        begun = true;
    }

    boolean begun() {
        return begun;
    }

    private String prompt() {
        if (table.household.curtain().isPresent()) {
            return table.household.request();
        }
        int seat = table.seat();
        var name = seat == Game.ONLOOKER ? "" : table.company().chairs().get(seat).name();
        return (name + table.past.place()).strip() + "> ";
    }

    private boolean ready(String line) {
        return lines.waits()
                ? table.welcomed() || aside.leaves(line)
                : table.connected() && (wants() || !guest.plays() || aside.atOnce(line));
    }

    /** Whether it is for this guest to do something. */
    private boolean wants() {
        var company = table.company();
        return guest.plays()
                && !speech.pending()
                && (table.play().due()
                        || table.play().over()
                        || company.gathering() && company.hosting() && !begun);
    }

    private List<String> sayings() {
        return table.play().turn().map(Turn::sayings).orElseGet(() -> aside.sayings());
    }

    private void obey(String line) {
        var turn = table.play().turn();
        if (table.household.curtain().isPresent()) {
            come(line);
        } else if (turn.isPresent() && !aside.takes(line) && !table.past.looking()) {
            obey(turn.get(), line);
        } else if (!aside.obey(line)) {
            if (!lines.waits() && table.play().over()) {
                table.leave(); // what is left in the pipe was meant for a longer game
            } else {
                table.onScreen().tell(unobeyed(line.strip()));
            }
        }
    }

    /** Behind the curtain nothing is obeyed that was meant for somebody else's eyes. */
    private void come(String line) {
        if (aside.leaves(line)) {
            table.leave();
        } else if (line.isBlank()) {
            table.household.lift();
        } else {
            table.onScreen().tell(say("live.curtain"));
        }
    }

    private Sentence unobeyed(String line) {
        if (table.past.looking()) {
            return say("past.closed");
        }
        var play = table.play();
        boolean early = play.frame().isPresent() && !play.over() && table.seat() != Game.ONLOOKER;
        boolean choice =
                line.isEmpty()
                        || TypedLine.NUMBER.matcher(line).matches()
                        || game.words().code(line) != Vocabulary.UNKNOWN;
        return early && choice ? say("live.wait") : say("live.unknown").text("words", line);
    }

    private void obey(Turn<S, V> open, String line) {
        switch (open.obey(line)) {
            case SHOW -> open.show();
            case DONE ->
                    table.play()
                            .frame()
                            .ifPresent(now ->
                                    table.play()
                                            .made()
                                            .ifPresent(moves ->
                                                    speech.choose(
                                                            now.seat(), now.version(), moves)));
            case LEAVE -> table.leave();
            case ASK, WRONG -> {
                // it has answered
            }
        }
    }
}
