package tischlein.table;

import static tischlein.kernel.Phrase.say;

import java.util.List;

/** What guests say to one another. It is heard by whoever is there, and kept nowhere. */
final class Talk {
    private static final int LONGEST = 140;
    private static final List<String> EMOTES =
            List.of("hello", "yum", "oops", "laugh", "wow", "hurry", "thanks", "bravo");

    private Talk() {}

    static String chat(String table, Setup setup, Request.Say request) {
        check(setup, request.seat(), request.by());
        var text = clean(request.text());
        Refusing.unless(
                !text.isEmpty() && text.codePointCount(0, text.length()) <= LONGEST,
                Answer.Reason.UNSUITABLE,
                say("refused.chat.length").number("most", LONGEST));
        return Wire.write(
                Wire.object("is", "chat", "table", table, "seat", request.seat(), "text", text));
    }

    static String emote(String table, Setup setup, Request.Emote request) {
        check(setup, request.seat(), request.by());
        Refusing.unless(
                EMOTES.contains(request.emote()),
                Answer.Reason.UNSUITABLE,
                say("refused.emote").texts("emotes", EMOTES));
        return Wire.write(
                Wire.object(
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
        var chair = People.own(setup, seat, guest);
        Refusing.unless(
                setup.chat() && !chair.muted(), Answer.Reason.FORBIDDEN, say("refused.chat.off"));
    }

    /** One line, without characters that cannot be seen or turn the text round. */
    private static String clean(String text) {
        var clean = new StringBuilder();
        text.codePoints()
                .map(c -> Character.isWhitespace(c) ? ' ' : c)
                .filter(Talk::visible)
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
