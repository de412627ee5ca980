package tischlein.cli;

import java.util.List;
import tischlein.kernel.Game;
import tools.jackson.databind.JsonNode;

/** The positions of a live game, which the server remembers. */
record Chapters<V>(
        Game<?, ?, V> game,
        Eyes<?, V> eyes,
        Errands errands,
        String path,
        int seat,
        List<JsonNode> told)
        implements Archive<V> {
    /**
     * @param path of the table
     */
    static <V> Chapters<V> of(
            Game<?, ?, V> game, Eyes<?, V> eyes, Errands errands, String path, int seat) {
        var story = errands.get(path + "/story?seat=" + seat).path("chapters");
        var told =
                Eyes.list(story, chapter -> chapter).stream()
                        .filter(chapter -> !chapter.path("news").isEmpty())
                        .toList();
        return new Chapters<>(game, eyes, errands, path, seat, told);
    }

    @Override
    public int last() {
        return told.size();
    }

    @Override
    public void tell(int position, Screen screen) {
        var news = Phrases.sentences(told.get(position - 1).path("news"));
        screen.news(Digest.of(game), news);
    }

    @Override
    public V view(int position) {
        int version = told.get(position - 1).path("version").asInt();
        var query = "/position?seat=" + seat + "&version=" + version;
        return eyes.view(errands.get(path + query).path("view"));
    }
}
