package tischlein.server;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import java.util.function.UnaryOperator;
import org.eclipse.jetty.server.HttpConnectionFactory;
import tischlein.cluster.messages.LinkMessage;
import tischlein.table.store.Store;
import tischlein.table.store.StoredChoice;

/** A fault of a server, around its tables, through which a secret could get out. */
enum WireLeak {
    NONE,

    /** A header of every answer. */
    HEADER,

    /** A message to all when a choice is a certain one. */
    ONE_MORE,

    /** A knock on the socket, which no message shows. */
    KNOCK,

    /** Blanks behind what the table's home tells the client of another server. */
    RELAYED_LENGTH,

    /** A digit more in a number that the home tells the client of another server. */
    RELAYED_NUMBER;

    /** What arrives of a message between servers. */
    UnaryOperator<LinkMessage> relay(IntSupplier secret) {
        return message -> relayed(message, secret.getAsInt());
    }

    private LinkMessage relayed(LinkMessage message, int secret) {
        if (!(message instanceof LinkMessage.Told told)) {
            return message;
        }
        var text =
                switch (this) {
                    case RELAYED_LENGTH -> told.message() + " ".repeat(secret & 7);
                    case RELAYED_NUMBER ->
                            told.message().replace("\"version\":", "\"version\":" + (secret & 1));
                    case NONE, HEADER, ONE_MORE, KNOCK -> told.message();
                };
        return new LinkMessage.Told(told.number(), told.hello(), told.sequence(), text);
    }

    /** The store as a faulty server would have it. */
    Store served(Store store, Consumer<StoredChoice> one) {
        if (this != ONE_MORE) {
            return store;
        }
        return (Store)
                Proxy.newProxyInstance(
                        WireLeak.class.getClassLoader(),
                        new Class<?>[] {Store.class},
                        (_, method, arguments) -> {
                            if (method.getName().equals("choose")) {
                                one.accept((StoredChoice) arguments[0]);
                            }
                            try {
                                return method.invoke(store, arguments);
                            } catch (InvocationTargetException e) {
                                throw e.getTargetException();
                            }
                        });
    }

    /** Changes a server that runs. */
    void plant(Server server, IntSupplier secret) {
        if (this != HEADER) {
            return;
        }
        for (var connector : server.javalin().jettyServer().server().getConnectors()) {
            connector
                    .getConnectionFactory(HttpConnectionFactory.class)
                    .getHttpConfiguration()
                    .addCustomizer((request, headers) -> {
                        headers.put("X-Kitchen", Integer.toString(secret.getAsInt() & 7));
                        return request;
                    });
        }
    }
}
