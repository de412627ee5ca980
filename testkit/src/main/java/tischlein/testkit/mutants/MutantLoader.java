package tischlein.testkit.mutants;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;

/**
 * Loads the classes of some packages itself, mutated where they are given, and leaves others to its
 * parent.
 */
final class MutantLoader extends ClassLoader {
    private final List<String> prefixes;
    private final Map<String, byte[]> mutated;

    MutantLoader(ClassLoader parent, List<String> packages, Map<String, byte[]> mutated) {
        super(parent);
        prefixes = packages.stream().map(name -> name + ".").toList();
        this.mutated = mutated;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        synchronized (getClassLoadingLock(name)) {
            if (prefixes.stream().noneMatch(name::startsWith)) {
                return super.loadClass(name, resolve);
            }
            Class<?> loaded = findLoadedClass(name);
            return loaded != null ? loaded : findClass(name);
        }
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        var bytes = mutated.getOrDefault(name, new byte[0]);
        if (bytes.length == 0) {
            bytes = original(name);
        }
        return defineClass(name, bytes, 0, bytes.length);
    }

    /** A class of the tests, which no mutant has changed. */
    private byte[] original(String name) throws ClassNotFoundException {
        try (var stream = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
            if (stream == null) {
                throw new ClassNotFoundException(name);
            }
            return stream.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
