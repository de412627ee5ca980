package tischlein.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tischlein.buffet.Buffet;
import tischlein.larder.Larder;

class ClusterNameTest {
    @Test
    void serversThatPlayTheSameFindEachOtherInWhateverOrderTheyKnowTheGames() {
        assertThat(ClusterName.of(List.of(new Buffet(), new Larder())))
                .isEqualTo(ClusterName.of(List.of(new Larder(), new Buffet())))
                .matches("tischlein-2-[0-9a-f]{12}");
    }

    @Test
    void aServerThatPlaysSomethingElseIsNotAmongThem() {
        assertThat(ClusterName.of(List.of(new Buffet())))
                .isNotEqualTo(ClusterName.of(List.of(new Larder())));
    }
}
