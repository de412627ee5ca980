package tischlein.cli.live;

import static tischlein.kernel.Phrase.say;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.random.RandomGenerator;
import tischlein.cli.local.LookingBack;
import tischlein.cli.local.PastPositions;
import tischlein.cli.local.TypedLine;
import tischlein.cli.run.Numeral;
import tischlein.cli.screen.InputLines;
import tischlein.cli.screen.Screen;
import tischlein.client.Frame;
import tischlein.client.LiveSocket;
import tischlein.client.Outgoing;
import tischlein.client.SocketEvent;
import tischlein.client.ViewReader;
import tischlein.kernel.Game;
import tischlein.kernel.State;
import tools.jackson.databind.JsonNode;

/**
 * A table elsewhere, as somebody at this terminal plays at it or watches it. Whatever is typed and
 * whatever the server says comes in one after the other.
 */
public final class LiveTable<S extends State<S>, V> {
    private final Game<S, ?, V> game;
    private final ViewReader<S, V> eyes;
    private final LiveGuest guest;
    final InputLines lines;
    private final BlockingQueue<Incoming> incoming = new LinkedBlockingQueue<>();
    private final LiveSocket hotline;
    private final Outgoing speech;
    private final LiveRequests<S, V> aside;
    private final ServerMessages<S, V> messages;
    final LookingBack<V> past;
    private final TypedRequests<S, V> requests;
    final SharedScreen<S, V> household;
    private final TimeWarning alarm = new TimeWarning(incoming::add);
    private Screen screen;
    private LiveSeats company;
    private boolean connected;
    private boolean welcomed; // connected at least once
    private boolean leaves;
    private String next = "";

    public LiveTable(
            Game<S, ?, V> game,
            LiveGuest guest,
            LiveSeats company,
            InputLines lines,
            RandomGenerator luck) {
        this.game = game;
        this.guest = guest;
        this.company = company;
        this.lines = lines;
        eyes = new ViewReader<>(game, game.about().options(company.chairs().size()));
        hotline =
                new LiveSocket(guest.errands(), event -> incoming.add(new Incoming.Socket(event)));
        speech = new Outgoing(hotline, guest.table());
        aside = new LiveRequests<>(this, game, guest);
        var talk = new TableTalk<>(this, game, speech);
        messages = new ServerMessages<>(this, guest, eyes, speech, talk);
        past = new LookingBack<>(game, this::soFar, this::onScreen, this::comeBack);
        aside.learn(talk.deeds());
        aside.learn(past.deeds());
        aside.learn(new SeatArrangements(this, guest).deeds());
        aside.learn(new AfterTheGame<>(this, game, guest).deeds());
        requests = new TypedRequests<>(this, game, guest, lines, speech, aside);
        screen = screen();
        household =
                new SharedScreen<>(
                        game,
                        lines,
                        () -> screen,
                        () -> new LivePlay<>(game, eyes, luck, aside, () -> screen));
        household.adopts(seats());
    }

    private Screen screen() {
        return new Screen(lines.out(), guest.around().inks(), guest.voice(), game, company.names());
    }

    /** Stays until somebody leaves; then the table to go on to, if there is one. */
    public Optional<String> attend() {
        aside.welcome();
        try (var mouth = new LineReader(lines, incoming::add);
                alarm) {
            hotline.connect();
            while (!leaves) {
                attendToGame();
                if (requests.exhausted()) {
                    leave();
                } else if (!requests.obeys()) {
                    listen(mouth);
                }
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        } finally {
            lines.out().flush();
            hotline.close();
        }
        return next.isEmpty() ? Optional.empty() : Optional.of(next);
    }

    /** Waits for whatever comes next. */
    private void listen(LineReader mouth) throws InterruptedException {
        lines.out().flush();
        if (guest.around().outlet().closed()) {
            leaves = true; // nobody reads what happens here
            return;
        }
        requests.ask(mouth);
        var came = incoming.take();
        if (came instanceof Incoming.Typed) {
            mouth.heard();
        }
        handle(came);
    }

    private void handle(Incoming what) {
        switch (what) {
            case Incoming.Typed(String line) -> requests.hear(line);
            case Incoming.Silence() -> requests.silence();
            case Incoming.Late(int version) -> household.warn(version);
            case Incoming.Socket(SocketEvent event) -> handle(event);
        }
    }

    private void handle(SocketEvent what) {
        switch (what) {
            case SocketEvent.Connected() -> greet();
            case SocketEvent.Told(JsonNode message) -> messages.hear(message);
            case SocketEvent.Lost() -> {
                connected = false;
                screen.tell(say("live.lost"));
            }
            case SocketEvent.GivenUp() -> {
                screen.tell(say("live.forlorn"));
                leaves = true;
            }
        }
    }

    private void greet() {
        var seen =
                play().frame()
                        .map(last -> OptionalInt.of(last.version()))
                        .orElse(OptionalInt.empty());
        if (seen.isPresent()) {
            screen.tell(say("live.again"));
        }
        speech.hello(seats(), seen);
        speech.sayAgain();
    }

    private List<Integer> seats() {
        return guest.plays() ? company.mine() : List.of();
    }

    /** The seat whose eyes the screen is for, or {@link Game#ONLOOKER}. */
    int seat() {
        return household.own();
    }

    /** The seat that somebody names in a command. */
    int seat(String command, String text) {
        return (int) Numeral.within(command, text, 0, company.chairs().size() - 1);
    }

    void leave() {
        screen.tell(
                seat() == Game.ONLOOKER || play().over()
                        ? say("live.bye")
                        : say("live.keeps").text("place", guest.wayBack()));
        speech.bye();
        leaves = true;
    }

    /** The host does not want this guest here. */
    void dismissed() {
        leaves = true;
    }

    void moveOn(String table) {
        next = table;
        speech.bye();
        leaves = true;
    }

    void begin() {
        requests.begin();
    }

    /** For a while nobody hears what is said here. */
    void unheard() {
        connected = false;
    }

    void met(LiveSeats now) {
        connected = true;
        welcomed = true;
        var news = now.since(company);
        company = now;
        screen = screen();
        news.forEach(screen::tell);
        if (household.adopts(seats())) {
            speech.hello(seats(), OptionalInt.empty());
        }
        if (guest.lays() && company.gathering() && company.complete() && !requests.begun()) {
            aside.answer(TypedLine.Command.START, "", false);
        }
    }

    void saw(Frame<V> now) {
        household.saw(now, speech.pending());
        if (now.due() || now.seat() == seat()) {
            alarm.set(now.version(), now.due() ? now.left() : Optional.empty());
        }
    }

    private PastPositions<V> soFar() {
        return LivePositions.of(game, eyes, guest.errands(), guest.path(), seat());
    }

    /** The table as it is now, to somebody who has looked at the past. */
    private void comeBack() {
        if (play().over()) {
            play().look();
        } else {
            play().comeUp(true);
        }
    }

    private void attendToGame() {
        past.announce(play().version(), play().due(), play().finished());
        if (past.looking() && household.next().isEmpty()) {
            return;
        }
        past.leave(); // somebody else needs the screen
        boolean before = play().over();
        household.attend(speech.pending());
        if (play().over() && !before) {
            if (!company.terms().series().equals(guest.table())) {
                screen.gap();
                aside.answer(TypedLine.Command.SERIES, "", false);
            }
            if (guest.plays()) {
                screen.tell(say("live.over"));
            }
            leaves = !lines.waits() && !guest.plays();
        }
    }

    boolean welcomed() {
        return welcomed;
    }

    boolean connected() {
        return connected;
    }

    /** As whoever sits before it is spoken to. */
    Screen onScreen() {
        return screen.to(seat());
    }

    LiveSeats company() {
        return company;
    }

    LivePlay<S, V> play() {
        return household.play();
    }
}
