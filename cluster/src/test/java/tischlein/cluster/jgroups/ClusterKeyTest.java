package tischlein.cluster.jgroups;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.KeyPairGenerator;
import java.security.SignatureException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tischlein.kernel.Phrase.Sentence;
import tischlein.testkit.texts.TextLaws;
import tischlein.words.Language;
import tischlein.words.Texts;

class ClusterKeyTest {
    private static final Pattern KEY = Pattern.compile("\"(cluster\\.[a-z.]+)\"");

    @TempDir Path folder;

    @TestFactory
    Stream<DynamicTest> lawsOfTexts() {
        return TextLaws.of(JGroupsLinks.class, "cluster").tests();
    }

    @Test
    void everythingThatIsSaidHasATextAndEveryTextIsSaid() throws IOException {
        var said = new TreeSet<String>();
        try (var files = Files.walk(Path.of("src/main/java"))) {
            for (var file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
                KEY.matcher(Files.readString(file))
                        .results()
                        .map(m -> m.group(1))
                        .forEach(said::add);
            }
        }
        assertThat(Texts.only(JGroupsLinks.class, "cluster", Language.EN).keys())
                .containsExactlyInAnyOrderElementsOf(said);
    }

    @Test
    void aCertificateIsSignedByItsOwnKeyAndNeverExpires() throws Exception {
        var keys = KeyPairGenerator.getInstance("EC").generateKeyPair();
        var certificate = SelfSignedCertificate.of(keys, "täst");
        certificate.verify(keys.getPublic());
        certificate.checkValidity();
        assertThat(certificate.getPublicKey()).isEqualTo(keys.getPublic());
        assertThat(certificate.getSubjectX500Principal().getName()).isEqualTo("CN=täst");
        assertThat(certificate.getNotAfter()).isAfter("9999-01-01");
        var other = KeyPairGenerator.getInstance("EC").generateKeyPair();
        assertThatThrownBy(() -> certificate.verify(other.getPublic()))
                .isInstanceOf(SignatureException.class);
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aKeyIsForItsOwnerOnlyAndOneThatOthersCouldReadIsClosed() throws IOException {
        var file = folder.resolve("key");
        ClusterKey.make(file.toString());
        assertThat(permissions(file)).isEqualTo("rw-------");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
        var notices = new ArrayList<Sentence>();
        ClusterKey.read(file.toString(), notices::add);
        assertThat(notices).singleElement().matches(notice -> notice.key().equals("store.mended"));
        assertThat(permissions(file)).isEqualTo("rw-------");
    }

    private static String permissions(Path file) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
    }

    @Test
    void whatIsNoKeyIsSaidSo() throws IOException {
        var key = folder.resolve("key");
        ClusterKey.make(key.toString());
        assertMakingFails(key, "cluster.key.exists");
        assertMakingFails(folder.resolve("nowhere/key"), "cluster.key.unwritable");
        assertReadingFails(folder.resolve("missing"), "cluster.key.missing");
        assertReadingFails(folder, "cluster.key.unreadable");
        var text = Files.writeString(folder.resolve("text"), "no key");
        assertReadingFails(text, "cluster.key.foreign");
        var half = Files.readAllBytes(key);
        var cut = Files.write(folder.resolve("cut"), Arrays.copyOf(half, half.length / 2));
        assertReadingFails(cut, "cluster.key.foreign");
    }

    private static void assertMakingFails(Path file, String why) {
        assertThatThrownBy(() -> ClusterKey.make(file.toString())).hasMessageContaining(why);
    }

    private static void assertReadingFails(Path file, String why) {
        assertThatThrownBy(() -> TestCluster.read(file)).hasMessageContaining(why);
    }

    @Test
    void anAddressHasAHostOfThisMachineAndAPort() {
        assertThat(ClusterAddress.of("127.0.0.1:7800")).hasToString("127.0.0.1:7800");
        assertThat(ClusterAddress.of("[::1]:7800")).hasToString("[0:0:0:0:0:0:0:1]:7800");
        for (var wrong :
                new String[] {
                    "7800",
                    "127.0.0.1",
                    "::1:7800",
                    "a:b:7800",
                    "127.0.0.1:0",
                    "127.0.0.1:65500",
                    "127.0.0.1:99999",
                    ":7800",
                    ""
                }) {
            assertThatThrownBy(() -> ClusterAddress.of(wrong))
                    .as(wrong)
                    .hasMessageContaining("cluster.address");
        }
        for (var elsewhere : new String[] {"0.0.0.0:7800", "192.0.2.1:7800", "224.0.0.1:7800"}) {
            assertThatThrownBy(() -> ClusterAddress.of(elsewhere).check())
                    .as(elsewhere)
                    .hasMessageContaining("cluster.elsewhere");
        }
    }
}
