package tischlein.cli;

import static tischlein.kernel.Phrase.say;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import tischlein.server.HomeNetwork;
import tischlein.server.Settings;

/** Says where a server can be reached, how to stop it, and what then becomes of its tables. */
final class Welcome {
    private static final String MEMORY = "memory";

    private final Surroundings around;
    private final Voice voice;

    Welcome(Surroundings around, Voice voice) {
        this.around = around;
        this.voice = voice;
    }

    /** Where a server can be reached, the best first. */
    static List<String> links(Settings settings, int port) {
        if (settings.publicUrl().isPresent()) {
            return List.of(settings.publicUrl().map(URI::toString).get());
        }
        var host = settings.host();
        boolean everywhere = host.equals("0.0.0.0") || host.equals("::");
        var links = new ArrayList<String>();
        links.add(link(everywhere ? "localhost" : host, port));
        if (everywhere) {
            HomeNetwork.of(host).addresses().forEach(address -> links.add(link(address, port)));
        }
        return links;
    }

    private static String link(String host, int port) {
        return "http://" + (host.contains(":") ? "[" + host + "]" : host) + ":" + port + "/";
    }

    void tell(List<String> links, String database) {
        tell("serve.laid", links);
        var out = around.out();
        if (database.equals(MEMORY)) {
            out.println(voice.text("serve.memory"));
            out.println(voice.text("serve.stop"));
        } else {
            // A database elsewhere may have its password in its name.
            out.println(
                    database.contains("://")
                            ? voice.text("serve.elsewhere")
                            : voice.say(say("serve.kept").text("file", database)));
            out.println(voice.text("serve.stop.kept"));
        }
        out.flush();
    }

    /** A server runs already: here is where. */
    void tellAlready(List<String> links) {
        tell("serve.already", links);
        around.out().flush();
    }

    private void tell(String heading, List<String> links) {
        var out = around.out();
        out.println(voice.text(heading));
        out.println();
        links.forEach(link -> out.println("  " + link));
        out.println();
    }

    void tellStopped(String database) {
        boolean kept = !database.equals(MEMORY);
        around.out().println(voice.text(kept ? "serve.stopped.kept" : "serve.stopped"));
        around.out().flush();
    }
}
