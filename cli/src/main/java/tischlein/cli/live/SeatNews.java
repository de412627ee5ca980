package tischlein.cli.live;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.List;
import tischlein.client.Phrases;
import tischlein.kernel.Phrase.Sentence;
import tools.jackson.databind.JsonNode;

/**
 * What has been decided about a guest at a live table, and what may be: a chair that the host has
 * freed, a guest who was sent away, votes about somebody who does not choose.
 */
final class SeatNews {
    private static final String BOT = "bot";

    private SeatNews() {}

    /**
     * What the last message tells of.
     *
     * @param what freed, removed, outvoted, or nothing
     * @param name what the guest was called
     */
    record Decided(String what, int seat, String name) {
        static final Decided NOTHING = new Decided("", -1, "");

        static Decided of(JsonNode table) {
            var decided = table.path("decided");
            return decided.isMissingNode()
                    ? NOTHING
                    : new Decided(
                            decided.path("what").asString(""),
                            decided.path("seat").asInt(-1),
                            Phrases.clean(decided.path("name").asString("")));
        }

        /** Whether it says why somebody has left this seat. */
        boolean empties(int chair) {
            return seat == chair && (what.equals("freed") || what.equals("removed"));
        }
    }

    /** What is new since the table was like this. */
    static List<Sentence> since(LiveSeats before, LiveSeats now) {
        var told = new ArrayList<>(decided(before, now));
        for (int seat = 0; seat < now.chairs().size(); seat++) {
            var chair = now.chairs().get(seat);
            if (chair.slow() && !before.chairs().get(seat).slow()) {
                told.add(slow(now, chair, seat));
            }
            for (int voter : chair.votes()) {
                if (!before.chairs().get(seat).votes().contains(voter)) {
                    told.add(
                            say("live.votes")
                                    .text("voter", now.chairs().get(voter).name())
                                    .text("name", chair.name()));
                }
            }
        }
        if (before.terms().several() != now.terms().several()) {
            told.add(say(now.terms().several() ? "live.several.on" : "live.several.off"));
        }
        return told;
    }

    private static Sentence slow(LiveSeats now, LiveSeats.Chair chair, int seat) {
        return now.mine().contains(seat)
                ? say("live.slow.you")
                : say("live.slow")
                        .text("name", chair.name())
                        .count(now.terms().patience())
                        .number("number", seat);
    }

    private static List<Sentence> decided(LiveSeats before, LiveSeats now) {
        var decided = now.decided();
        if (decided.seat() < 0) {
            return List.of();
        }
        var chair = now.chairs().get(decided.seat());
        boolean mine = before.mine().contains(decided.seat());
        var why =
                switch (decided.what()) {
                    case "freed" -> say(mine ? "live.freed.you" : "live.freed");
                    case "removed" -> say("live.removed");
                    default -> say(mine ? "live.outvoted.you" : "live.outvoted");
                };
        var told = new ArrayList<Sentence>();
        told.add(why.text("name", decided.name()));
        if (chair.kind().equals(BOT)) {
            told.add(say("live.playson").text("bot", chair.name()));
        }
        return told;
    }
}
