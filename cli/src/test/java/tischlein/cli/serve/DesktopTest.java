package tischlein.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tischlein.cli.ServedTables;
import tischlein.cli.Tischlein;
import tischlein.cli.run.Outlet;
import tischlein.cli.run.Surroundings;
import tischlein.cli.run.Voice;
import tischlein.cli.run.Window;
import tischlein.words.Language;

@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@DisabledOnOs(OS.WINDOWS)
class DesktopTest {
    private static final String LINK = "http://localhost:8080/";

    @TempDir Path folder;

    private Path opened = Path.of("");
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    /** A browser that only says where it was led, and stays until somebody has heard it. */
    @BeforeEach
    void aBrowserIsInstalled() throws Exception {
        opened = folder.resolve("opened");
        assertThat(new ProcessBuilder("mkfifo", opened.toString()).start().waitFor()).isZero();
        var browser = folder.resolve("xdg-open");
        Files.writeString(browser, "#!/bin/sh\nprintf %s \"$1\" >'" + opened + "'\n");
        assertThat(browser.toFile().setExecutable(true)).isTrue();
    }

    private Surroundings around(boolean talks, Map<String, String> variables) {
        var all = new HashMap<>(variables);
        all.put("PATH", "/nowhere::" + folder);
        var outlet = new Outlet(out);
        return new Surroundings(
                new ByteArrayInputStream(new byte[0]),
                outlet,
                new PrintStream(outlet, true, StandardCharsets.UTF_8),
                new PrintStream(outlet, true, StandardCharsets.UTF_8),
                all,
                talks,
                talks,
                new Window());
    }

    private boolean opens(boolean talks, Map<String, String> variables) {
        return new Desktop(around(talks, variables), "Linux").open(LINK).isPresent();
    }

    @Test
    void atADesktopTheLinkIsOpened() throws Exception {
        var browser =
                new Desktop(around(true, Map.of("WAYLAND_DISPLAY", "wayland-0")), "Linux")
                        .open(LINK);
        assertThat(Files.readString(opened)).isEqualTo(LINK);
        assertThat(browser.orElseThrow().waitFor()).isZero();
    }

    @Test
    void onAServerNothingIsOpened() {
        assertThat(opens(true, Map.of())).isFalse();
        assertThat(opens(false, Map.of("DISPLAY", ":0"))).isFalse();
        assertThat(
                        opens(
                                true,
                                Map.of(
                                        "DISPLAY",
                                        ":10",
                                        "SSH_CONNECTION",
                                        "10.0.0.2 1 10.0.0.3 22")))
                .isFalse();
    }

    @Test
    void whereNobodyFindsABrowserNothingIsOpened() throws Exception {
        Files.delete(folder.resolve("xdg-open"));
        assertThat(opens(true, Map.of("DISPLAY", ":0"))).isFalse();
    }

    private String told(boolean talks, List<String> links) {
        out.reset();
        new Welcome(around(talks, Map.of()), new Voice(Language.EN)).tell(links, "memory");
        return out.toString(StandardCharsets.UTF_8);
    }

    @Test
    void whoSitsAtATerminalSeesAPictureForPhones() {
        var link = "http://192.168.1.2:8080/";
        assertThat(told(true, List.of(LINK, link)))
                .contains("camera", new QrPicture(link).inked())
                .contains(LINK);
        assertThat(told(true, List.of(LINK))).doesNotContain("camera");
        assertThat(told(false, List.of(LINK, link))).doesNotContain("camera");
    }

    @Test
    void onlyWhoCallsTheProgramWithoutACommandIsLedThere() throws Exception {
        var data = folder.resolve("data").toString();
        var variables =
                Map.of("DISPLAY", ":0", "TISCHLEIN_DATA", data, "TISCHLEIN_HOST", "127.0.0.1");
        try (var served = ServedTables.start(folder, variables)) {
            assertThat(Tischlein.run(around(true, variables), "serve")).isEqualTo(2);
            assertThat(browsing()).isFalse();
            assertThat(Tischlein.run(around(true, variables))).isZero();
            assertThat(Files.readString(opened))
                    .isEqualTo("http://127.0.0.1:" + served.port() + "/");
        }
    }

    private boolean browsing() {
        var browser = folder.resolve("xdg-open").toString();
        return ProcessHandle.current()
                .children()
                .anyMatch(child -> child.info().commandLine().orElse("").contains(browser));
    }
}
