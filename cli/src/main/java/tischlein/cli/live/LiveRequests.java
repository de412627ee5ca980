package tischlein.cli.live;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import tischlein.cli.local.CommandWords;
import tischlein.cli.local.LocalRequests;
import tischlein.cli.local.Turn;
import tischlein.cli.local.TypedLine;
import tischlein.cli.screen.Digest;
import tischlein.client.Frame;
import tischlein.client.InvitationLinks;
import tischlein.client.Phrases;
import tischlein.client.ServerProblem;
import tischlein.kernel.Game;
import tischlein.kernel.Phrase.Sentence;
import tischlein.kernel.State;
import tischlein.kernel.Unsuitable;
import tischlein.kernel.Vocabulary;

/** All that can be said at a live table beside the game itself. */
final class LiveRequests<S extends State<S>, V> implements Turn.Aside {
    private static final int[] NOTHING = {};

    private final LiveTable<S, V> table;
    private final Game<S, ?, V> game;
    private final LiveGuest guest;
    private final Map<TypedLine.Command, Consumer<String>> deeds =
            new EnumMap<>(TypedLine.Command.class);

    private final CommandWords names;

    LiveRequests(LiveTable<S, V> table, Game<S, ?, V> game, LiveGuest guest) {
        this.table = table;
        this.game = game;
        this.guest = guest;
        names = CommandWords.of(guest.voice());
        deeds.put(TypedLine.Command.HELP, _ -> tell(say("live.help")));
        deeds.put(TypedLine.Command.LOG, this::log);
        deeds.put(TypedLine.Command.RULES, number -> table.onScreen().rules(game, number));
        deeds.put(TypedLine.Command.INTRO, _ -> table.onScreen().introduction(game));
        deeds.put(TypedLine.Command.QUIT, _ -> table.leave());
        deeds.put(TypedLine.Command.LOOK, _ -> look());
        deeds.put(TypedLine.Command.WHO, _ -> who());
        deeds.put(TypedLine.Command.TABLE, _ -> terms());
    }

    /** Somebody else answers these commands. */
    void learn(Map<TypedLine.Command, Consumer<String>> more) {
        deeds.putAll(more);
    }

    /** What somebody reads who has just come. */
    void welcome() {
        table.onScreen().stress(say("title"));
        options(false);
        who();
        var company = table.company();
        if (company.gathering() && !company.complete()) {
            invite();
        }
        if (company.gathering() && !(guest.lays() && company.complete())) {
            tell(say(company.hosting() ? "live.host" : "live.gathering"));
        }
        tell(say(table.seat() == Game.ONLOOKER ? "live.watching" : "live.start"));
    }

    @Override
    public Set<TypedLine.Command> possible() {
        return TypedLine.Command.AFAR;
    }

    @Override
    public String place() {
        return table.past.place();
    }

    /** Whether a line is one to be said as it is, commas and all. */
    boolean takes(String line) {
        return named(line).filter(TypedLine.Command.SAY::equals).isPresent();
    }

    /** Whether somebody wants to go, who need not wait for anything. */
    boolean leaves(String line) {
        return named(line).filter(TypedLine.Command.QUIT::equals).isPresent();
    }

    private Optional<TypedLine.Command> named(String line) {
        return names.named(word(line), possible());
    }

    private static String word(String line) {
        return line.strip().split("\\s", 2)[0];
    }

    /** All that can be said beside the choices, for completion. */
    List<String> sayings() {
        return possible().stream().map(names::word).sorted().toList();
    }

    /**
     * Whether a line can be obeyed whosever turn it is: a choice, and what belongs to one or to the
     * end of the game, has its time.
     */
    boolean atOnce(String line) {
        return game.words().code(line.strip()) == Vocabulary.UNKNOWN
                && named(line)
                        .filter(command -> !TypedLine.Command.OF_A_CHOICE.contains(command))
                        .filter(command -> !TypedLine.Command.OF_THE_END.contains(command))
                        .isPresent();
    }

    /** Does what a line asks for; false if it asks for nothing that there is. */
    boolean obey(String line) {
        if (takes(line)) {
            answer(
                    TypedLine.Command.SAY,
                    line.strip().substring(word(line).length()).strip(),
                    false);
            return true;
        }
        if (TypedLine.of(line, game.words(), NOTHING, possible(), names)
                instanceof TypedLine.Ask(TypedLine.Command command, String about)) {
            answer(command, about, false);
            return true;
        }
        return false;
    }

    @Override
    public void answer(TypedLine.Command command, String about, boolean midway) {
        try {
            if (TypedLine.Command.OF_THE_END.contains(command) && !table.play().over()) {
                tell(say("live.unfinished"));
            } else if (table.play().over() && past(command)) {
                tell(say("live.ended"));
            } else {
                deeds.getOrDefault(command, _ -> tell(untimely())).accept(about);
            }
        } catch (Unsuitable e) {
            tell(e.sentence());
        } catch (ServerProblem e) {
            table.onScreen().plain(guest.voice().say(e.told()));
        }
    }

    /** Whether it belonged to the game that is over. */
    private boolean past(TypedLine.Command command) {
        boolean steps = command == TypedLine.Command.BACK && table.past.looking();
        return TypedLine.Command.OF_THE_GAME.contains(command) && !steps;
    }

    private Sentence untimely() {
        return say(table.past.looking() ? "past.closed" : "live.wait");
    }

    private void look() {
        if (table.past.looking()) {
            table.past.look();
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
        var reach = InvitationLinks.of(guest.invitation().server(), guest.errands());
        tell(say("live.invite"));
        table.onScreen().lines(List.of("  " + reach.table(guest.table())));
        reach.trouble().forEach(this::tell);
    }

    private void log(String about) {
        int count = LocalRequests.newsAsked(about);
        var story = guest.errands().get(guest.path() + "/story?seat=" + table.seat());
        var news = new ArrayList<Sentence>();
        story.path("chapters")
                .forEach(chapter -> news.addAll(Phrases.sentences(chapter.path("news"))));
        table.onScreen().news(Digest.of(game), Digest.last(count, news));
    }

    private void tell(Sentence sentence) {
        table.onScreen().tell(sentence);
    }
}
