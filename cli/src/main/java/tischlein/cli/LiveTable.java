package tischlein.cli;

import static tischlein.kernel.Phrase.say;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.random.RandomGenerator;
import tischlein.kernel.Game;
import tischlein.kernel.State;
import tools.jackson.databind.JsonNode;

/**
 * A table elsewhere, as somebody at this terminal plays at it or watches it. Whatever is typed and
 * whatever the server says comes in one after the other.
 */
final class LiveTable<S extends State<S>, V> {
    private final Game<S, ?, V> game;
    private final Eyes<S, V> eyes;
    private final LiveGuest guest;
    private final Lines lines;
    private final BlockingQueue<Incoming> incoming = new LinkedBlockingQueue<>();
    private final Hotline hotline;
    private final Speech speech;
    private final LiveAside<S, V> aside;
    private final Messages<S, V> messages;
    private final Past<V> past;
    private final Requests<S, V> requests;
    private final Household<S, V> household;
    private final Alarm alarm = new Alarm(incoming::add);
    private Screen screen;
    private Company company;
    private boolean connected;
    private boolean welcomed; // connected at least once
    private boolean leaves;
    private String next = "";

    LiveTable(
            Game<S, ?, V> game,
            LiveGuest guest,
            Company company,
            Lines lines,
            RandomGenerator luck) {
        this.game = game;
        this.guest = guest;
        this.company = company;
        this.lines = lines;
        var voice = guest.voice();
        eyes = new Eyes<>(game, game.about().options(company.chairs().size()));
        hotline =
                new Hotline(
                        guest.errands().http(),
                        guest.invitation().live(),
                        guest.errands().key(),
                        voice.language().code(),
                        incoming::add);
        speech = new Speech(hotline, guest.table());
        aside = new LiveAside<>(this, game, guest);
        var talk = new TableTalk<>(this, game, speech);
        messages = new Messages<>(this, guest, eyes, speech, talk);
        past = new Past<>(game, this::soFar, this::onScreen, this::comeBack);
        aside.learn(talk.deeds());
        aside.learn(past.deeds());
        aside.learn(new Arrangements(this, guest).deeds());
        aside.learn(new Aftermath<>(this, game, guest).deeds());
        requests = new Requests<>(this, game, guest, lines, speech, aside);
        screen = screen();
        household =
                new Household<>(
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
    Optional<String> attend() {
        welcome();
        try (var mouth = new Mouth(lines, incoming::add);
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

    private void welcome() {
        screen.stress(say("title"));
        aside.options(false);
        aside.who();
        if (company.gathering() && !company.complete()) {
            aside.invite();
        }
        if (company.gathering() && !(guest.lays() && company.complete())) {
            screen.tell(say(company.hosting() ? "live.host" : "live.gathering"));
        }
        screen.tell(say(seat() == Game.ONLOOKER ? "live.watching" : "live.start"));
    }

    /** Waits for whatever comes next. */
    private void listen(Mouth mouth) throws InterruptedException {
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
            case Incoming.Connected() -> greet();
            case Incoming.Lost() -> {
                connected = false;
                screen.tell(say("live.lost"));
            }
            case Incoming.Forlorn() -> {
                screen.tell(say("live.forlorn"));
                leaves = true;
            }
            case Incoming.Late(int version) -> household.warn(version);
            case Incoming.Told(JsonNode message) -> messages.hear(message);
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

    void met(Company now) {
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
            aside.answer(Wish.Command.START, "", false);
        }
    }

    void saw(Frame<V> now) {
        household.saw(now, speech.pending());
        if (now.due() || now.seat() == seat()) {
            alarm.set(now.version(), now.due() ? now.left() : Optional.empty());
        }
    }

    private Archive<V> soFar() {
        return Chapters.of(game, eyes, guest.errands(), "/api/tables/" + guest.table(), seat());
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
                aside.answer(Wish.Command.SERIES, "", false);
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

    Lines lines() {
        return lines;
    }

    Company company() {
        return company;
    }

    Past<V> past() {
        return past;
    }

    Household<S, V> household() {
        return household;
    }

    LivePlay<S, V> play() {
        return household.play();
    }
}
