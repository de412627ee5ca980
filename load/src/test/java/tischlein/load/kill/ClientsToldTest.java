package tischlein.load.kill;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tischlein.load.clients.ClientFault;
import tools.jackson.databind.json.JsonMapper;

class ClientsToldTest {
    /** As the clients' process writes it, with more than is read. */
    @Test
    void whatClientsComplainOfIsRead() {
        var fault = new ClientFault(ClientFault.Kind.REST, "abc", 7, 2);
        var told = new Kill.ClientsTold(3, 2, 1, List.of(fault));
        var printed =
                JsonMapper.shared().writeValueAsString(Map.of("report", told, "more", List.of(1)));
        assertThat(Kill.ClientsTold.read(printed)).isEqualTo(told);
    }
}
