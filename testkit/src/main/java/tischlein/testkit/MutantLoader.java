package tischlein.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;

/**
 * Loads the classes of one package itself, mutated where they are given, and leaves others to its
 * parent.
 */
final class MutantLoader extends ClassLoader {
    private final String prefix;
    private final Map<String, byte[]> mutated;

    MutantLoader(ClassLoader parent, String packageName, Map<String, byte[]> mutated) {
        super(parent);
        this.prefix = packageName + ".";
        this.mutated = mutated;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        synchronized (getClassLoadingLock(name)) {
            if (!name.startsWith(prefix)) {
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
