package tischlein.cli.serve;

import static tischlein.kernel.Phrase.say;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import tischlein.cli.run.Surroundings;
import tischlein.cli.run.Voice;
import tischlein.server.settings.HomeNetwork;
import tischlein.server.settings.ServerSettings;

/** Says where a server can be reached, how to stop it, and what then becomes of its tables. */
public record Welcome(Surroundings around, Voice voice) {
    private static final String MEMORY = "memory";

    /** Where a server can be reached, the best first. */
    public static List<String> links(ServerSettings settings, int port) {
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

    public void tell(List<String> links, String database) {
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
    public void tellAlready(List<String> links) {
        tell("serve.already", links);
        around.out().flush();
    }

    private void tell(String heading, List<String> links) {
        var out = around.out();
        out.println(voice.text(heading));
        out.println();
        links.forEach(link -> out.println("  " + link));
        out.println();
        if (around.talks()) {
            links.stream()
                    .filter(Welcome::leadsHereFromElsewhere)
                    .findFirst()
                    .ifPresent(this::draw);
        }
    }

    /** Whether a phone can follow the link. */
    private static boolean leadsHereFromElsewhere(String link) {
        var host = String.valueOf(URI.create(link).getHost());
        return !host.equals("localhost") && !host.startsWith("127.") && !host.equals("[::1]");
    }

    private void draw(String link) {
        var picture = new QrPicture(link);
        var out = around.out();
        out.println(voice.text("serve.camera"));
        out.println();
        out.println(around.inks() ? picture.inked() : picture.plain());
    }

    public void tellStopped(String database) {
        boolean kept = !database.equals(MEMORY);
        around.print(voice.text(kept ? "serve.stopped.kept" : "serve.stopped"));
        around.out().flush();
    }
}
