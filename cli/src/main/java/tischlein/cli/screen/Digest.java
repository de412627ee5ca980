package tischlein.cli.screen;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tischlein.cli.run.Voice;
import tischlein.kernel.Game;
import tischlein.kernel.Phrase;
import tischlein.kernel.Phrase.Sentence;
import tischlein.words.Language;
import tischlein.words.Speaker;
import tischlein.words.Texts;

/**
 * Tells several sentences as one if they differ in a single part, like the cards that one seat is
 * dealt. A game has a text for it under the key of the sentence with {@code .series} behind it; the
 * part that differs is a list there.
 *
 * @param parts by key, those that are in the text for several
 * @param order what comes first where several are told at once
 */
public record Digest(Map<String, Set<String>> parts, Comparator<Sentence> order) {
    private static final String SERIES = ".series";
    private static final Pattern PART = Pattern.compile("\\{([^{}]*)}");

    public Digest {
        parts = Map.copyOf(parts);
    }

    public static Digest of(Game<?, ?, ?> game) {
        var texts = Texts.only(game.getClass(), game.about().name(), Language.EN);
        var parts = new HashMap<String, Set<String>>();
        for (var key : texts.keys()) {
            if (key.endsWith(SERIES)) {
                parts.put(
                        key.substring(0, key.length() - SERIES.length()),
                        PART.matcher(texts.text(key))
                                .results()
                                .map(part -> part.group(1))
                                .collect(Collectors.toSet()));
            }
        }
        return new Digest(parts, game.wording()::order);
    }

    public List<Sentence> of(List<Sentence> sentences) {
        var shorter = new ArrayList<Sentence>();
        for (int from = 0, to; from < sentences.size(); from = to) {
            to = from + 1;
            while (to < sentences.size() && differing(sentences.subList(from, to + 1)) <= 1) {
                to++;
            }
            var run = sentences.subList(from, to);
            if (run.size() > 1 && differing(run) == 1) {
                shorter.add(together(run.stream().sorted(order).toList()));
            } else {
                shorter.addAll(run);
            }
        }
        return shorter;
    }

    /**
     * The last so many sentences. Those of one kind about one seat, like the cards that it draws,
     * are not told in part.
     */
    public static List<Sentence> last(int count, List<Sentence> sentences) {
        int from = Math.max(0, sentences.size() - count);
        while (from > 0
                && from < sentences.size()
                && continues(sentences.get(from), sentences.get(from - 1))) {
            from--;
        }
        return sentences.subList(from, sentences.size());
    }

    private static boolean continues(Sentence sentence, Sentence before) {
        return sentence.key().equals(before.key())
                && Objects.equals(sentence.parts().get("seat"), before.parts().get("seat"));
    }

    /** All of it as one paragraph that fits the terminal. */
    List<String> paragraph(List<Sentence> sentences, Speaker game, Voice voice) {
        if (sentences.isEmpty()) {
            return List.of();
        }
        var said = of(sentences).stream().map(game::say).toList();
        var text = String.join(voice.text("story.gap"), counted(said, voice));
        return Layout.wrapped(text, voice);
    }

    /** What is said several times running is said once, with a number. */
    private static List<String> counted(List<String> sentences, Voice voice) {
        var shorter = new ArrayList<String>();
        for (int from = 0; from < sentences.size(); ) {
            int to = from + 1;
            while (to < sentences.size() && sentences.get(to).equals(sentences.get(from))) {
                to++;
            }
            var sentence = sentences.get(from);
            shorter.add(
                    to - from == 1
                            ? sentence
                            : voice.say(
                                    say("story.times")
                                            .text("what", sentence)
                                            .number("times", to - from)));
            from = to;
        }
        return shorter;
    }

    /** In how many parts of the text for several they differ; too many if there is no such text. */
    private long differing(List<Sentence> run) {
        var key = run.getFirst().key();
        boolean alike = run.stream().allMatch(sentence -> sentence.key().equals(key));
        return alike && parts.containsKey(key)
                ? parts.getOrDefault(key, Set.of()).stream()
                        .filter(part -> values(run, part).distinct().count() > 1)
                        .count()
                : Integer.MAX_VALUE;
    }

    private static Stream<Phrase> values(List<Sentence> run, String part) {
        return run.stream().flatMap(sentence -> Stream.ofNullable(sentence.parts().get(part)));
    }

    private static Sentence together(List<Sentence> run) {
        var first = run.getFirst();
        var parts = new LinkedHashMap<String, Phrase>();
        for (var part : first.parts().keySet()) {
            boolean same = values(run, part).distinct().count() == 1;
            var values = values(run, part).toList();
            parts.put(part, same ? values.getFirst() : new Phrase.Series(values));
        }
        return new Sentence(first.key() + SERIES, parts);
    }
}
