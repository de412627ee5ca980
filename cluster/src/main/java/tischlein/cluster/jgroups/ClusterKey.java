package tischlein.cluster.jgroups;

import static tischlein.kernel.Phrase.say;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyPairGenerator;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.security.spec.ECGenParameterSpec;
import java.util.Collections;
import java.util.function.Consumer;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import tischlein.kernel.Phrase.Sentence;
import tischlein.kernel.Unsuitable;
import tischlein.store.database.PrivateFiles;

/**
 * The secret that all servers of a cluster share: a key with its certificate in a PKCS12 file. A
 * server shows the certificate, and trusts no other.
 *
 * @param file where it was read
 */
public record ClusterKey(Path file, SSLContext context) {
    private static final String KIND = "PKCS12";
    private static final String NAME = "tischlein";

    /**
     * It protects nothing, but PKCS12 wants one. The file itself is the secret: a server that could
     * read a password from beside it would not make it any safer.
     */
    private static final char[] PASSWORD = "tischlein".toCharArray();

    /**
     * Makes a new key. The file is readable by its owner only.
     *
     * @throws Unsuitable if the file exists or cannot be written
     */
    public static void make(String name) {
        var file = path(name);
        try {
            if (Files.exists(file)) {
                throw new Unsuitable(say("cluster.key.exists").text("file", name));
            }
            PrivateFiles.create(file);
            try (var out = Files.newOutputStream(file)) {
                store().store(out, PASSWORD);
            }
        } catch (IOException _) {
            throw new Unsuitable(say("cluster.key.unwritable").text("file", name));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every JDK has these algorithms", e);
        }
    }

    private static KeyStore store() throws GeneralSecurityException, IOException {
        var generator = KeyPairGenerator.getInstance("EC");
        generator.initialize(new ECGenParameterSpec("secp256r1"));
        var keys = generator.generateKeyPair();
        var chain = new Certificate[] {SelfSignedCertificate.of(keys, NAME)};
        var store = KeyStore.getInstance(KIND);
        store.load(null, PASSWORD);
        store.setKeyEntry(NAME, keys.getPrivate(), PASSWORD, chain);
        return store;
    }

    /**
     * Reads a key, and takes others' permission to read it away.
     *
     * @param notices is told if others could read it, in the texts of the store
     * @throws Unsuitable if there is no such file, or no key in it
     */
    public static ClusterKey read(String name, Consumer<Sentence> notices) {
        var file = path(name);
        if (!Files.exists(file)) {
            throw new Unsuitable(say("cluster.key.missing").text("file", name));
        }
        if (!Files.isRegularFile(file) || !Files.isReadable(file)) {
            throw new Unsuitable(say("cluster.key.unreadable").text("file", name));
        }
        try {
            var key = new ClusterKey(file, context(file));
            PrivateFiles.tell(PrivateFiles.mend(file), file, notices);
            return key;
        } catch (IOException | GeneralSecurityException _) {
            throw new Unsuitable(say("cluster.key.foreign").text("file", name));
        }
    }

    private static SSLContext context(Path file) throws IOException, GeneralSecurityException {
        var store = KeyStore.getInstance(KIND);
        try (var in = Files.newInputStream(file)) {
            store.load(in, PASSWORD);
        }
        boolean complete = false;
        for (var alias : Collections.list(store.aliases())) {
            complete |= store.isKeyEntry(alias);
        }
        if (!complete) {
            throw new GeneralSecurityException("no private key");
        }
        var keys = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        keys.init(store, PASSWORD);
        // A store's own certificate counts as trusted, and here there is no other.
        var trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        trust.init(store);
        var context = SSLContext.getInstance("TLSv1.3");
        context.init(keys.getKeyManagers(), trust.getTrustManagers(), null);
        return context;
    }

    private static Path path(String name) {
        try {
            return Path.of(name);
        } catch (InvalidPathException _) {
            throw new Unsuitable(say("cluster.key.missing").text("file", name));
        }
    }
}
