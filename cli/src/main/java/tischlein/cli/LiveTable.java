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
    private final RandomGenerator luck;
    private final BlockingQueue<Incoming> incoming = new LinkedBlockingQueue<>();
    private final Hotline hotline;
    private final Speech speech;
    private final LiveAside<S, V> aside;
    private final Digest digest;
    private Screen screen;
    private Company company;
    private Optional<Frame<V>> frame = Optional.empty();
    private Optional<Turn<S, V>> turn = Optional.empty();
    private Picture shown = Picture.EMPTY;
    private boolean told; // how the game ended
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

    LiveTable(
            Game<S, ?, V> game, Guest guest, Company company, Lines lines, RandomGenerator luck) {
        this.game = game;
        this.guest = guest;
        this.company = company;
        this.lines = lines;
        this.luck = luck;
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
        digest = Digest.of(game);
        screen = screen();
    }

    private Screen screen() {
        return new Screen(
                lines.out(), guest.around().inks(), guest.voice(), game, company.names());
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
                && (frame.filter(Frame::due).isPresent() && turn.isPresent()
                        || told
                        || company.gathering() && company.hosting() && !begun);
    }

    private List<String> sayings() {
        return turn.map(Turn::sayings)
                .orElseGet(() ->
                        aside.possible().stream().map(Wish.Command::word).sorted().toList());
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
        var seen = frame.map(last -> OptionalInt.of(last.version())).orElse(OptionalInt.empty());
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
        if (turn.isPresent() && !aside.takes(line)) {
            obey(turn.get(), line);
        } else if (!aside.obey(line)) {
            if (!lines.waits() && told) {
                leave(); // what is left in the pipe was meant for a longer game
            } else {
                screen.tell(say(line.isBlank() ? "live.wait" : "live.unknown").text("words", line));
            }
        }
    }

    private void obey(Turn<S, V> open, String line) {
        switch (open.obey(line)) {
            case SHOW -> open.show();
            case DONE -> {
                var words = open.made().stream().map(game.words()::word).toList();
                turn = Optional.empty();
                frame.ifPresent(now -> speech.choose(now.seat(), now.version(), words));
                frame = frame.map(now -> now.made(words));
            }
            case LEAVE -> leave();
            case ASK, WRONG -> {
                // it has answered
            }
        }
    }

    void leave() {
        screen.tell(
                seat() == Game.ONLOOKER || told
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
            case "chosen" -> chose(Eyes.list(message.path("chosen"), c -> c.path("seat").asInt()));
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

    /** Where several choose at the same time, a choice can be changed until the last has chosen. */
    private void done(JsonNode message) {
        boolean kept = speech.answered(message.path("id").asString(""));
        var open =
                frame.filter(now ->
                        now.waiting().size() > 1
                                && now.version() == message.path("version").asInt());
        if (kept && open.isPresent()) {
            screen.tell(say("live.kept"));
            turn = Optional.of(turn(open.get()));
        }
    }

    private static String says(JsonNode message) {
        return Phrases.clean(message.path("error").path("says").asString(""));
    }

    private void refused(JsonNode message) {
        screen.plain(says(message));
        if (speech.answered(message.path("id").asString(""))) {
            frame = frame.map(now -> now.made(List.of()));
            frame.filter(Frame::due).ifPresent(this::open);
        }
    }

    private void met(Company now) {
        int before = seat();
        var news = now.since(company);
        company = now;
        screen = screen();
        news.forEach(screen::tell);
        if (seat() != before) {
            speech.hello(seats(), OptionalInt.empty());
        }
    }

    private void chose(List<Integer> chosen) {
        frame.ifPresent(now ->
                chosen.stream()
                        .filter(seat -> seat != seat() && !now.chosen().contains(seat))
                        .forEach(seat -> screen.tell(say("live.chose").seat(seat))));
        frame = frame.map(now -> now.chose(chosen));
    }

    /** A frame for another seat than the one played now is one from before. */
    private void saw(Frame<V> now) {
        if (now.seat() != seat()) {
            return;
        }
        boolean fresh = frame.filter(last -> last.version() >= now.version()).isEmpty();
        if ((fresh || now.missed()) && !now.news().isEmpty()) {
            screen.gap();
            screen.news(digest, now.news());
        }
        boolean again = !fresh && turn.isPresent();
        frame = Optional.of(now);
        if (now.result().isPresent()) {
            turn = Optional.empty();
            end(now);
        } else if (now.due() && !speech.pending()) {
            if (!again) {
                open(now);
            }
        } else {
            turn = now.choices().isEmpty() ? Optional.empty() : Optional.of(turn(now));
            if (shown.isEmpty()) {
                look();
            }
        }
    }

    private Turn<S, V> turn(Frame<V> now) {
        return new Turn<>(game, now.seat(), eyes.world(now, luck), screen, luck, aside);
    }

    private void open(Frame<V> now) {
        var opened = turn(now);
        screen.gap();
        opened.show();
        shown = screen.picture(game, now.view());
        turn = Optional.of(opened);
    }

    private void end(Frame<V> now) {
        if (!told) {
            told = true;
            screen.gap();
            now.result().ifPresent(result -> screen.ending(eyes.ending(now, result, luck)));
            if (guest.plays()) {
                screen.tell(say("live.over"));
            }
            if (!lines.waits() && !guest.plays()) {
                leaves = true;
            }
        }
    }

    /** The whole table, and what is to be done. */
    void look() {
        frame.ifPresent(now -> {
            shown = screen.picture(game, now.view());
            if (turn.isPresent()) {
                turn.get().showAll();
            } else {
                screen.show(shown);
                screen.stress(now.prompt());
            }
        });
    }

    Screen onScreen() {
        return screen;
    }

    Company company() {
        return company;
    }

    Optional<Frame<V>> frame() {
        return frame;
    }

    /** A world that looks to this guest like the table. */
    Optional<S> world() {
        return frame.map(now -> eyes.world(now, luck));
    }
}
