package tischlein.cli.local;

import static tischlein.kernel.Phrase.say;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import tischlein.cli.run.SavedFile;
import tischlein.kernel.Phrase.Sentence;
import tischlein.kernel.Unsuitable;

/**
 * The file of a game that is being played here. It is written after every choice of a person, so
 * that the game is not lost however it is left, and deleted when the game is over.
 */
public final class KeptGame {
    private final UnfinishedGames games;
    private final Optional<Path> origin;
    private Optional<Path> file;
    private Optional<Sentence> trouble = Optional.empty();

    /**
     * @param origin where it is already, if it goes on; a file of the user is never written over
     */
    public KeptGame(UnfinishedGames games, Optional<Path> origin) {
        this.games = games;
        this.origin = origin;
        file = origin.filter(path -> games.files().contains(path));
    }

    /** Writes how it stands; what hinders that is said at the end. */
    synchronized void keep(LocalGame<?, ?> playing, SavedSeats seats) {
        try {
            if (file.isEmpty()) {
                file = Optional.of(games.file(playing.game().about().name()));
            }
            SavedFile.save(file.get().toString(), playing.log() + seats.remarks());
            trouble = Optional.empty();
        } catch (Unsuitable e) {
            trouble = Optional.of(e.sentence());
        }
    }

    /** The game is over. */
    synchronized void drop() {
        file.ifPresent(UnfinishedGames::delete);
        file = Optional.empty();
    }

    /** What is said to somebody who leaves. */
    public synchronized List<Sentence> farewell() {
        return trouble.map(why -> List.of(why, say("play.left")))
                .orElseGet(() -> List.of(wayBack()));
    }

    private Sentence wayBack() {
        return file.map(_ -> say("play.kept"))
                .or(() -> origin.map(Path::toString).map(SavedFile::told))
                .orElseGet(() -> say("play.left"));
    }
}
