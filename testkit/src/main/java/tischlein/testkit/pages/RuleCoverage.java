package tischlein.testkit.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Sees to it that every rule of a game's page has a test and a place in the code, and no other is
 * cited.
 */
public final class RuleCoverage {
    private static final Pattern COMMENT =
            Pattern.compile("//.*|(?s:/\\*.*?\\*/)|\"(?:\\\\.|[^\"\\\\])*\"");
    private static final Pattern NUMBER =
            Pattern.compile("(?<![\\w.])(\\d{1,2}\\.\\d{1,2})(?![\\w]|\\.\\d)");

    private RuleCoverage() {}

    /**
     * @param test any of the game's tests: all that are compiled beside it are looked at
     */
    public static void check(String game, Class<?> test) {
        var page = RulePage.of(game);
        var tested = tested(test);
        var cited = cited(ProjectFiles.module(game).resolve("src/main/java"));
        assertThat(unknown(page, tested))
                .as("numbers in @Rule that are not in docs/rules")
                .isEmpty();
        assertThat(unknown(page, cited))
                .as("numbers in comments that are not in docs/rules")
                .isEmpty();
        assertThat(missing(page, tested)).as("rules without a test").isEmpty();
        assertThat(missing(page, cited)).as("rules that no comment in the code names").isEmpty();
    }

    private static List<String> unknown(RulePage page, Set<String> numbers) {
        return numbers.stream().filter(number -> !page.has(number)).toList();
    }

    private static List<String> missing(RulePage page, Set<String> numbers) {
        return page.numbers().stream().filter(number -> !numbers.contains(number)).toList();
    }

    /** The numbers of all rules that tests are marked with. */
    private static Set<String> tested(Class<?> test) {
        var numbers = new TreeSet<String>();
        for (var file : files(folder(test), ".class")) {
            var name = folder(test).relativize(file).toString().replaceAll("[/\\\\]", ".");
            for (var method : methods(test, name.substring(0, name.length() - ".class".length()))) {
                var rule = method.getAnnotation(Rule.class);
                if (rule != null && run(method)) {
                    numbers.addAll(List.of(rule.value()));
                }
            }
        }
        return numbers;
    }

    /** Whether JUnit runs a method. */
    private static boolean run(Method method) {
        return Arrays.stream(method.getAnnotations())
                .anyMatch(annotation ->
                        annotation.annotationType().getName().startsWith("org.junit."));
    }

    private static List<Method> methods(Class<?> near, String name) {
        try {
            return List.of(Class.forName(name, false, near.getClassLoader()).getDeclaredMethods());
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Path folder(Class<?> test) {
        try {
            return Path.of(test.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The numbers of all rules that comments in the sources name. */
    private static Set<String> cited(Path sources) {
        var numbers = new TreeSet<String>();
        for (var file : files(sources, ".java")) {
            COMMENT.matcher(ProjectFiles.read(file))
                    .results()
                    .map(comment -> comment.group())
                    .filter(comment -> !comment.startsWith("\""))
                    .flatMap(comment -> NUMBER.matcher(comment).results())
                    .forEach(number -> numbers.add(number.group(1)));
        }
        return numbers;
    }

    private static List<Path> files(Path folder, String end) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(end)).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
