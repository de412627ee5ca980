package tischlein.cluster.relay;

import java.util.function.Consumer;
import java.util.function.LongSupplier;
import tischlein.cluster.links.ServerLinks;
import tischlein.cluster.links.ServerName;
import tischlein.cluster.messages.LinkMessage;
import tischlein.kernel.Phrase;
import tischlein.table.LiveTables;
import tischlein.table.request.Answer;
import tischlein.table.request.Request;

/** Takes requests to the homes of their tables, and answers and messages back. */
public final class Relay {
    private final Homes homes;
    private final LiveTables live;
    private final ClusterNews news;
    private final LinkSender sender;
    private final Questions questions;
    private final Watchings watchings;
    private final HomeDesk desk;

    /** Hears of what concerns the server as a whole. */
    public interface ClusterNews {
        /** Another server has changed the list of tables. */
        void listChanged();

        /** Tables may have another home than before. */
        void homesChanged();
    }

    /**
     * @param live the tables that live here
     * @param ticks the time
     */
    public Relay(
            ServerLinks links,
            Homes homes,
            LiveTables live,
            LongSupplier ticks,
            ClusterFigures figures,
            ClusterNews news) {
        this.homes = homes;
        this.live = live;
        this.news = news;
        sender = new LinkSender(links, this::heard, figures);
        questions = new Questions(homes, sender, ticks);
        watchings = new Watchings(homes, sender, questions, ticks);
        desk = new HomeDesk(homes, sender, live);
    }

    /** Asks a table wherever it lives. */
    public void ask(String table, Request request, Consumer<Answer> answer) {
        switch (request) {
            case Request.Watch watch -> watchings.watch(table, watch, answer);
            case Request.Unwatch unwatch -> {
                watchings.unwatch(table, unwatch.listener());
                answer.accept(new Answer.Done(0));
            }
            case Request.Rewatch _ ->
                    throw new IllegalArgumentException("only homes are asked this");
            case Request.Start _,
                    Request.Arrangement _,
                    Request.AtSeat _,
                    Request.Inquiry _,
                    Request.Sequel _ ->
                    questions.ask(
                            table,
                            repeatable(request),
                            () -> true,
                            id -> new LinkMessage.Ask(id, table, request),
                            (_, _, said) -> answer.accept(said));
        }
    }

    /** Whether it changes nothing more if it is carried out twice. */
    static boolean repeatable(Request request) {
        return switch (request) {
            case Request.Inquiry _, Request.Try _, Request.Suggest _, Request.Seen _ -> true;
            case Request.Choose choose -> !choose.id().isEmpty();
            case Request.Watch _, Request.Rewatch _, Request.Unwatch _ -> true;
            case Request.Rematch _, Request.Again _ -> true; // the next table has a name already
            case Request.Start _,
                    Request.Arrangement _,
                    Request.Fork _,
                    Request.Say _,
                    Request.Emote _,
                    Request.Aloud _,
                    Request.Vote _ ->
                    false;
        };
    }

    /** A server says something, perhaps this one to itself. */
    public void heard(ServerName from, LinkMessage message) {
        switch (message) {
            case LinkMessage.Ask ask -> desk.ask(from, ask);
            case LinkMessage.Hello hello -> desk.hello(from, hello);
            case LinkMessage.Bye bye -> desk.bye(from, bye);
            case LinkMessage.Watched watched -> desk.watched(from, watched);
            case LinkMessage.Wake(String table) -> {
                if (homes.here(table)) { // otherwise two that disagree would wake each other
                    live.wake(table);
                }
            }
            case LinkMessage.Readers(String table, var guests) -> {
                if (homes.here(table)) {
                    live.read(table, guests);
                }
            }
            case LinkMessage.Answered(long id, Answer answer) ->
                    questions.answered(from, id, answer);
            case LinkMessage.Told told -> watchings.told(from, told);
            case LinkMessage.Ended ended -> watchings.ended(from, ended);
            case LinkMessage.LetGo letGo -> watchings.letGo(letGo);
            case LinkMessage.Counts counts -> watchings.counted(counts);
            case LinkMessage.Leaving _ -> {
                homes.leaving(from);
                news.homesChanged();
            }
            case LinkMessage.ListChanged _ -> news.listChanged();
        }
    }

    /** Tells the home of a table something that may be lost. */
    public void tellHome(String table, LinkMessage message) {
        var home = homes.of(table);
        if (!home.equals(homes.self())) {
            sender.send(home, message);
        }
    }

    public void tellOthers(LinkMessage message) {
        homes.others().forEach(other -> sender.send(other, message));
    }

    /** A table has left for another home. */
    public void left(String table) {
        desk.left(table);
        tellHome(table, new LinkMessage.Wake(table));
    }

    /**
     * Asks again what was asked too early, for instance of a home that did not know yet that it is.
     */
    public void glance() {
        questions.look();
    }

    /** Looks for what will not come, for who is gone and for whom another home is to be asked. */
    public void look() {
        desk.look();
        questions.look();
        watchings.look();
    }

    /** Finds what was lost between the servers without anybody noticing. */
    public void compare() {
        watchings.compare();
    }

    /** The server stops: everybody hears of it. */
    public void close(Phrase.Sentence why) {
        questions.close(Answer.Refused.unavailable(why));
        watchings.close(why);
        desk.close();
    }
}
