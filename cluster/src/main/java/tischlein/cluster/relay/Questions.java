package tischlein.cluster.relay;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.LongFunction;
import java.util.function.LongSupplier;
import tischlein.cluster.links.ServerName;
import tischlein.cluster.messages.LinkMessage;
import tischlein.table.request.Answer;

/**
 * Requests of this server's clients that a table's home has not answered yet. Each gets exactly one
 * answer: the home's, or a refusal if the home is gone and asking again could do something twice.
 */
public final class Questions {
    private static final int SILENCE = 2_500; // milliseconds until it is asked again
    private static final int PATIENCE = 10_000; // milliseconds until it is refused

    private final Homes homes;
    private final LinkSender sender;
    private final LongSupplier ticks;
    private final AtomicLong ids = new AtomicLong();
    private final Map<Long, Question> open = new ConcurrentHashMap<>();

    /** Gets the answer, and who gave it to which question. */
    interface Reply {
        void answered(ServerName from, long id, Answer answer);
    }

    private static final class Question {
        private final String table;
        private final boolean repeatable;
        private final BooleanSupplier wanted;
        private final LongFunction<LinkMessage> message; // by id
        private final Reply reply;
        private final long began;
        private final ServerName asked;
        private final long sent;
        private volatile boolean moved; // the one that was asked says that the table is elsewhere

        Question(
                String table,
                boolean repeatable,
                BooleanSupplier wanted,
                LongFunction<LinkMessage> message,
                Reply reply,
                long began,
                ServerName asked,
                long sent) {
            this.table = table;
            this.repeatable = repeatable;
            this.wanted = wanted;
            this.message = message;
            this.reply = reply;
            this.began = began;
            this.asked = asked;
            this.sent = sent;
        }

        Question again(ServerName home, long now) {
            return new Question(table, repeatable, wanted, message, reply, began, home, now);
        }
    }

    public Questions(Homes homes, LinkSender sender, LongSupplier ticks) {
        this.homes = homes;
        this.sender = sender;
        this.ticks = ticks;
    }

    /** The number of the last question. */
    long last() {
        return ids.get();
    }

    /**
     * @param repeatable whether it does nothing more if it is asked twice
     * @param wanted whether somebody still waits for it
     */
    void ask(
            String table,
            boolean repeatable,
            BooleanSupplier wanted,
            LongFunction<LinkMessage> message,
            Reply reply) {
        long now = ticks.getAsLong();
        send(new Question(table, repeatable, wanted, message, reply, now, homes.of(table), now));
    }

    private void send(Question question) {
        long id = ids.incrementAndGet();
        open.put(id, question);
        sender.send(question.asked, question.message.apply(id));
    }

    void answered(ServerName from, long id, Answer answer) {
        var question = open.get(id);
        if (question == null || !question.asked.equals(from)) {
            return; // it has been asked again since, or the message came twice
        }
        if (answer.equals(Answer.Refused.moved()) && !late(question)) {
            moved(id, question);
        } else if (open.remove(id, question)) {
            question.reply.answered(from, id, answer);
        }
    }

    /** Asks the new home at once; if nobody here knows of one yet, the next look does. */
    private void moved(long id, Question question) {
        if (homes.of(question.table).equals(question.asked)) {
            question.moved = true;
        } else {
            again(id, question);
        }
    }

    private boolean late(Question question) {
        return ticks.getAsLong() - question.began >= PATIENCE;
    }

    /** Looks for questions whose answer will not come. */
    public void look() {
        open.forEach(this::look);
    }

    private void look(long id, Question question) {
        boolean own = question.asked.equals(homes.self()); // which always answers
        boolean gone = !homes.present(question.asked);
        boolean silent = !own && ticks.getAsLong() - question.sent >= SILENCE;
        if (question.moved || question.repeatable && (gone || silent) && !late(question)) {
            again(id, question);
        } else if (!own && (gone || late(question))) {
            refuse(id, question, Answer.Refused.moved());
        }
    }

    private void again(long id, Question question) {
        if (!question.wanted.getAsBoolean()) {
            refuse(id, question, Answer.Refused.moved());
        } else if (open.remove(id, question)) {
            send(question.again(homes.of(question.table), ticks.getAsLong()));
        }
    }

    private void refuse(long id, Question question, Answer answer) {
        if (open.remove(id, question)) {
            question.reply.answered(question.asked, id, answer);
        }
    }

    /** Nothing will be answered any more. */
    public void close(Answer answer) {
        open.forEach((id, question) -> refuse(id, question, answer));
    }
}
