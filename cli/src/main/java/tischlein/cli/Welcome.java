package tischlein.cli;

import static tischlein.kernel.Phrase.say;

import tischlein.server.HomeNetwork;
import tischlein.server.Settings;

/** Says where a server can be reached, and how to stop it. */
final class Welcome {
    private final Surroundings around;
    private final Voice voice;

    Welcome(Surroundings around, Voice voice) {
        this.around = around;
        this.voice = voice;
    }

    void tell(Settings settings, int port, String database) {
        var out = around.out();
        out.println(voice.text("serve.laid"));
        out.println();
        if (settings.publicUrl().isPresent()) {
            out.println("  " + settings.publicUrl().get());
        } else {
            tellAddresses(settings.host(), port);
        }
        out.println();
        // A database elsewhere may have its password in its name.
        out.println(
                database.contains("://")
                        ? voice.text("serve.elsewhere")
                        : voice.say(say("serve.kept").text("file", database)));
        out.println(voice.text("serve.stop"));
        out.flush();
    }

    private void tellAddresses(String host, int port) {
        boolean everywhere = host.equals("0.0.0.0") || host.equals("::");
        link(everywhere ? "localhost" : host, port);
        if (everywhere) {
            HomeNetwork.of(host).addresses().forEach(address -> link(address, port));
        }
    }

    private void link(String host, int port) {
        around.out()
                .println(
                        "  http://"
                                + (host.contains(":") ? "[" + host + "]" : host)
                                + ":"
                                + port
                                + "/");
    }
}
