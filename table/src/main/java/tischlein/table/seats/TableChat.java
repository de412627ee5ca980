package tischlein.table.seats;

import static tischlein.kernel.Phrase.say;

import java.util.List;
import tischlein.table.request.Answer;
import tischlein.table.request.Request;
import tischlein.table.request.RequestRefused;
import tischlein.table.store.Guest;
import tischlein.table.store.ProtocolJson;
import tischlein.table.store.Setup;

/** What guests say to one another. It reaches only those who are there, and is not stored. */
public final class TableChat {
    public static final List<String> EMOTES =
            List.of("hello", "yum", "oops", "laugh", "wow", "hurry", "thanks", "bravo");

    private static final int LONGEST = 140;

    private TableChat() {}

    public static String chat(String table, Setup setup, Request.Say request) {
        check(setup, request.seat(), request.by());
        var text = clean(request.text());
        RequestRefused.unsuitableUnless(
                !text.isEmpty() && text.codePointCount(0, text.length()) <= LONGEST,
                say("refused.chat.length").number("most", LONGEST));
        return ProtocolJson.write(
                ProtocolJson.object(
                        "is", "chat", "table", table, "seat", request.seat(), "text", text));
    }

    public static String emote(String table, Setup setup, Request.Emote request) {
        check(setup, request.seat(), request.by());
        RequestRefused.unsuitableUnless(
                EMOTES.contains(request.emote()), say("refused.emote").texts("emotes", EMOTES));
        return ProtocolJson.write(
                ProtocolJson.object(
                        "is",
                        "emote",
                        "table",
                        table,
                        "seat",
                        request.seat(),
                        "emote",
                        request.emote()));
    }

    private static void check(Setup setup, int seat, Guest guest) {
        var chair = SeatingRules.own(setup, seat, guest);
        RequestRefused.unless(
                setup.chat() && !chair.muted(), Answer.Reason.FORBIDDEN, say("refused.chat.off"));
    }

    /** One line, without invisible characters or ones that reverse the direction of the text. */
    private static String clean(String text) {
        var clean = new StringBuilder();
        text.codePoints()
                .map(c -> Character.isWhitespace(c) ? ' ' : c)
                .filter(TableChat::visible)
                .forEach(clean::appendCodePoint);
        return clean.toString().strip();
    }

    private static boolean visible(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.SURROGATE,
                    Character.UNASSIGNED,
                    Character.PRIVATE_USE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR ->
                    false;
            case Character.FORMAT -> c == 0x200D; // joins the parts of one emoji
            default -> true;
        };
    }
}
