package tischlein.cluster.relay;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import tischlein.cluster.links.ServerName;
import tischlein.cluster.messages.LinkMessage;
import tischlein.kernel.Phrase;
import tischlein.table.request.Answer;
import tischlein.table.request.Request;
import tischlein.table.request.TableListener;

/**
 * All clients of this server who watch tables. When a table's home changes, they go on watching at
 * the new one.
 */
public final class Watchings {
    private final Homes homes;
    private final LinkSender sender;
    private final Questions questions;
    private final LongSupplier ticks;
    private final AtomicLong numbers = new AtomicLong();
    private final Map<Client, Watching> byClient = new ConcurrentHashMap<>();
    private final Map<Long, Watching> byNumber = new ConcurrentHashMap<>();

    private record Client(String table, TableListener listener) {}

    public Watchings(Homes homes, LinkSender sender, Questions questions, LongSupplier ticks) {
        this.homes = homes;
        this.sender = sender;
        this.questions = questions;
        this.ticks = ticks;
    }

    public void watch(String table, Request.Watch request, Consumer<Answer> answer) {
        var client = new Client(table, request.listener());
        var watching = watching(client, request);
        questions.ask(
                table,
                true,
                watching::wanted,
                id -> watching.hello(id, request),
                (from, id, said) -> {
                    boolean yes = !(said instanceof Answer.Refused);
                    if (watching.answered(request, from, id, yes)) {
                        remove(client, watching);
                    }
                    leaveIfEnded(watching, from, yes);
                    answer.accept(said);
                });
    }

    private Watching watching(Client client, Request.Watch request) {
        while (true) {
            var it = byClient.computeIfAbsent(client, _ -> made(client.table, request));
            if (it.asking()) {
                return it;
            }
            remove(client, it);
        }
    }

    private Watching made(String table, Request.Watch request) {
        var watching = new Watching(numbers.incrementAndGet(), table, request, homes.of(table));
        byNumber.put(watching.number(), watching);
        return watching;
    }

    private void remove(Client client, Watching watching) {
        byClient.remove(client, watching);
        byNumber.remove(watching.number());
    }

    /** The client went while its hello was under way. */
    private void leaveIfEnded(Watching watching, ServerName from, boolean accepted) {
        if (accepted && !watching.wanted()) {
            sender.send(from, watching.end());
        }
    }

    /** Nobody has to wait for that. */
    public void unwatch(String table, TableListener listener) {
        var client = new Client(table, listener);
        Optional.ofNullable(byClient.get(client)).ifPresent(watching -> leave(client, watching));
    }

    private void leave(Client client, Watching watching) {
        remove(client, watching);
        var bye = watching.end();
        var home = homes.of(watching.table());
        sender.send(home, bye);
        if (!watching.home().equals(home)) {
            sender.send(watching.home(), bye);
        }
    }

    void told(ServerName from, LinkMessage.Told told) {
        of(told.number())
                .ifPresent(it -> it.told(from, told.hello(), told.sequence(), told.message()));
    }

    void ended(ServerName from, LinkMessage.Ended ended) {
        of(ended.number())
                .filter(it -> it.isNext(from, ended.hello(), ended.sequence()))
                .ifPresent(it -> end(it, ended.why()));
    }

    private void end(Watching watching, Phrase.Sentence why) {
        watching.end();
        remove(new Client(watching.table(), watching.client()), watching);
        watching.client().end(watching.table(), why);
    }

    void letGo(LinkMessage.LetGo message) {
        of(message.number())
                .ifPresent(it -> {
                    it.letGo(message.hello());
                    helloIfDue(it);
                });
    }

    void counted(LinkMessage.Counts counts) {
        counts.counts()
                .forEach(one ->
                        of(one.number()).ifPresent(it -> it.counted(one.hello(), one.sent())));
    }

    private Optional<Watching> of(long number) {
        return Optional.ofNullable(byNumber.get(number));
    }

    /** Says hello again for those whose home has changed, or does not tell them all. */
    public void look() {
        byNumber.values().forEach(this::helloIfDue);
    }

    private void helloIfDue(Watching watching) {
        if (watching.helloIsDue(homes.of(watching.table()), ticks.getAsLong())) {
            helloAgain(watching);
        }
    }

    private void helloAgain(Watching watching) {
        var before = watching.home();
        questions.ask(
                watching.table(),
                true,
                watching::wanted,
                watching::helloAgain,
                (from, id, said) -> {
                    boolean yes = !(said instanceof Answer.Refused);
                    watching.answeredAgain(from, id, yes, ticks.getAsLong());
                    if (yes && !from.equals(before)) {
                        sender.send(before, watching.before());
                    }
                    leaveIfEnded(watching, from, yes);
                    refusedForGood(said)
                            .filter(_ -> watching.wanted())
                            .ifPresent(why -> end(watching, why));
                });
    }

    private static Optional<Phrase.Sentence> refusedForGood(Answer answer) {
        return answer instanceof Answer.Refused refused
                        && refused.reason() != Answer.Reason.UNAVAILABLE
                ? Optional.of(refused.why())
                : Optional.empty();
    }

    /** Tells every server for whom this one watches there, so that both agree again. */
    public void compare() {
        long last = questions.last();
        for (var server : homes.present()) {
            var all =
                    byNumber.values().stream().flatMap(it -> it.listener(server).stream()).toList();
            sender.send(server, new LinkMessage.Watched(last, all));
        }
    }

    /** The server stops: tells all clients. */
    public void close(Phrase.Sentence why) {
        byNumber.values().forEach(it -> end(it, why));
    }
}
