package tischlein.server;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import org.eclipse.jetty.server.HttpConnectionFactory;
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
    KNOCK;

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
