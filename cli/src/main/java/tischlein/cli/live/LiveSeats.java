package tischlein.cli.live;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.List;
import tischlein.cli.screen.FigureWords;
import tischlein.client.Phrases;
import tischlein.kernel.Phrase.Sentence;
import tischlein.words.Language;
import tools.jackson.databind.JsonNode;

/**
 * Who sits at a live table, and how far it is.
 *
 * @param mine the seats of this guest
 * @param again the seats that want another game
 * @param next the table of the rematch; empty if there is none
 * @param decided what was decided about somebody just now
 */
public record LiveSeats(
        String phase,
        List<Chair> chairs,
        List<Integer> mine,
        List<Integer> again,
        String next,
        TableTerms terms,
        SeatNews.Decided decided) {
    private static final String GATHERING = "gathering";
    private static final String PLAYING = "playing";
    private static final String OPEN = "open";
    private static final String HERE = "here";
    private static final String READING = "reading";
    private static final String GONE = "gone";
    private static final String BOT = "bot";
    private static final int MINUTE = 60_000;

    /**
     * One place at the table.
     *
     * @param kind open, guest or bot
     * @param figure the word for its drawing
     * @param bot which one plays; empty at a guest's
     * @param here whether a guest is here, gone, or has a bot play
     * @param minutes for which a guest has been gone
     * @param slow whether the others may vote, because the guest has not chosen for so long
     * @param votes the seats that want a bot to play there
     */
    public record Chair(
            String kind,
            String name,
            String figure,
            String bot,
            String here,
            int minutes,
            boolean host,
            boolean muted,
            boolean slow,
            List<Integer> votes) {
        public Chair {
            votes = List.copyOf(votes);
        }

        public boolean open() {
            return kind.equals(OPEN);
        }

        /**
         * What is to be known beside the name.
         *
         * @param presence whether that somebody is away belongs to it
         */
        private List<Sentence> notes(boolean presence) {
            var notes = new ArrayList<Sentence>();
            if (kind.equals(BOT)) {
                notes.add(say("live.note.bot").text("bot", bot));
            }
            if (host) {
                notes.add(say("live.note.host"));
            }
            if (presence && here.equals(GONE)) {
                notes.add(
                        minutes == 0
                                ? say("live.note.gone")
                                : say("live.note.away").count(minutes));
            }
            if (presence && here.equals(READING)) {
                notes.add(say("live.note.reading"));
            }
            if (here.equals(BOT)) {
                notes.add(say("live.note.replaced"));
            }
            if (muted) {
                notes.add(say("live.note.muted"));
            }
            if (!figure.isEmpty()) {
                notes.add(say("live.note.figure").with("figure", FigureWords.named(figure)));
            }
            return notes;
        }
    }

    public LiveSeats {
        chairs = List.copyOf(chairs);
        mine = List.copyOf(mine);
        again = List.copyOf(again);
    }

    /**
     * @param language in which characters have their names
     */
    public static LiveSeats of(JsonNode table, Language language) {
        var chairs = new ArrayList<Chair>();
        table.path("seats").forEach(seat -> chairs.add(chair(seat, language)));
        return new LiveSeats(
                text(table, "phase"),
                chairs,
                seats(table, "mine"),
                seats(table, "again"),
                text(table, "next"),
                TableTerms.of(table),
                SeatNews.Decided.of(table));
    }

    private static List<Integer> seats(JsonNode table, String field) {
        return table.path(field).valueStream().map(JsonNode::asInt).toList();
    }

    private static Chair chair(JsonNode seat, Language language) {
        var called = text(seat.path("called"), language.code());
        return new Chair(
                text(seat, "kind"),
                called.isEmpty() ? text(seat, "name") : called,
                text(seat, "figure"),
                text(seat, BOT),
                text(seat, HERE),
                (int) (seat.path("away").asLong(0) / MINUTE),
                seat.path("host").asBoolean(false),
                seat.path("muted").asBoolean(false),
                seat.path("slow").asBoolean(false),
                seats(seat, "votes"));
    }

    private static String text(JsonNode of, String field) {
        return Phrases.clean(of.path(field).asString(""));
    }

    public boolean gathering() {
        return phase.equals(GATHERING);
    }

    public boolean playing() {
        return phase.equals(PLAYING);
    }

    /** Whether one of this guest's seats is the host's. */
    boolean hosting() {
        return mine.stream().anyMatch(seat -> chairs.get(seat).host());
    }

    /** Whether nobody is missing. */
    boolean complete() {
        return chairs.stream().noneMatch(Chair::open);
    }

    List<String> names() {
        return chairs.stream().map(Chair::name).toList();
    }

    /**
     * Everybody, seat by seat.
     *
     * @param waiting the seats that owe a choice
     * @param chosen those who have made it and can still change it
     */
    List<Sentence> told(List<Integer> waiting, List<Integer> chosen) {
        var told = new ArrayList<Sentence>();
        for (int seat = 0; seat < chairs.size(); seat++) {
            var chair = chairs.get(seat);
            var notes = new ArrayList<Sentence>();
            if (mine.contains(seat)) {
                notes.add(say("live.note.you"));
            }
            notes.addAll(chair.notes(!mine.contains(seat)));
            if (chosen.contains(seat)) {
                notes.add(say("live.note.chosen"));
            } else if (waiting.contains(seat)) {
                notes.add(say("live.note.waited"));
            }
            var line = say(notes.isEmpty() ? "play.person" : "live.person");
            told.add(
                    chair.open()
                            ? say("live.free").number("number", seat)
                            : (notes.isEmpty() ? line : line.series("notes", notes))
                                    .number("number", seat)
                                    .text("name", chair.name()));
        }
        return told;
    }

    /** What is new since the table was like this. */
    List<Sentence> since(LiveSeats before) {
        var told = new ArrayList<>(SeatNews.since(before, this));
        for (int seat = 0; seat < chairs.size(); seat++) {
            told.addAll(change(before.chairs.get(seat), chairs.get(seat), seat));
            if (again.contains(seat) && !before.again.contains(seat) && !mine.contains(seat)) {
                told.add(say("live.another").text("name", chairs.get(seat).name()));
            }
        }
        if (before.terms.chat() != terms.chat()) {
            told.add(say(terms.chat() ? "live.chat.on" : "live.chat.off"));
        }
        if (before.gathering() && !gathering()) {
            told.add(say("live.begins"));
        }
        if (!next.isEmpty() && before.next.isEmpty()) {
            told.add(say("live.rematch"));
        }
        return told;
    }

    private List<Sentence> change(Chair before, Chair after, int seat) {
        if (before.open() && !after.open()) {
            return List.of(say("live.sits").text("name", after.name()).number("number", seat));
        }
        if (decided.empties(seat)) {
            return List.of(); // that has been told, and why
        }
        if (after.open() && !before.open()) {
            return List.of(say("live.stands").text("name", before.name()));
        }
        var told = new ArrayList<Sentence>();
        if (!before.kind().equals(after.kind())) {
            told.add(
                    after.kind().equals(BOT)
                            ? say("live.leaves")
                                    .text("name", before.name())
                                    .text("bot", after.name())
                            : say("live.takesover")
                                    .text("name", after.name())
                                    .text("bot", before.name()));
        } else if (!before.name().equals(after.name())) {
            told.add(say("live.renamed").text("before", before.name()).text("name", after.name()));
        }
        if (before.kind().equals(after.kind()) && !before.figure().equals(after.figure())) {
            told.add(
                    say("live.refigured")
                            .text("name", after.name())
                            .with("figure", FigureWords.named(after.figure())));
        }
        if (after.host() && !before.host()) {
            told.add(say("live.newhost").text("name", after.name()));
        }
        if (before.muted() != after.muted()) {
            told.add(say(after.muted() ? "live.muted" : "live.unmuted").text("name", after.name()));
        }
        if (!before.here().equals(after.here()) && !mine.contains(seat) && decided.seat() != seat) {
            told.addAll(presence(after, seat));
        }
        return told;
    }

    private List<Sentence> presence(Chair now, int seat) {
        return switch (now.here()) {
            case HERE -> List.of(say("live.returned").text("name", now.name()));
            case GONE ->
                    List.of(
                            playing()
                                    ? terms.gone(now.name(), seat)
                                    : say("live.gone").text("name", now.name()));
            case BOT -> List.of(say("live.replaced").text("name", now.name()));
            default -> List.of();
        };
    }
}
