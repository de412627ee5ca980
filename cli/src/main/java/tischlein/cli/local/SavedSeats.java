package tischlein.cli.local;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Who sits where in a saved game: remarks at the end of its log, which mean nothing to a replay.
 */
public record SavedSeats(List<Seat> seats) {
    private static final String REMARK = "# seat\t";
    private static final String TAB = "\t";
    private static final int PARTS = 4;
    private static final int LONGEST = 900; // a line of a log may not be much longer

    public SavedSeats {
        seats = List.copyOf(seats);
    }

    /**
     * @param bot as it is called in the list of bots; empty for a person
     */
    public record Seat(String name, String bot) {
        public boolean person() {
            return bot.isEmpty();
        }
    }

    static SavedSeats of(List<? extends LocalPlayer<?>> players) {
        return new SavedSeats(
                players.stream()
                        .map(player ->
                                switch (player) {
                                    case LocalPlayer.Person<?>(String name) -> new Seat(name, "");
                                    case LocalPlayer.Robot<?>(String name, String kind, _, _) ->
                                            new Seat(name, kind);
                                })
                        .toList());
    }

    /** What a file says; nobody, if it says nothing. */
    public static SavedSeats in(Path file) {
        var seats = new ArrayList<Seat>();
        try {
            for (var line : Files.readAllLines(file)) {
                var parts = line.split(TAB, PARTS);
                if (line.startsWith(REMARK) && parts.length == PARTS) {
                    seats.add(new Seat(parts[2], parts[PARTS - 1]));
                }
            }
        } catch (IOException _) {
            seats.clear(); // whoever reads the game itself says what is wrong
        }
        return new SavedSeats(seats);
    }

    /** As lines of a log. */
    String remarks() {
        var lines = new ArrayList<String>();
        for (int seat = 0; seat < seats.size(); seat++) {
            var one = seats.get(seat);
            lines.add(String.join(TAB, "# seat", Integer.toString(seat), one.name(), one.bot()));
        }
        return lines.stream().anyMatch(line -> line.length() > LONGEST)
                ? ""
                : lines.stream().map(line -> line + "\n").collect(Collectors.joining());
    }

    /** The people, as one says them. */
    public List<String> people() {
        return seats.stream().filter(Seat::person).map(Seat::name).toList();
    }
}
