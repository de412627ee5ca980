package tischlein.load.players;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import tischlein.client.ServerMessage;
import tischlein.kernel.Seeded;
import tischlein.load.clients.PromiseJournal;
import tischlein.load.clients.SeatWorld;
import tischlein.load.clients.SentChoice;

/**
 * The clients of one table, who play game after game. One of them at a time makes a choice, when
 * the schedule says so; until that is acknowledged the others wait, and what is due meanwhile is
 * late.
 */
public final class TablePlayers {
    /** Refusals that say nothing about the choice itself: the same command is sent again. */
    private static final Pattern LATER =
            Pattern.compile("refused\\.(store|failure|crowded|stopping|moved)");

    private static final int AGAIN = 200; // milliseconds

    private final AllPlayers crowd;
    private final int number;
    private List<ReconnectingClient> lines = List.of();
    private final Seeded random;
    private final SeatKnowledge knowledge;
    private final DueMoves dues;
    private List<String> keys = List.of();
    private Optional<SentChoice> command = Optional.empty(); // on its way
    private int sentIn; // the epoch of its line when it was last sent
    private long alarm = Schedule.NEVER;
    private boolean over; // the game is
    private boolean between; // two games
    private boolean left;

    /** The party at table number n of them all. */
    TablePlayers(AllPlayers crowd, int number, Seeded random) {
        this.crowd = crowd;
        this.number = number;
        this.random = random;
        dues = new DueMoves(crowd, number);
        knowledge =
                new SeatKnowledge(
                        crowd.mind,
                        random,
                        crowd.plan.options().seats(),
                        crowd.plan.inspect(),
                        crowd.tally::fault);
    }

    /** Sits down at a table that has begun. */
    public void sit(Lobby.Begun begun) {
        keys = begun.keys();
        knowledge.begin(begun.table());
        crowd.note(new PromiseJournal.Entry.Table(begun.table(), number));
        lines = ReconnectingClient.all(crowd, this, keys, number);
        lines.forEach(ReconnectingClient::connect);
    }

    private ReconnectingClient line(int seat) {
        return lines.get(seat % lines.size());
    }

    void opened(ReconnectingClient line) {
        line.hello(knowledge.table(), knowledge.version());
    }

    void lost(ReconnectingClient line) {
        knowledge.await(line.seats);
    }

    void heard(ReconnectingClient line, byte[] message) {
        if (left) {
            return;
        }
        var tally = crowd.tally;
        tally.messages++;
        tally.bytes += message.length;
        var table = knowledge.table();
        switch (ServerMessage.read(message)) {
            case ServerMessage.Frame frame when frame.table().equals(table) ->
                    frame(line, frame, message);
            case ServerMessage.Done(var id, int version) -> done(id, version);
            case ServerMessage.Refused(var id, var key) -> refused(id, key);
            case ServerMessage.Phase(var which, var phase)
                    when which.equals(table) && phase.equals("over") ->
                    over();
            case ServerMessage.Frame _, ServerMessage.Phase _, ServerMessage.Other _ -> {
                // Of the table before, or nothing that a player of this kind cares for.
            }
        }
    }

    private void frame(ReconnectingClient line, ServerMessage.Frame frame, byte[] message) {
        crowd.tally.frames++;
        if (knowledge.told(frame, message)) {
            crowd.tally.inspected++;
        }
        command.filter(sent -> sent.seat() == frame.seat() && line.epoch() != sentIn)
                .ifPresent(this::again);
        pump();
    }

    /** From this moment on it moves. */
    void begin(long moment) {
        dues.begin(moment);
        pump();
    }

    /** Goes on if something is due. */
    void pump() {
        boolean busy = command.isPresent() || lines.isEmpty() || over || left;
        if (busy || crowd.resting() || dues.over()) {
            return;
        }
        long due = dues.next();
        if (due <= crowd.loop.now()) {
            choose(due);
        } else if (due != alarm) {
            alarm = due;
            crowd.loop.at(due, this::ring);
        }
    }

    private void ring() {
        alarm = Schedule.NEVER;
        pump();
    }

    /** Somebody makes a choice, unless the frame that it needs is still on its way. */
    private void choose(long due) {
        knowledge
                .mover()
                .ifPresent(sight -> {
                    if (sight.over()) {
                        over();
                    } else {
                        send(due, sight);
                    }
                });
    }

    private void send(long due, SeatWorld<?, ?> sight) {
        var chosen =
                new SentChoice(
                        crowd.id(),
                        sight.table(),
                        sight.seat(),
                        sight.version(),
                        sight.choice(random),
                        due,
                        crowd.loop.now());
        crowd.note(chosen.entry());
        command = Optional.of(chosen);
        crowd.tally.sent++;
        transmit(chosen);
    }

    private void transmit(SentChoice chosen) {
        var line = line(chosen.seat());
        sentIn = line.epoch();
        line.choose(chosen);
    }

    private void again(SentChoice chosen) {
        crowd.note(new PromiseJournal.Entry.Again(chosen.id()));
        crowd.tally.resent++;
        transmit(chosen);
    }

    private Optional<SentChoice> answered(String id) {
        return command.filter(sent -> sent.id().equals(id));
    }

    private void done(String id, int version) {
        answered(id)
                .ifPresent(sent -> {
                    crowd.note(new PromiseJournal.Entry.Done(id, version));
                    crowd.done(sent);
                    dues.done();
                    command = Optional.empty();
                    if (version == sent.version()) {
                        knowledge.chose(sent.seat(), version);
                    }
                    knowledge.reached(version);
                    goOn();
                });
    }

    private void goOn() {
        if (over) {
            over();
        } else {
            pump();
        }
    }

    private void refused(String id, String key) {
        crowd.tally.refused(key);
        answered(id)
                .ifPresent(sent -> {
                    if (LATER.matcher(key).matches()) {
                        sentIn = 0; // the next frame brings it on its way again
                    } else {
                        crowd.note(new PromiseJournal.Entry.Refused(id, key));
                        command = Optional.empty();
                        lines.forEach(this::lost); // nobody chooses from the same frames again
                        goOn();
                    }
                    crowd.loop.after(AGAIN, this::greet);
                });
    }

    /** Asks for the present frames. */
    public void greet() {
        for (var line : lines) {
            lost(line);
            line.hello(knowledge.table(), knowledge.version());
        }
    }

    /** The game is over; what is still on its way is waited for, or nobody would learn of it. */
    private void over() {
        over = true;
        if (!between && command.isEmpty()) {
            between = true;
            crowd.tally.games++;
            var finished = knowledge.table();
            crowd.lobby.rematch(
                    finished,
                    keys.getFirst(),
                    next -> crowd.loop.post(() -> move(finished, next)),
                    crowd::fail);
        }
    }

    private void move(String finished, String next) {
        knowledge.begin(next);
        crowd.note(new PromiseJournal.Entry.Table(next, number));
        between = false;
        over = false;
        for (var line : lines) {
            line.bye(finished);
            line.hello(next, 0);
        }
    }

    /** Drops all sockets at once. */
    void drop() {
        lines.forEach(ReconnectingClient::drop);
    }

    /** The code of the table where they play now. */
    public String table() {
        return knowledge.table();
    }

    /** Whether every seat has its frame. */
    public boolean seated() {
        return !lines.isEmpty() && knowledge.complete();
    }

    /** Whether nothing is on its way. */
    public boolean quiet() {
        return command.isEmpty() && !between && dues.over();
    }

    /** Nothing has moved though it was due long ago. */
    public boolean stalled(long since) {
        return !between && dues.before(since);
    }

    public DueMoves dues() {
        return dues;
    }

    /** From now on it neither hears nor says anything. */
    List<Lobby.Place> leave() {
        left = true;
        return lines.stream().map(line -> line.place(knowledge.table())).toList();
    }

    /** Its sockets end, and nobody comes back. */
    void hangUp() {
        lines.forEach(ReconnectingClient::hangUp);
    }

    /** All seats were told the present frame once more: they must be the same. */
    public void compare() {
        knowledge.compare();
    }

    /** Tells no key. */
    @Override
    public String toString() {
        return "the party at table " + knowledge.table();
    }
}
