package tischlein.cli.bots;

import static tischlein.kernel.Phrase.say;

import tischlein.client.Phrases;
import tischlein.kernel.Phrase.Sentence;

/** What a bot did wrong, in words for whoever wrote it. */
public final class BotComplaints {
    private static final int LONGEST = 120;

    private BotComplaints() {}

    public static Sentence told(ExternalBot.Complaint complaint) {
        var detail = Phrases.clean(complaint.detail());
        var shown = detail.length() > LONGEST ? detail.substring(0, LONGEST) + "…" : detail;
        var sentence =
                switch (complaint.slip()) {
                    case LATE -> say("slip.late");
                    case ILLEGAL -> say("slip.illegal").text("what", shown);
                    case UNREADABLE -> say("slip.unreadable").text("what", shown);
                    case UNASKED -> say("slip.unasked").text("what", shown);
                    case FLOOD -> say("slip.flood");
                    case GONE -> say("slip.gone").text("what", shown);
                    case PROTOCOL ->
                            say("slip.protocol")
                                    .text("what", shown)
                                    .number("known", BotProtocol.VERSION);
                    case LINGERS -> say("slip.lingers");
                };
        return sentence.number("turn", (int) complaint.turn());
    }
}
