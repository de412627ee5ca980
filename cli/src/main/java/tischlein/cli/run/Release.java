package tischlein.cli.run;

import static tischlein.kernel.Phrase.say;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Properties;
import tischlein.kernel.Phrase;

/**
 * Which Tischlein this is.
 *
 * @param commit what it was built from; empty if somebody built it for themselves
 * @param java the virtual machine that runs it
 */
public record Release(String version, String commit, String java) {
    /** This program, as the build has noted it. */
    public static Release ofThisProgram() {
        var noted = new Properties();
        try (var file = Release.class.getResourceAsStream("release.properties")) {
            noted.load(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new Release(
                noted.getProperty("version", ""),
                noted.getProperty("commit", ""),
                System.getProperty("java.vendor.version", "") + " " + Runtime.version());
    }

    public Phrase.Sentence told() {
        return commit.isEmpty()
                ? say("version.source").text("version", version).text("java", java.strip())
                : say("version.commit")
                        .text("version", version)
                        .text("commit", commit)
                        .text("java", java.strip());
    }
}
