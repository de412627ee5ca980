package tischlein.cli;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A package is a room: a few classes on one topic, and a sign that says where to begin. */
class RoomsTest {
    private static final Path ROOT = Path.of("..");
    private static final int MOST_CLASSES = 20;
    private static final String SIGN = "package-info.java";

    /**
     * Every game, bot and log is written in the kernel's words, and the classes of a game share a
     * state that is closed to other packages: they stay together. So do the commands: there is one
     * class for each, and nobody reads more than one.
     */
    private static final Set<String> LARGER =
            Set.of(
                    "kernel/src/main/java/tischlein/kernel",
                    "games/buckets/src/main/java/tischlein/buckets",
                    "cli/src/main/java/tischlein/cli/command");

    private static List<Path> javaFiles() throws IOException {
        try (var files = Files.walk(ROOT)) {
            return files.map(ROOT::relativize)
                    .filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> file.toString().contains("src/"))
                    .filter(file -> !file.toString().matches(".*(node_modules|target)/.*"))
                    .toList();
        }
    }

    private static List<Path> ofTheProgram() throws IOException {
        return javaFiles().stream()
                .filter(file -> file.toString().contains("src/main/java"))
                .toList();
    }

    @Test
    void packagesSeeEachOtherInOneDirection() {
        slices().matching("tischlein.(**)")
                .should()
                .beFreeOfCycles()
                .check(
                        new ClassFileImporter()
                                .withImportOption(new ImportOption.DoNotIncludeTests())
                                .importPackages("tischlein"));
    }

    @Test
    void noNameIsGivenTwice() throws IOException {
        var named =
                javaFiles().stream()
                        .filter(file -> !file.endsWith(SIGN))
                        .collect(groupingBy(file -> file.getFileName().toString()));
        assertThat(named).isNotEmpty().allSatisfy((_, files) -> assertThat(files).hasSize(1));
    }

    @Test
    void noRoomIsCrowded() throws IOException {
        var rooms =
                ofTheProgram().stream()
                        .filter(file -> !file.endsWith(SIGN))
                        .collect(groupingBy(Path::getParent));
        assertThat(rooms).isNotEmpty();
        rooms.forEach((room, files) -> {
            if (!LARGER.contains(room.toString().replace('\\', '/'))) {
                assertThat(files).as(room.toString()).hasSizeLessThanOrEqualTo(MOST_CLASSES);
            }
        });
    }

    @Test
    void everyRoomSaysWhichClassToOpenFirst() throws IOException {
        var rooms = ofTheProgram().stream().map(Path::getParent).distinct().toList();
        assertThat(rooms).isNotEmpty();
        for (var room : rooms) {
            var sign = ROOT.resolve(room).resolve(SIGN);
            assertThat(sign).exists();
            assertThat(Files.readString(sign).replaceAll("\\s*\\n \\*\\s*", " "))
                    .as(sign.toString())
                    .containsPattern("Open \\{@link [\\w.]+} first");
        }
    }
}
