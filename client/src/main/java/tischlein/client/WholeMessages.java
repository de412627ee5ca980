package tischlein.client;

import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/** Puts the messages of a socket together again and hands them on. */
final class WholeMessages implements WebSocket.Listener {
    private static final int LONGEST = 4 << 20;
    private static final int TOO_LONG = 1009;

    private final SocketUser user;
    private final StringBuilder begun = new StringBuilder();

    WholeMessages(SocketUser user) {
        this.user = user;
    }

    @Override
    public void onOpen(WebSocket from) {
        user.opened(from);
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
        begun.append(text);
        if (begun.length() > LONGEST) {
            user.closed(from, TOO_LONG, "too long");
        } else if (last) {
            var message = begun.toString();
            begun.setLength(0);
            user.told(from, message);
        }
        return next(from);
    }

    @Override
    public CompletionStage<?> onPing(WebSocket from, ByteBuffer message) {
        user.knocked();
        return next(from);
    }

    private static CompletionStage<?> next(WebSocket from) {
        from.request(1);
        return CompletableFuture.completedStage(true);
    }

    @Override
    public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
        user.closed(from, code, reason);
        return CompletableFuture.completedStage(true);
    }

    @Override
    public void onError(WebSocket from, Throwable cause) {
        user.closed(from, SocketUser.BROKEN, cause.toString());
    }
}
