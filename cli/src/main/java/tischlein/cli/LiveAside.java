package tischlein.cli;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import tischlein.kernel.Game;
import tischlein.kernel.Phrase.Sentence;
import tischlein.kernel.State;
import tischlein.kernel.Unsuitable;
import tischlein.kernel.Vocabulary;

/** All that can be said at a live table beside the game itself. */
final class LiveAside<S extends State<S>, V> implements Turn.Aside {
    private static final int[] NOTHING = {};

    private final LiveTable<S, V> table;
    private final Game<S, ?, V> game;
    private final LiveGuest guest;
    private final Map<Wish.Command, Consumer<String>> deeds = new EnumMap<>(Wish.Command.class);

    LiveAside(LiveTable<S, V> table, Game<S, ?, V> game, LiveGuest guest) {
        this.table = table;
        this.game = game;
        this.guest = guest;
        deeds.put(Wish.Command.HELP, _ -> tell(say("live.help")));
        deeds.put(Wish.Command.LOG, this::log);
        deeds.put(Wish.Command.RULES, number -> table.onScreen().rules(game, number));
        deeds.put(Wish.Command.INTRO, _ -> table.onScreen().introduction(game));
        deeds.put(Wish.Command.QUIT, _ -> table.leave());
        deeds.put(Wish.Command.LOOK, _ -> look());
        deeds.put(Wish.Command.WHO, _ -> who());
        deeds.put(Wish.Command.TABLE, _ -> terms());
    }

    /** Somebody else answers these commands. */
    void learn(Map<Wish.Command, Consumer<String>> more) {
        deeds.putAll(more);
    }

    @Override
    public Set<Wish.Command> possible() {
        return Wish.Command.AFAR;
    }

    @Override
    public String place() {
        return table.past().place();
    }

    /** Whether a line is one to be said as it is, commas and all. */
    boolean takes(String line) {
        return word(line).equals(Wish.Command.SAY.word());
    }

    /** Whether somebody wants to go, who need not wait for anything. */
    boolean leaves(String line) {
        return word(line).equals(Wish.Command.QUIT.word());
    }

    private static String word(String line) {
        return line.strip().split("\\s", 2)[0].toLowerCase(Locale.ROOT);
    }

    /**
     * Whether a line can be obeyed whosever turn it is: a choice, and what belongs to one or to the
     * end of the game, has its time.
     */
    boolean atOnce(String line) {
        var word = word(line);
        return game.words().code(line.strip()) == Vocabulary.UNKNOWN
                && possible().stream()
                        .filter(command -> !Wish.Command.OF_A_CHOICE.contains(command))
                        .filter(command -> !Wish.Command.OF_THE_END.contains(command))
                        .anyMatch(command -> command.word().equals(word));
    }

    /** Does what a line asks for; false if it asks for nothing that there is. */
    boolean obey(String line) {
        if (takes(line)) {
            answer(Wish.Command.SAY, line.strip().substring(word(line).length()).strip(), false);
            return true;
        }
        if (Wish.of(line, game.words(), NOTHING, possible())
                instanceof Wish.Ask(Wish.Command command, String about)) {
            answer(command, about, false);
            return true;
        }
        return false;
    }

    @Override
    public void answer(Wish.Command command, String about, boolean midway) {
        try {
            if (Wish.Command.OF_THE_END.contains(command) && !table.play().over()) {
                tell(say("live.unfinished"));
            } else {
                deeds.getOrDefault(command, _ -> tell(untimely())).accept(about);
            }
        } catch (Unsuitable e) {
            tell(e.sentence());
        } catch (BadInput e) {
            table.onScreen().plain(e.line());
        }
    }

    private Sentence untimely() {
        return say(table.past().looking() ? "past.closed" : "live.wait");
    }

    private void look() {
        if (table.past().looking()) {
            table.past().look();
        } else {
            table.play().look();
        }
    }

    /** Who sits where, who is away, and who is waited for. */
    void who() {
        var frame = table.play().frame().filter(_ -> !table.play().over());
        table.company()
                .told(
                        frame.map(Frame::waiting).orElse(List.of()),
                        frame.map(Frame::chosen).orElse(List.of()))
                .forEach(this::tell);
    }

    private void terms() {
        var terms = table.company().terms();
        tell(say("live.table").text("table", guest.table()));
        options(true);
        terms.told().forEach(this::tell);
        invite();
    }

    /**
     * The options of the game as they hold here.
     *
     * @param all whether those that are as usual are told, too
     */
    void options(boolean all) {
        var speaker = guest.voice().of(game, table.company().names());
        table.company().terms().options(game, speaker, all).forEach(this::tell);
    }

    /** Says how others come here. */
    void invite() {
        var reach = Reach.of(guest.invitation().server(), guest.errands());
        tell(say("live.invite"));
        table.onScreen().lines(List.of("  " + reach.table(guest.table())));
        reach.trouble().forEach(this::tell);
    }

    private void log(String about) {
        int count = HomeAside.newsAsked(about);
        var story =
                guest.errands().get("/api/tables/" + guest.table() + "/story?seat=" + table.seat());
        var news = new ArrayList<Sentence>();
        story.path("chapters")
                .forEach(chapter -> news.addAll(Phrases.sentences(chapter.path("news"))));
        var last = news.subList(Math.max(0, news.size() - count), news.size());
        table.onScreen().news(Digest.of(game), last);
    }

    private void tell(Sentence sentence) {
        table.onScreen().tell(sentence);
    }
}
