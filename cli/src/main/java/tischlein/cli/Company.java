package tischlein.cli;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.List;
import tischlein.kernel.Phrase.Sentence;
import tools.jackson.databind.JsonNode;

/**
 * Who sits at a live table, and how far it is.
 *
 * @param mine the seats of this guest
 * @param next the table of the rematch; empty if there is none
 */
record Company(String phase, List<Chair> chairs, List<Integer> mine, String next) {
    private static final String GATHERING = "gathering";
    private static final String OPEN = "open";
    private static final String HERE = "here";
    private static final String GONE = "gone";
    private static final String BOT = "bot";

    /**
     * One place at the table.
     *
     * @param kind open, guest or bot
     * @param bot which one plays; empty at a guest's
     * @param here whether a guest is here, gone, or has a bot play
     */
    record Chair(String kind, String name, String bot, String here, boolean host) {
        boolean open() {
            return kind.equals(OPEN);
        }
    }

    Company {
        chairs = List.copyOf(chairs);
        mine = List.copyOf(mine);
    }

    static Company of(JsonNode table) {
        var chairs = new ArrayList<Chair>();
        table.path("seats")
                .forEach(seat ->
                        chairs.add(
                                new Chair(
                                        text(seat, "kind"),
                                        text(seat, "name"),
                                        text(seat, BOT),
                                        text(seat, HERE),
                                        seat.path("host").asBoolean(false))));
        var mine = new ArrayList<Integer>();
        table.path("mine").forEach(seat -> mine.add(seat.asInt()));
        return new Company(text(table, "phase"), chairs, mine, text(table, "next"));
    }

    private static String text(JsonNode of, String field) {
        return Phrases.clean(of.path(field).asString(""));
    }

    boolean gathering() {
        return phase.equals(GATHERING);
    }

    /** Whether one of this guest's seats is the host's. */
    boolean hosting() {
        return mine.stream().anyMatch(seat -> chairs.get(seat).host());
    }

    List<String> names() {
        return chairs.stream().map(Chair::name).toList();
    }

    /** Everybody, seat by seat. */
    List<Sentence> told() {
        var told = new ArrayList<Sentence>();
        for (int seat = 0; seat < chairs.size(); seat++) {
            var chair = chairs.get(seat);
            told.add(
                    switch (chair.kind()) {
                        case OPEN -> say("live.free").number("number", seat);
                        case BOT ->
                                say("play.robot")
                                        .number("number", seat)
                                        .text("name", chair.name())
                                        .text("bot", chair.bot());
                        default ->
                                say(mine.contains(seat) ? "live.you" : "play.person")
                                        .number("number", seat)
                                        .text("name", chair.name());
                    });
        }
        return told;
    }

    /** What is new since the table was like this. */
    List<Sentence> since(Company before) {
        var told = new ArrayList<Sentence>();
        for (int seat = 0; seat < chairs.size(); seat++) {
            told.addAll(change(before.chairs.get(seat), chairs.get(seat), seat));
        }
        if (before.gathering() && !gathering()) {
            told.add(say("live.begins"));
        }
        if (!next.isEmpty() && before.next.isEmpty()) {
            told.add(say("live.rematch"));
        }
        return told;
    }

    private static List<Sentence> change(Chair before, Chair after, int seat) {
        if (before.open() && !after.open()) {
            return List.of(say("live.sits").text("name", after.name()).number("number", seat));
        }
        if (after.open() && !before.open()) {
            return List.of(say("live.stands").text("name", before.name()));
        }
        if (before.here().equals(after.here())) {
            return List.of();
        }
        return switch (after.here()) {
            case HERE -> List.of(say("live.returned").text("name", after.name()));
            case GONE -> List.of(say("live.gone").text("name", after.name()));
            case BOT -> List.of(say("live.replaced").text("name", after.name()));
            default -> List.of();
        };
    }
}
