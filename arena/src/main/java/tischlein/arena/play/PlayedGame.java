package tischlein.arena.play;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import tischlein.kernel.Fingerprint;

/**
 * A game as it ended.
 *
 * @param number which game of its deal
 * @param moves those of chance included
 * @param decisions how often a seat had more than one choice
 * @param leads how often the lead passed to another seat
 */
public record PlayedGame(
        long deal,
        int number,
        int moves,
        int decisions,
        int leads,
        long fingerprint,
        List<Sitter> sitters) {
    private static final Pattern BAR = Pattern.compile("\\|");
    private static final Pattern COMMA = Pattern.compile(",");
    private static final Pattern COLON = Pattern.compile(":");
    private static final int HEAD = 4;
    private static final int FIGURES = 4;

    /**
     * Who sat at a seat, and how it ended for them.
     *
     * @param bot a place in the contest's names
     * @param parts of a whole win, {@link GameSums#WIN}
     */
    public record Sitter(int bot, int parts, int place, int score) {
        public double payoff() {
            return (double) parts / GameSums.WIN;
        }
    }

    public PlayedGame {
        sitters = List.copyOf(sitters);
    }

    /** Who sat where. */
    public List<Integer> lineup() {
        return sitters.stream().map(Sitter::bot).toList();
    }

    /** Whether several seats share the win. */
    public boolean shared() {
        return sitters.stream().anyMatch(s -> s.parts > 0 && s.parts < GameSums.WIN);
    }

    /** All games of a deal in one line. */
    public static String line(List<PlayedGame> games) {
        var line = new StringBuilder().append(games.getFirst().deal);
        for (var game : games) {
            line.append('|').append(game.moves).append(',').append(game.decisions);
            line.append(',').append(game.leads).append(',');
            line.append(Fingerprint.text(game.fingerprint));
            for (var sitter : game.sitters) {
                line.append(',').append(sitter.bot).append(':').append(sitter.parts);
                line.append(':').append(sitter.place).append(':').append(sitter.score);
            }
        }
        return line.toString();
    }

    /**
     * The games that a line tells of.
     *
     * @throws IllegalArgumentException if it is none
     */
    public static List<PlayedGame> read(String line) {
        var words = BAR.split(line, -1);
        long deal = Long.parseLong(words[0]);
        var games = new ArrayList<PlayedGame>();
        for (int number = 0; number + 1 < words.length; number++) {
            games.add(read(deal, number, COMMA.split(words[number + 1], -1)));
        }
        if (games.isEmpty() || deal < 0) {
            throw new IllegalArgumentException("no games");
        }
        return games;
    }

    private static PlayedGame read(long deal, int number, String[] words) {
        if (words.length < HEAD + 1) {
            throw new IllegalArgumentException("no seats");
        }
        var sitters = new ArrayList<Sitter>();
        for (int i = HEAD; i < words.length; i++) {
            var figures = COLON.split(words[i], -1);
            if (figures.length != FIGURES) {
                throw new IllegalArgumentException("no seat: " + words[i]);
            }
            sitters.add(
                    new Sitter(
                            Integer.parseInt(figures[0]),
                            Integer.parseInt(figures[1]),
                            Integer.parseInt(figures[2]),
                            Integer.parseInt(figures[3])));
        }
        return new PlayedGame(
                deal,
                number,
                Integer.parseInt(words[0]),
                Integer.parseInt(words[1]),
                Integer.parseInt(words[2]),
                Long.parseUnsignedLong(words[3], 16),
                sitters);
    }
}
