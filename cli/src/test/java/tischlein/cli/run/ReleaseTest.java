package tischlein.cli.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tischlein.cli.ProgramRun;
import tischlein.words.Language;

class ReleaseTest {
    private static final Path ROOT = Path.of("..");

    /** The first version in a pom is the parent's: of the project. */
    private static String version(Path file, String pattern) throws IOException {
        var found = Pattern.compile(pattern).matcher(Files.readString(file));
        assertThat(found.find()).as(file.toString()).isTrue();
        return found.group(1);
    }

    @Test
    void theProgramSaysItsVersionAndItsJavaInEveryLanguage() throws IOException {
        var version = version(ROOT.resolve("pom.xml"), "<version>(.*)</version>");
        for (var language : Language.values()) {
            var told = ProgramRun.run("--version", "--lang", language.code()).fine().lines();
            assertThat(told).hasSize(1);
            assertThat(told.getFirst())
                    .contains("Tischlein " + version, Runtime.version().toString());
        }
    }

    @Test
    void aPackageAlsoSaysItsCommit() {
        var told = new Release("1.2.3", "0123456789ab", "25.0.3");
        assertThat(new Voice(Language.EN).say(told.told()))
                .isEqualTo("Tischlein 1.2.3 (commit 0123456789ab), running on Java 25.0.3");
    }

    @Test
    void everyModuleAndThePageHaveTheSameVersion() throws IOException {
        var version = version(ROOT.resolve("pom.xml"), "<version>(.*)</version>");
        List<Path> poms;
        try (var files = Files.walk(ROOT, 3)) {
            poms = files.filter(file -> file.endsWith("pom.xml")).toList();
        }
        assertThat(poms).hasSizeGreaterThan(20);
        for (var pom : poms) {
            assertThat(version(pom, "<version>(.*)</version>"))
                    .as(pom.toString())
                    .isEqualTo(version);
        }
        assertThat(version(ROOT.resolve("package.json"), "\"version\": \"(.*)\""))
                .isEqualTo(version);
    }
}
