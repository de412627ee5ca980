package tischlein.cli;

import tischlein.kernel.State;
import tools.jackson.databind.JsonNode;

/** Hears what the server says to a guest at a live table, by docs/protocol.md. */
final class Messages<S extends State<S>, V> {
    private final LiveTable<S, V> table;
    private final LiveGuest guest;
    private final Eyes<S, V> eyes;
    private final Speech speech;
    private final TableTalk<S, V> talk;

    Messages(
            LiveTable<S, V> table,
            LiveGuest guest,
            Eyes<S, V> eyes,
            Speech speech,
            TableTalk<S, V> talk) {
        this.table = table;
        this.guest = guest;
        this.eyes = eyes;
        this.speech = speech;
        this.talk = talk;
    }

    void hear(JsonNode message) {
        switch (message.path("is").asString("")) {
            case "table" -> table.met(Company.of(message, guest.voice().language()));
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
        var chosen = Eyes.list(message.path("chosen"), c -> c.path("seat").asInt());
        table.household().chose(chosen, table.company().terms().order(), !table.past().looking());
    }

    private void done(JsonNode message) {
        speech.answered(message.path("id").asString(""))
                .ifPresent(seat ->
                        table.household().answered(seat).kept(message.path("version").asInt()));
    }

    private static String says(JsonNode message) {
        return Phrases.clean(message.path("error").path("says").asString(""));
    }

    private void refused(JsonNode message) {
        var id = message.path("id").asString("");
        table.onScreen().plain(says(message));
        speech.answered(id).ifPresent(seat -> table.household().answered(seat).again());
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
            var described = Arrival.described(guest.table(), guest.errands());
            table.met(Company.of(described, guest.voice().language()));
        } catch (BadInput _) {
            table.unheard();
        }
    }
}
