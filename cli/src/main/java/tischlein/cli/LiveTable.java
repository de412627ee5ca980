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
    private final TableTalk<S, V> talk;
    private final Arrangements arrangements;
    private final Aftermath<S, V> aftermath;
    private final Requests<S, V> requests;
    private final LivePlay<S, V> play;
    private final Alarm alarm = new Alarm(incoming::add);
    private Screen screen;
    private Company company;
    private boolean connected;
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
        talk = new TableTalk<>(this, game, speech);
        arrangements = new Arrangements(this, guest);
        aftermath = new Aftermath<>(this, game, guest);
        aside.learn(talk.deeds());
        aside.learn(arrangements.deeds());
        aside.learn(aftermath.deeds());
        requests = new Requests<>(this, game, guest, lines, speech, aside);
        screen = screen();
        play = new LivePlay<>(game, eyes, luck, aside, () -> screen);
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
            case Incoming.Late(int version) -> play.warn(version);
            case Incoming.Told(JsonNode message) -> heard(message);
        }
    }

    private void greet() {
        var seen =
                play.frame()
                        .map(last -> OptionalInt.of(last.version()))
                        .orElse(OptionalInt.empty());
        if (seen.isPresent()) {
            screen.tell(say("live.again"));
        }
        speech.hello(seats(), seen);
        speech.sayAgain();
    }

    private List<Integer> seats() {
        return seat() == Game.ONLOOKER ? List.of() : List.of(seat());
    }

    /** The seat that is played here, or {@link Game#ONLOOKER}. */
    int seat() {
        return guest.plays() && !company.mine().isEmpty()
                ? company.mine().getFirst()
                : Game.ONLOOKER;
    }

    /** The seat that somebody names in a command. */
    int seat(String command, String text) {
        return (int) Numeral.within(command, text, 0, company.chairs().size() - 1);
    }

    void leave() {
        screen.tell(
                seat() == Game.ONLOOKER || play.over()
                        ? say("live.bye")
                        : say("live.keeps").text("table", guest.table()));
        speech.bye();
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

    private void heard(JsonNode message) {
        switch (message.path("is").asString("")) {
            case "table" -> met(Company.of(message, guest.voice().language()));
            case "frame" -> saw(eyes.read(message));
            case "chosen" ->
                    play.chose(
                            Eyes.list(message.path("chosen"), c -> c.path("seat").asInt()),
                            company.terms().order());
            case "done" -> done(message);
            case "refused" -> refused(message);
            case "chat" -> talk.chat(message);
            case "emote" -> talk.emote(message);
            case "opinions" -> talk.opinions(message);
            case "bye" -> screen.plain(says(message));
            default -> {
                // nothing that was asked for, or something newer than this program
            }
        }
    }

    private void done(JsonNode message) {
        if (speech.answered(message.path("id").asString(""))) {
            play.kept(message.path("version").asInt());
        }
    }

    private static String says(JsonNode message) {
        return Phrases.clean(message.path("error").path("says").asString(""));
    }

    private void refused(JsonNode message) {
        var id = message.path("id").asString("");
        screen.plain(says(message));
        if (speech.answered(id)) {
            play.again();
        } else if (speech.greeted(id)) {
            unwelcome();
        }
    }

    /**
     * The seat has gone while nobody was here, to another device or to somebody else; or the server
     * is about to stop, and the line will be lost and come back.
     */
    private void unwelcome() {
        try {
            var described = Arrival.described(guest.table(), guest.errands());
            met(Company.of(described, guest.voice().language()));
        } catch (BadInput _) {
            connected = false;
        }
    }

    private void met(Company now) {
        connected = true;
        int before = seat();
        var news = now.since(company);
        company = now;
        screen = screen();
        news.forEach(screen::tell);
        if (seat() != before) {
            play.forget();
            speech.hello(seats(), OptionalInt.empty());
        }
        if (guest.lays() && company.gathering() && company.complete() && !requests.begun()) {
            arrangements.start();
        }
    }

    /** A frame for another seat than the one played now is one from before. */
    private void saw(Frame<V> now) {
        boolean before = play.over();
        if (now.seat() == seat()) {
            play.saw(now, speech.pending());
            alarm.set(now.version(), now.due() ? now.left() : Optional.empty());
        }
        if (play.over() && !before) {
            aftermath.seriesOfSeveral();
            if (guest.plays()) {
                screen.tell(say("live.over"));
            }
            leaves = !lines.waits() && !guest.plays();
        }
    }

    boolean connected() {
        return connected;
    }

    Screen onScreen() {
        return screen;
    }

    Lines lines() {
        return lines;
    }

    Company company() {
        return company;
    }

    LivePlay<S, V> play() {
        return play;
    }
}
