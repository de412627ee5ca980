package tischlein.cli.live;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tischlein.client.Phrases;
import tischlein.kernel.Game;
import tischlein.kernel.Option;
import tischlein.kernel.Phrase;
import tischlein.kernel.Phrase.Sentence;
import tischlein.words.Speaker;
import tools.jackson.databind.JsonNode;

/**
 * What was agreed on when a live table was laid.
 *
 * @param options by name
 * @param order whether those who choose at the same time see who was first
 * @param several whether a guest may take more than one chair
 * @param patience after how many minutes without a choice the others may vote; 0 for never
 * @param policy what is done when somebody is away: wait, bot or vote
 * @param seconds after which it is done
 * @param move the seconds that the clock gives for a choice; 0 without a clock
 * @param bank the seconds beyond that, for the whole game
 * @param seal the promise of how chance will draw; empty if there is none
 * @param series the table that a series of games began with
 */
public record TableTerms(
        Map<String, String> options,
        boolean listed,
        boolean chat,
        boolean order,
        boolean several,
        int patience,
        String policy,
        int seconds,
        int move,
        int bank,
        String seal,
        String series,
        int onlookers) {
    private static final String VOTE = "vote";
    private static final String BOT = "bot";

    public TableTerms {
        options = Map.copyOf(options);
    }

    static TableTerms of(JsonNode table) {
        var options = new LinkedHashMap<String, String>();
        table.path("options").forEachEntry((name, value) -> options.put(name, value.asString("")));
        var absence = table.path("absence");
        var clock = table.path("clock");
        return new TableTerms(
                options,
                table.path("listed").asBoolean(false),
                table.path("chat").asBoolean(true),
                table.path("order").asBoolean(false),
                table.path("several").asBoolean(false),
                table.path("patience").asInt(0),
                absence.path("policy").asString("wait").toLowerCase(Locale.ROOT),
                absence.path("seconds").asInt(0),
                clock.path("move").asInt(0),
                clock.path("bank").asInt(0),
                Phrases.clean(table.path("sealed").asString("")),
                Phrases.clean(table.path("series").asString("")),
                table.path("onlookers").asInt(0));
    }

    /**
     * The options of the game, each with what was chosen, in the game's words.
     *
     * @param all whether those that are as usual are told, too
     */
    List<Sentence> options(Game<?, ?, ?> game, Speaker speaker, boolean all) {
        var told = new ArrayList<Sentence>();
        for (var option : game.about().options()) {
            var chosen = options.getOrDefault(option.name(), option.usual());
            if (all || !chosen.equals(option.usual())) {
                told.add(
                        say("live.option")
                                .text("about", speaker.say(say("option." + option.name())))
                                .text("value", explained(option, chosen, speaker)));
            }
        }
        return told.isEmpty() ? List.of(say("live.usual")) : told;
    }

    /** What a value of an option means. */
    public static String explained(Option option, String value, Speaker speaker) {
        return option.seat() && !value.equals(Option.LOT)
                ? speaker.say(new Phrase.Seat(Integer.parseInt(value)))
                : speaker.say(say("option." + option.name() + "." + value));
    }

    /** All but the options. */
    List<Sentence> told() {
        var told = new ArrayList<Sentence>();
        told.add(
                move == 0
                        ? say("live.clock.none")
                        : say("live.clock").number("move", move).number("bank", bank));
        told.add(
                switch (policy) {
                    case BOT -> say("live.absence.bot").count(seconds);
                    case VOTE -> say("live.absence.vote").count(seconds);
                    default -> say("live.absence.wait");
                });
        if (patience > 0 && move == 0) {
            told.add(say("live.patience").count(patience));
        }
        if (several) {
            told.add(say("live.several.on"));
        }
        told.add(say(chat ? "live.chat.on" : "live.chat.off"));
        if (order) {
            told.add(say("live.order"));
        }
        told.add(say(listed ? "live.listed" : "live.unlisted"));
        told.add(seal.isEmpty() ? say("live.unsealed") : say("live.sealed").text("seal", seal));
        told.add(say("live.onlookers").count(onlookers));
        return told;
    }

    /**
     * Somebody has gone while the game is on.
     *
     * @param seat which may be voted on
     */
    Sentence gone(String name, int seat) {
        return switch (policy) {
            case BOT -> say("live.gone.bot").text("name", name).count(seconds);
            case VOTE ->
                    say("live.gone.vote").text("name", name).count(seconds).number("number", seat);
            default -> say("live.gone").text("name", name);
        };
    }
}
