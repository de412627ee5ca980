package tischlein.server.limits;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CostTest {
    @Test
    void whatIsMoreWorkCostsMore() {
        int file = Cost.of("GET", "/assets/a.js", 0);
        int table = Cost.of("GET", "/api/tables/K7QF2C", 0);
        int seat = Cost.of("POST", "/api/tables/K7QF2C/seats", 20);
        int mine = Cost.of("GET", "/api/tables/mine", 0);
        int fork = Cost.of("POST", "/api/tables/K7QF2C/fork", 60);
        int upload = Cost.of("POST", "/api/tables", 500 * 1024);
        assertThat(file).isPositive().isLessThanOrEqualTo(table);
        assertThat(table).isLessThan(seat);
        assertThat(seat).isLessThan(mine);
        assertThat(mine).isLessThan(fork);
        assertThat(fork).isLessThan(upload);
    }

    @Test
    void aSlashAtTheEndMakesNothingCheaper() {
        assertThat(Cost.of("GET", "/api/tables/mine/", 0))
                .isEqualTo(Cost.of("GET", "/api/tables/mine", 0));
        assertThat(Cost.of("GET", "/api/tables/K7QF2C/story//", 0))
                .isEqualTo(Cost.of("GET", "/api/tables/OTHER/story", 0));
    }
}
