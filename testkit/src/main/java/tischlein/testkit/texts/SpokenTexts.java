package tischlein.testkit.texts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.Option;
import tischlein.kernel.Options;
import tischlein.kernel.Phrase;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;
import tischlein.kernel.WholeChoice;
import tischlein.testkit.pages.RulePage;
import tischlein.testkit.play.Counts;
import tischlein.testkit.play.GameTables;
import tischlein.testkit.play.HeardNews;
import tischlein.words.Language;
import tischlein.words.Speaker;
import tischlein.words.Texts;

/** Listens to all that is said in random games, and has it said in every language. */
final class SpokenTexts<S extends State<S>, V> {
    /** How well bots play against people: every game has characters for each. */
    static final List<String> LEVELS = List.of("gentle", "fair", "sharp");

    /** One in so many moments is shown to everybody. */
    private static final int PICTURES = 25;

    private final Game<S, ?, V> game;
    private final List<Speaker> speakers;
    private final Set<String> keys = new TreeSet<>();
    private final Set<String> said = new HashSet<>();
    private final Set<String> rules = new TreeSet<>();
    private final Seeded random = new Seeded(Counts.SEED);

    private SpokenTexts(Game<S, ?, V> game) {
        this.game = game;
        speakers =
                Arrays.stream(Language.values())
                        .map(language -> Texts.of(game.getClass(), game.about().name(), language))
                        .map(Speaker::new)
                        .toList();
    }

    /** The keys of all texts that were needed. */
    static <S extends State<S>, V> Set<String> by(Game<S, ?, V> game) {
        var spoken = new SpokenTexts<>(game);
        spoken.about();
        for (var tables : GameTables.bySeatsAndOptions(game.about()).values()) {
            for (int n = 0; n < Counts.TEXT_GAMES; n++) {
                spoken.play(tables.get(n % tables.size()), n % 2 == 0);
            }
        }
        spoken.checkRules();
        return spoken.keys;
    }

    /** What is remarked when a game ends is so by a rule on the game's page. */
    private void checkRules() {
        if (!rules.isEmpty()) {
            assertThat(rules)
                    .as("rules that remarks name")
                    .allMatch(RulePage.of(game.about().name())::has);
        }
    }

    private void about() {
        say(Phrase.say("title"));
        for (var level : LEVELS) {
            say(Phrase.say("level." + level));
            say(Phrase.say("level." + level + ".style"));
        }
        for (var option : game.about().options()) {
            var key = "option." + option.name();
            say(Phrase.say(key));
            option.values().stream()
                    .filter(value -> !option.seat() || value.equals(Option.LOT))
                    .forEach(value -> say(Phrase.say(key + "." + value)));
        }
    }

    private void play(Options options, boolean sensibly) {
        S s = game.start(options);
        for (int waiting = game.waiting(s); waiting != 0; waiting = game.waiting(s)) {
            if (random.nextInt(PICTURES) == 0) {
                show(s, options.seats());
            }
            int actor = Bits.nth(waiting, random.nextInt(Bits.size(waiting)));
            var heard = new HeardNews();
            game.play(s, actor, code(s, actor, sensibly), heard);
            for (int viewer = Game.ONLOOKER; viewer < options.seats(); viewer++) {
                heard.by(viewer).forEach(this::say);
            }
        }
        show(s, options.seats());
    }

    private int code(S s, int actor, boolean sensibly) {
        var codes = new int[Game.MOST_CHOICES];
        if (actor == Game.CHANCE) {
            return game.draw(s, random, codes);
        }
        int n = game.choices(s, actor, codes);
        return sensibly ? game.advice().move(s, actor, random) : codes[random.nextInt(n)];
    }

    private void show(S s, int seats) {
        for (var remark : game.result(s).remarks()) {
            say(remark);
            rules.add(game.wording().rule(remark));
        }
        for (int viewer = Game.ONLOOKER; viewer < seats; viewer++) {
            V view = game.view(s, viewer);
            say(game.wording().prompt(view));
            game.wording().picture(view).forEach(this::say);
            refusals(s, viewer == Game.ONLOOKER ? Game.CHANCE : viewer, view);
            if (viewer != Game.ONLOOKER && Bits.has(game.waiting(s), viewer)) {
                game.wording().whole(view, whole(s.copy(), viewer)).forEach(this::say);
            }
        }
    }

    private List<Integer> whole(S s, int seat) {
        return WholeChoice.make(game, s, seat, now -> code(now, seat, random.nextBoolean()));
    }

    private void refusals(S s, int actor, V view) {
        for (int code = 0; code < game.moves().size(); code++) {
            var refusal = game.refusal(s, actor, code);
            say(refusal.allows() ? game.wording().choice(view, code) : refusal.why());
        }
    }

    /** Says something in every language, unless it was said in the same form before. */
    private void say(Phrase.Sentence sentence) {
        if (said.add(form(sentence))) {
            speakers.forEach(speaker -> sayToAll(speaker, sentence));
            collect(sentence);
        }
    }

    /** To onlookers, and to whoever may sit there and be meant. */
    private void sayToAll(Speaker speaker, Phrase.Sentence sentence) {
        for (int hearer = Game.ONLOOKER; hearer < game.about().mostSeats(); hearer++) {
            speaker.to(hearer).say(sentence);
        }
    }

    private void collect(Phrase phrase) {
        switch (phrase) {
            case Phrase.Seat _, Phrase.Figure _, Phrase.Text _ -> {}
            case Phrase.Series(List<Phrase> items) -> items.forEach(this::collect);
            case Phrase.Sentence(String key, Map<String, Phrase> parts) -> {
                keys.add(key);
                parts.values().forEach(this::collect);
            }
        }
    }

    /** All that decides which texts are needed. */
    private static String form(Phrase phrase) {
        return switch (phrase) {
            case Phrase.Seat _, Phrase.Text _ -> "";
            case Phrase.Figure(int value) -> value == 0 || value == 1 ? "" + value : "";
            case Phrase.Series(List<Phrase> items) ->
                    items.stream()
                            .map(SpokenTexts::form)
                            .distinct()
                            .collect(Collectors.joining("|"));
            case Phrase.Sentence(String key, Map<String, Phrase> parts) ->
                    parts.entrySet().stream()
                            .map(part -> part.getKey() + form(part.getValue()))
                            .collect(Collectors.joining(",", key + "(", ")"));
        };
    }
}
