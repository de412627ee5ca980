package tischlein.cli.bots;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import tischlein.kernel.Phrase;
import tischlein.kernel.Unsuitable;

/** A bot that listens on a WebSocket: each line is a text message. */
public final class SocketBot implements LinePartner, WebSocket.Listener {
    private static final int MOST_UNREAD = 64;
    private static final int GOODBYE = WebSocket.NORMAL_CLOSURE;
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private final HttpClient http = HttpClient.newHttpClient();
    private final BlockingQueue<Line> said = new ArrayBlockingQueue<>(MOST_UNREAD);
    private final CountDownLatch ended = new CountDownLatch(1);
    private final StringBuilder begun = new StringBuilder();
    private volatile Optional<Integer> code = Optional.empty();
    private CompletableFuture<WebSocket> sent;

    private SocketBot(URI place) {
        sent = http.newWebSocketBuilder().connectTimeout(PATIENCE).buildAsync(place, this);
    }

    /**
     * @throws Unsuitable if nobody answers there
     */
    public static SocketBot of(String place) {
        try {
            var caller = new SocketBot(URI.create(place));
            caller.sent.join();
            return caller;
        } catch (CompletionException | IllegalArgumentException _) {
            throw new Unsuitable(Phrase.say("unsuitable.at").text("found", place));
        }
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
        begun.append(text);
        if (begun.length() > BotProtocol.LONGEST) {
            flood(from);
        } else if (last) {
            if (!said.offer(new Line.Text(begun.toString()))) {
                flood(from);
            }
            begun.setLength(0);
        }
        from.request(1);
        return CompletableFuture.completedStage(true);
    }

    private void flood(WebSocket from) {
        said.clear();
        said.offer(new Line.Flood());
        from.abort();
        ended.countDown();
    }

    @Override
    public CompletionStage<?> onClose(WebSocket from, int how, String reason) {
        end(how);
        return CompletableFuture.completedStage(true);
    }

    @Override
    public void onError(WebSocket from, Throwable cause) {
        end(0);
    }

    private void end(int how) {
        code = Optional.of(how);
        said.offer(new Line.End());
        ended.countDown();
    }

    /** One after the other: the next is sent when the one before has gone. */
    @Override
    public void say(String line) {
        sent = sent.thenCompose(socket -> socket.sendText(line, true));
    }

    @Override
    public Optional<Line> hear(long millis) throws InterruptedException {
        return Optional.ofNullable(said.poll(millis, TimeUnit.MILLISECONDS));
    }

    @Override
    public boolean ends(long millis) throws InterruptedException {
        sent = sent.thenCompose(socket -> socket.sendClose(GOODBYE, ""));
        return ended.await(millis, TimeUnit.MILLISECONDS);
    }

    @Override
    public Optional<Integer> code() {
        return code;
    }

    @Override
    public void close() {
        http.shutdownNow();
    }
}
