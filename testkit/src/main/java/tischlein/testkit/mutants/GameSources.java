package tischlein.testkit.mutants;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import tischlein.testkit.pages.ProjectFiles;

/**
 * The main sources of a game or another module by file name, which can be changed and compiled
 * without touching a file.
 */
final class GameSources {
    private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();
    // What is in the JDK and on the class path is looked up once for all mutants of a thread.
    private static final ThreadLocal<StandardJavaFileManager> LIBRARIES =
            ThreadLocal.withInitial(() -> COMPILER.getStandardFileManager(null, null, null));
    private final Map<String, String> texts;

    private GameSources(Map<String, String> texts) {
        this.texts = texts;
    }

    static GameSources of(String game) {
        return in(ProjectFiles.module(game), game);
    }

    /** Those of a module that is no game. */
    static GameSources ofModule(String module) {
        return in(ProjectFiles.root().resolve(module), module);
    }

    private static GameSources in(Path module, String name) {
        var folder = module.resolve("src/main/java/tischlein").resolve(name);
        try (var files = Files.walk(folder)) {
            var texts = new TreeMap<String, String>();
            for (var file : files.filter(Files::isRegularFile).toList()) {
                texts.put(file.getFileName().toString(), ProjectFiles.read(file));
            }
            return new GameSources(texts);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    GameSources with(Mutant mutant) {
        var text = texts.getOrDefault(mutant.file(), "");
        int times =
                (text.length() - text.replace(mutant.find(), "").length()) / mutant.find().length();
        assertThat(times)
                .as(
                        "how often “%s” is in %s, for the fault: %s",
                        mutant.find(), mutant.file(), mutant.fault())
                .isEqualTo(1);
        var changed = new TreeMap<>(texts);
        changed.put(mutant.file(), text.replace(mutant.find(), mutant.replacement()));
        return new GameSources(changed);
    }

    /** The classes by name. */
    Map<String, byte[]> compiled() {
        var manager = new Memory(LIBRARIES.get());
        var messages = new StringWriter();
        var options =
                List.of(
                        "-proc:none",
                        "-nowarn",
                        "-Xlint:none",
                        "-g:none",
                        "-cp",
                        System.getProperty("java.class.path", ""));
        var sources =
                texts.entrySet().stream()
                        .map(text -> new Source(text.getKey(), text.getValue()))
                        .toList();
        boolean compiled = COMPILER.getTask(messages, manager, null, options, null, sources).call();
        assertThat(compiled).as("a mutant compiles:%n%s", messages).isTrue();
        return manager.classes();
    }

    private static final class Source extends SimpleJavaFileObject {
        private final String text;

        Source(String name, String text) {
            super(URI.create("memory:///" + name), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }

    /** Keeps what the compiler writes. */
    private static final class Memory extends ForwardingJavaFileManager<JavaFileManager> {
        private final Map<String, ByteArrayOutputStream> written = new HashMap<>();

        Memory(JavaFileManager manager) {
            super(manager);
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
            return new SimpleJavaFileObject(URI.create("memory:///" + name), kind) {
                @Override
                public OutputStream openOutputStream() {
                    return written.computeIfAbsent(name, _ -> new ByteArrayOutputStream());
                }
            };
        }

        Map<String, byte[]> classes() {
            var classes = new HashMap<String, byte[]>();
            written.forEach((name, bytes) -> classes.put(name, bytes.toByteArray()));
            return classes;
        }
    }
}
