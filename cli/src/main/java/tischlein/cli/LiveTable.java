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
    private final Guest guest;
    private final Lines lines;
    private final BlockingQueue<Incoming> incoming = new LinkedBlockingQueue<>();
    private final Hotline hotline;
    private final Speech speech;
    private final LiveAside<S, V> aside;
    private final LivePlay<S, V> play;
    private Screen screen;
    private Company company;
    private boolean leaves;
    private boolean begun; // the host has said so; the table will follow
    private String next = "";

    /** Where the table is, and who this is there. */
    record Guest(
            Surroundings around,
            Voice voice,
            Invitation invitation,
            Errands errands,
            String table,
            boolean plays) {}

    LiveTable(Game<S, ?, V> game, Guest guest, Company company, Lines lines, RandomGenerator luck) {
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
        aside = new LiveAside<>(this, game, guest, speech);
        screen = screen();
        play = new LivePlay<>(game, eyes, luck, aside, () -> screen);
    }

    private Screen screen() {
        return new Screen(lines.out(), guest.around().inks(), guest.voice(), game, company.names());
    }

    /** Stays until somebody leaves; then the table to go on to, if there is one. */
    Optional<String> attend(String prompt) {
        screen.stress(say("title"));
        company.told().forEach(screen::tell);
        screen.tell(say(seat() == Game.ONLOOKER ? "live.watching" : "live.start"));
        try (var mouth = new Mouth(lines, prompt, incoming::add)) {
            hotline.connect();
            while (!leaves) {
                mouth.words(sayings());
                if (lines.waits() || wants()) {
                    mouth.ask();
                }
                lines.out().flush();
                var came = incoming.take();
                if (came instanceof Incoming.Typed) {
                    mouth.heard();
                }
                handle(came);
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        } finally {
            lines.out().flush();
            hotline.close();
        }
        return next.isEmpty() ? Optional.empty() : Optional.of(next);
    }

    /** Whether it is for this guest to do something, so that a line can be read from a pipe. */
    private boolean wants() {
        return guest.plays()
                && !speech.pending()
                && (play.due()
                        || play.over()
                        || company.gathering() && company.hosting() && !begun);
    }

    private List<String> sayings() {
        return play.turn()
                .map(Turn::sayings)
                .orElseGet(
                        () -> aside.possible().stream().map(Wish.Command::word).sorted().toList());
    }

    private void handle(Incoming what) {
        switch (what) {
            case Incoming.Typed(String line) -> typed(line);
            case Incoming.Silence() -> leave();
            case Incoming.Connected() -> greet();
            case Incoming.Lost() -> screen.tell(say("live.lost"));
            case Incoming.Forlorn() -> {
                screen.tell(say("live.forlorn"));
                leaves = true;
            }
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

    private void typed(String line) {
        if (play.turn().isPresent() && !aside.takes(line)) {
            obey(play.turn().get(), line);
        } else if (!aside.obey(line)) {
            if (!lines.waits() && play.over()) {
                leave(); // what is left in the pipe was meant for a longer game
            } else {
                screen.tell(say(line.isBlank() ? "live.wait" : "live.unknown").text("words", line));
            }
        }
    }

    private void obey(Turn<S, V> open, String line) {
        switch (open.obey(line)) {
            case SHOW -> open.show();
            case DONE ->
                    play.frame()
                            .ifPresent(now ->
                                    play.made()
                                            .ifPresent(moves ->
                                                    speech.choose(
                                                            now.seat(), now.version(), moves)));
            case LEAVE -> leave();
            case ASK, WRONG -> {
                // it has answered
            }
        }
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
        begun = true;
    }

    private void heard(JsonNode message) {
        switch (message.path("is").asString("")) {
            case "table" -> met(Company.of(message));
            case "frame" -> saw(eyes.read(message));
            case "chosen" ->
                    play.chose(Eyes.list(message.path("chosen"), c -> c.path("seat").asInt()));
            case "done" -> done(message);
            case "refused" -> refused(message);
            case "chat" -> aside.chat(message);
            case "emote" -> aside.emote(message);
            case "opinions" -> aside.opinions(message);
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
        screen.plain(says(message));
        if (speech.answered(message.path("id").asString(""))) {
            play.again();
        }
    }

    private void met(Company now) {
        int before = seat();
        var news = now.since(company);
        company = now;
        screen = screen();
        news.forEach(screen::tell);
        if (seat() != before) {
            play.forget();
            speech.hello(seats(), OptionalInt.empty());
        }
    }

    /** A frame for another seat than the one played now is one from before. */
    private void saw(Frame<V> now) {
        boolean before = play.over();
        if (now.seat() == seat()) {
            play.saw(now, speech.pending());
        }
        if (play.over() && !before) {
            if (guest.plays()) {
                screen.tell(say("live.over"));
            }
            leaves = !lines.waits() && !guest.plays();
        }
    }

    Screen onScreen() {
        return screen;
    }

    Company company() {
        return company;
    }

    LivePlay<S, V> play() {
        return play;
    }
}
