package tischlein.cli.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tischlein.cli.doctor.Finding.Kind;

class MachineCheckTest {
    @TempDir Path folder;

    @Test
    void aPortOfAnotherProgramIsTaken() throws IOException {
        int port;
        try (var other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = other.getLocalPort();
            assertThat(MachineCheck.free("127.0.0.1", port)).isFalse();
        }
        assertThat(MachineCheck.free("127.0.0.1", port)).isTrue();
    }

    @Test
    void aDiskIsFineOrTightOrFull() {
        assertThat(MachineCheck.disk(folder, 5_000).kind()).isEqualTo(Kind.FINE);
        assertThat(MachineCheck.disk(folder, 500).kind()).isEqualTo(Kind.DOUBTFUL);
        assertThat(MachineCheck.disk(folder, 50).kind()).isEqualTo(Kind.WRONG);
        assertThat(MachineCheck.disk(folder, 50).remedy()).isPresent();
    }

    @Test
    void theFolderNeedNotBeThereYet() {
        var found = MachineCheck.disk(folder.resolve("later").resolve("tischlein.db"));
        assertThat(found.what().key()).isEqualTo("doctor.disk");
    }

    @Test
    void fewFilesAreDoubtful() {
        assertThat(MachineCheck.files(1_024).kind()).isEqualTo(Kind.DOUBTFUL);
        assertThat(MachineCheck.files(65_536).kind()).isEqualTo(Kind.FINE);
    }
}
