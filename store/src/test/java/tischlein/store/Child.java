package tischlein.store;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;

/** Another Java machine, with this project's classes in a jar as in the finished program. */
final class Child {
    private Child() {}

    static Process start(Path folder, Class<?> program, String... arguments) throws IOException {
        var command = new ArrayList<String>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("-XX:TieredStopAtLevel=1");
        command.add("-XX:+UseSerialGC");
        command.add("--enable-native-access=ALL-UNNAMED");
        command.add("-cp");
        command.add(classPath(folder));
        command.add(program.getName());
        command.addAll(Arrays.asList(arguments));
        return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    }

    private static String classPath(Path folder) throws IOException {
        var classes = Path.of("target/classes").toRealPath();
        var jar = folder.resolve("store.jar");
        if (Files.notExists(jar)) {
            pack(classes, jar);
        }
        var all =
                System.getProperty(
                        "surefire.test.class.path", System.getProperty("java.class.path"));
        return Arrays.stream(all.split(File.pathSeparator))
                .map(entry -> Path.of(entry).equals(classes) ? jar.toString() : entry)
                .collect(Collectors.joining(File.pathSeparator));
    }

    private static void pack(Path classes, Path jar) throws IOException {
        try (var out = new JarOutputStream(Files.newOutputStream(jar));
                var files = Files.walk(classes)) {
            for (var file : files.filter(Files::isRegularFile).toList()) {
                out.putNextEntry(
                        new JarEntry(classes.relativize(file).toString().replace('\\', '/')));
                Files.copy(file, out);
            }
        }
    }
}
