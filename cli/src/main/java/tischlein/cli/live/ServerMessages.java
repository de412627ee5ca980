package tischlein.cli.live;

import tischlein.client.Outgoing;
import tischlein.client.Phrases;
import tischlein.client.ServerProblem;
import tischlein.client.ViewReader;
import tischlein.kernel.State;
import tools.jackson.databind.JsonNode;

/** Hears what the server says to a guest at a live table, by docs/protocol.md. */
record ServerMessages<S extends State<S>, V>(
        LiveTable<S, V> table,
        LiveGuest guest,
        ViewReader<S, V> eyes,
        Outgoing speech,
        TableTalk<S, V> talk) {
    void hear(JsonNode message) {
        switch (message.path("is").asString("")) {
            case "table" -> table.met(LiveSeats.of(message, guest.voice().language()));
            case "frame" -> table.saw(eyes.read(message));
            case "chosen" -> chose(message);
            case "done" -> done(message);
            case "refused" -> refused(message);
            case "chat" -> talk.chat(message);
            case "emote" -> talk.emote(message);
            case "opinions" -> talk.opinions(message);
            case "bye" -> bye(message);
            default -> {
                // nothing that was asked for, or something newer than this program
            }
        }
    }

    private void bye(JsonNode message) {
        table.onScreen().plain(says(message));
        if (sentAway(message)) {
            table.dismissed();
        }
    }

    /** Whether the host does not want this guest here. */
    private static boolean sentAway(JsonNode message) {
        return message.path("error").path("key").asString("").equals("refused.removed");
    }

    private void chose(JsonNode message) {
        var chosen = ViewReader.list(message.path("chosen"), c -> c.path("seat").asInt());
        table.household.chose(chosen, table.company().terms().order(), !table.past.looking());
    }

    private void done(JsonNode message) {
        speech.answered(message.path("id").asString(""))
                .ifPresent(seat ->
                        table.household.answered(seat).kept(message.path("version").asInt()));
    }

    private static String says(JsonNode message) {
        return Phrases.clean(message.path("error").path("says").asString(""));
    }

    private void refused(JsonNode message) {
        var id = message.path("id").asString("");
        table.onScreen().plain(says(message));
        speech.answered(id).ifPresent(seat -> table.household.answered(seat).again());
        if (sentAway(message)) {
            table.dismissed();
        } else if (speech.greeted(id)) {
            unwelcome();
        }
    }

    /**
     * The seat has gone while nobody was here, to another device or to somebody else; or the server
     * is about to stop, and the line will be lost and come back.
     */
    private void unwelcome() {
        try {
            var described = guest.errands().table(guest.table());
            table.met(LiveSeats.of(described, guest.voice().language()));
        } catch (ServerProblem _) {
            table.unheard();
        }
    }
}
