package tischlein.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.JavaParameter;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tischlein.kernel.Bot;
import tischlein.kernel.Game;
import tischlein.kernel.Solver;
import tischlein.kernel.State;

class ArchitectureTest {
    private static final JavaClasses CLASSES =
            new ClassFileImporter()
                    .withImportOption(new ImportOption.DoNotIncludeTests())
                    .importPackages("tischlein");
    private static final Path ROOT = Path.of("..");
    private static final Pattern MODULE = Pattern.compile("<module>(.*)</module>");
    private static final int LONGEST = 300;

    private static final String[] OF_THE_JDK = {"java..", "javax..", "org.jspecify.."};

    /** As the parent pom lists them: arrows only point up. */
    private static List<String> modules() throws IOException {
        return MODULE.matcher(Files.readString(ROOT.resolve("pom.xml")))
                .results()
                .map(found -> found.group(1))
                .toList();
    }

    private static List<String> games() throws IOException {
        return modules().stream()
                .filter(module -> module.startsWith("games/"))
                .map(ArchitectureTest::packageOf)
                .toList();
    }

    private static String packageOf(String module) {
        return "tischlein." + module.substring(module.lastIndexOf('/') + 1) + "..";
    }

    private static String[] and(String[] some, String... more) {
        return Stream.concat(Stream.of(some), Stream.of(more)).toArray(String[]::new);
    }

    @Test
    void theModulesAreThere() throws IOException {
        assertThat(modules()).contains("kernel", "words", "log", "testkit", "bots", "arena", "cli");
        assertThat(games()).hasSizeGreaterThanOrEqualTo(4);
        assertThat(CLASSES.stream().map(c -> c.getPackageName()).distinct())
                .contains(
                        "tischlein.kernel",
                        "tischlein.testkit",
                        "tischlein.buffet",
                        "tischlein.cli");
    }

    @Test
    void arrowsOnlyPointUpTheListOfModules() throws IOException {
        var packages = modules().stream().map(ArchitectureTest::packageOf).toList();
        for (int i = 0; i + 1 < packages.size(); i++) {
            noClasses()
                    .that()
                    .resideInAPackage(packages.get(i))
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(
                            packages.subList(i + 1, packages.size()).toArray(String[]::new))
                    .allowEmptyShould(true)
                    .check(CLASSES);
        }
    }

    @Test
    void kernelGamesAndBotsNeedNothingButTheJdkAndTheKernel() throws IOException {
        for (var module :
                Stream.concat(games().stream(), Stream.of("tischlein.kernel..", "tischlein.bots.."))
                        .toList()) {
            classes()
                    .that()
                    .resideInAPackage(module)
                    .should()
                    .onlyDependOnClassesThat()
                    .resideInAnyPackage(and(OF_THE_JDK, "tischlein.kernel..", module))
                    .allowEmptyShould(true)
                    .check(CLASSES);
        }
    }

    @Test
    void nobodySeesAGameButItself() throws IOException {
        for (var game : games()) {
            noClasses()
                    .that()
                    .resideOutsideOfPackage(game)
                    .should()
                    .dependOnClassesThat()
                    .resideInAPackage(game)
                    .allowEmptyShould(true)
                    .check(CLASSES);
        }
    }

    /** Everybody else has tables, and does not know on how many servers they live. */
    @Test
    void onlyWhoStartsServersSeesTheCluster() {
        noClasses()
                .that()
                .resideOutsideOfPackages(
                        "tischlein.cluster..",
                        "tischlein.server..",
                        "tischlein.cli..",
                        "tischlein.house..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("tischlein.cluster..")
                .check(CLASSES);
    }

    @Test
    void aStateIsClosedToOtherPackages() {
        for (var state : CLASSES) {
            if (state.isAssignableTo(State.class) && !state.isInterface()) {
                assertThat(state.getFields())
                        .as("fields of %s", state.getName())
                        .noneMatch(field ->
                                field.getModifiers().contains(JavaModifier.PUBLIC)
                                        && !field.getModifiers().contains(JavaModifier.STATIC));
            }
        }
    }

    /** So whatever state a bot thinks in comes from {@link Game#imagine}, which has but a view. */
    @Test
    void nobodyCanHandABotAStateAndItStartsNone() {
        for (var type : CLASSES) {
            boolean ofBots = type.getPackageName().equals("tischlein.bots");
            if (ofBots || type.isAssignableTo(Bot.class) || type.isAssignableTo(Solver.class)) {
                type.getCodeUnits().stream()
                        .filter(unit -> open(type, unit))
                        .flatMap(unit -> unit.getParameters().stream())
                        .forEach(ArchitectureTest::assertStateless);
            }
            if (ofBots) {
                assertThat(type.getMethodCallsFromSelf())
                        .as("calls of %s", type.getName())
                        .noneMatch(call ->
                                call.getTargetOwner().isAssignableTo(Game.class)
                                        && call.getName().equals("start"));
            }
        }
    }

    /** Whether other packages can call it. */
    private static boolean open(JavaClass type, JavaCodeUnit unit) {
        return type.getModifiers().contains(JavaModifier.PUBLIC)
                && (unit.getModifiers().contains(JavaModifier.PUBLIC)
                        || unit.getModifiers().contains(JavaModifier.PROTECTED));
    }

    /** A game alone may speak of states in its type: it has none. */
    private static void assertStateless(JavaParameter parameter) {
        if (!parameter.getRawType().isEquivalentTo(Game.class)) {
            assertThat(parameter.getType().getAllInvolvedRawTypes())
                    .as("%s of %s", parameter, parameter.getOwner().getFullName())
                    .noneMatch(raw -> raw.isAssignableTo(State.class));
        }
    }

    @Test
    void nothingIsAManagerOrAHelper() {
        noClasses().should().haveNameMatching(".*(Manager|Helper|Utils?|Impl)").check(CLASSES);
    }

    @Test
    void noFileOfTheProgramIsTooLong() throws IOException {
        for (var module : modules()) {
            try (var files = Files.walk(ROOT.resolve(module))) {
                for (var file : files.filter(ArchitectureTest::isOfTheProgram).toList()) {
                    assertThat(Files.readAllLines(file))
                            .as(file.toString())
                            .hasSizeLessThanOrEqualTo(LONGEST);
                }
            }
        }
    }

    /** In Java, or in what the page is written in. */
    private static boolean isOfTheProgram(Path file) {
        var name = ROOT.relativize(file).toString().replace('\\', '/');
        return !name.contains("/target/")
                && (name.contains("/src/main/java/") && name.endsWith(".java")
                        || name.contains("web/") && name.matches(".*\\.(svelte|ts|css)"));
    }
}
