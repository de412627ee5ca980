package tischlein.cli.serve;

import static tischlein.kernel.Phrase.say;

import java.util.Optional;
import java.util.function.Supplier;
import picocli.CommandLine.Option;
import tischlein.cli.run.BadInput;
import tischlein.cli.run.InstalledGames;
import tischlein.cli.run.Surroundings;
import tischlein.cli.run.Voice;
import tischlein.cluster.ClusterName;
import tischlein.cluster.jgroups.ClusterAddress;
import tischlein.cluster.jgroups.ClusterKey;
import tischlein.cluster.jgroups.ClusterSettings;
import tischlein.kernel.Phrase.Sentence;
import tischlein.kernel.Unsuitable;
import tischlein.store.Stores;
import tischlein.store.database.PostgresAddress;
import tischlein.words.Speaker;
import tischlein.words.Texts;

/** With which key and at which address a server joins others, if it does. */
public final class ClusterOption {
    @Option(names = "--cluster-key", paramLabel = "FILE", descriptionKey = "help.clusterkey")
    private Optional<String> key = Optional.empty();

    @Option(
            names = "--cluster-address",
            paramLabel = "HOST:PORT",
            descriptionKey = "help.clusteraddress")
    private Optional<String> address = Optional.empty();

    /**
     * How to join the others; nothing if this server plays alone.
     *
     * @throws Unsuitable if half of it is missing, or the database cannot be shared
     * @throws BadInput if key or address are wrong
     */
    public Optional<ClusterSettings> settings(String database, Surroundings around, Voice voice) {
        var file = DatabaseOption.given(key, around, "TISCHLEIN_CLUSTER_KEY");
        var at = DatabaseOption.given(address, around, "TISCHLEIN_CLUSTER_ADDRESS");
        if (file.isEmpty() && at.isEmpty()) {
            return Optional.empty();
        }
        if (file.isEmpty() || at.isEmpty()) {
            throw new Unsuitable(say("unsuitable.cluster.half"));
        }
        if (!Stores.isPostgres(database)) {
            throw new Unsuitable(say("unsuitable.cluster.database"));
        }
        var shared = DatabaseOption.told(voice, () -> PostgresAddress.of(database));
        var notices = DatabaseOption.notices(around, voice);
        return Optional.of(
                told(
                        voice,
                        () ->
                                new ClusterSettings(
                                        ClusterKey.read(file.get(), notices),
                                        ClusterAddress.of(at.get()),
                                        shared,
                                        ClusterName.of(InstalledGames.games()))));
    }

    static String said(Sentence sentence, Voice voice) {
        return new Speaker(Texts.of(ClusterSettings.class, "cluster", voice.language()))
                .say(sentence);
    }

    /**
     * Does something with a cluster, whose complaints have texts of their own.
     *
     * @throws BadInput if it cannot be done
     */
    public static <T> T told(Voice voice, Supplier<T> what) {
        try {
            return what.get();
        } catch (Unsuitable unsuitable) {
            throw new BadInput(said(unsuitable.sentence(), voice));
        }
    }
}
