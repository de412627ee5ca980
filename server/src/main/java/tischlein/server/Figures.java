package tischlein.server;

import java.util.List;

/** The figures that stand for guests. The page has a drawing for each. */
final class Figures {
    static final List<String> ALL =
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

    private Figures() {}
}
