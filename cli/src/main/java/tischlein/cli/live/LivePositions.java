package tischlein.cli.live;

import java.util.List;
import tischlein.cli.local.PastPositions;
import tischlein.cli.screen.Digest;
import tischlein.cli.screen.Screen;
import tischlein.client.HttpApi;
import tischlein.client.Phrases;
import tischlein.client.ViewReader;
import tischlein.kernel.Game;
import tools.jackson.databind.JsonNode;

/** The positions of a live game, which the server remembers. */
record LivePositions<V>(
        Game<?, ?, V> game,
        ViewReader<?, V> eyes,
        HttpApi errands,
        String path,
        int seat,
        List<JsonNode> told)
        implements PastPositions<V> {
    /**
     * @param path of the table
     */
    static <V> LivePositions<V> of(
            Game<?, ?, V> game, ViewReader<?, V> eyes, HttpApi errands, String path, int seat) {
        var story = errands.get(path + "/story?seat=" + seat).path("chapters");
        var told =
                ViewReader.list(story, chapter -> chapter).stream()
                        .filter(chapter -> !chapter.path("news").isEmpty())
                        .toList();
        return new LivePositions<>(game, eyes, errands, path, seat, told);
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
