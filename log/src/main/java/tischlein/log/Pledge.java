package tischlein.log;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A seat's secret choice with a salt. The hash reveals nothing about the choice, and once it has
 * been published the choice cannot be changed.
 *
 * @param salt 32 lower-case hexadecimal digits, fresh and random for each choice
 * @param moves the whole choice in words, in the order of the log
 */
public record Pledge(int seat, String salt, List<String> moves) {
    private static final Pattern SALT = Pattern.compile("[0-9a-f]{32}");

    public Pledge {
        moves = List.copyOf(moves);
        if (seat < 0 || !isSalt(salt) || moves.isEmpty()) {
            throw new IllegalArgumentException("a pledge has a seat, a salt of 128 bits and moves");
        }
        for (var move : moves) {
            if (move.isEmpty() || move.contains("\n")) {
                throw new IllegalArgumentException("a move is one line");
            }
        }
    }

    static boolean isSalt(String hex) {
        return SALT.matcher(hex).matches();
    }

    /**
     * The hash that everybody may know before the choice is opened: 64 lower-case hexadecimal
     * digits.
     *
     * @throws IllegalArgumentException if these cannot be a pledge
     */
    public static String hash(String salt, int seat, List<String> moves) {
        return new Pledge(seat, salt, moves).hash();
    }

    /** The hash that everybody may know before the choice is opened. */
    public String hash() {
        var lines = new StringBuilder().append(salt).append('\n').append(seat).append('\n');
        moves.forEach(move -> lines.append(move).append('\n'));
        return Sha256.hex(lines.toString().getBytes(StandardCharsets.UTF_8));
    }

    /**
     * The entries of a log for choices that were made at the same time: all commitments, then the
     * moves of one seat after the other, then all openings.
     */
    public static List<Log.Entry> entries(List<Pledge> together) {
        var pledges = together.stream().sorted(Comparator.comparingInt(Pledge::seat)).toList();
        var entries = new ArrayList<Log.Entry>();
        pledges.forEach(pledge -> entries.add(new Log.Commitment(0, pledge.seat, pledge.hash())));
        for (var pledge : pledges) {
            pledge.moves.forEach(move -> entries.add(new Log.Move(0, pledge.seat, move)));
        }
        pledges.forEach(pledge -> entries.add(new Log.Opening(0, pledge.seat, pledge.salt)));
        return entries;
    }

    /** Contains no secrets. */
    @Override
    public String toString() {
        return "a pledge of seat " + seat;
    }
}
