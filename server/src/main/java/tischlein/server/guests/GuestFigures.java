package tischlein.server.guests;

import java.util.List;

/** The figures that guests can choose. The page has a drawing for each. */
public final class GuestFigures {
    public static final List<String> ALL =
            List.of(
                    "mouse",
                    "cat",
                    "hen",
                    "cow",
                    "pig",
                    "dog",
                    "sheep",
                    "goose",
                    "horse",
                    "goat",
                    "duck",
                    "rabbit",
                    "frog",
                    "hedgehog",
                    "owl",
                    "snail");

    private GuestFigures() {}
}
