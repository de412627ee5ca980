package tischlein.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

class BillOfMaterialsTest {
    private static final String LIBRARIES = "{\"components\":[{\"name\":\"javalin\"}]}";

    @Test
    void thePagesPackagesAndTheRuntimeStandBesideTheLibraries() throws IOException {
        var bill = new BillOfMaterials(LIBRARIES);
        bill.addPagePackages(Files.readString(Path.of("..", "package-lock.json")));
        bill.addRuntime("JAVA_VERSION=\"25.0.3\"\nMODULES=\"java.base\"\n");
        var components = JsonMapper.shared().readTree(bill.text()).path("components");
        assertThat(components.valueStream().map(each -> each.path("name").asString()))
                .containsExactly(
                        "javalin",
                        "@fontsource-variable/nunito",
                        "clsx",
                        "esm-env",
                        "lean-qr",
                        "svelte",
                        "OpenJDK");
        assertThat(components.path(5).path("purl").asString()).startsWith("pkg:npm/svelte@5.");
        assertThat(components.path(6).path("version").asString()).isEqualTo("25.0.3");
    }

    @Test
    void onlyWhatIsDeliveredHasSums() {
        var bill =
                new BillOfMaterials(
                        """
                        {"components":[{"group":"tischlein","name":"kernel","hashes":[{"alg":"MD5"}]},
                            {"group":"io.javalin","name":"javalin","hashes":[{"alg":"MD5"}]}]}\
                        """);
        var components = JsonMapper.shared().readTree(bill.text()).path("components");
        assertThat(components.path(0).has("hashes")).isFalse();
        assertThat(components.path(1).has("hashes")).isTrue();
    }

    @Test
    void aPackageThatIsGoneIsNoticed() {
        var bill = new BillOfMaterials(LIBRARIES);
        assertThatThrownBy(() -> bill.addPagePackages("{\"packages\":{}}"))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
