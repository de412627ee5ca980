package tischlein.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class PledgeTest {
    private static final String SALT = "000102030405060708090a0b0c0d0e0f";
    private static final String OTHER = "100102030405060708090a0b0c0d0e0f";

    @Test
    void everythingInItChangesTheHash() {
        var hashes = new HashSet<String>();
        hashes.add(Pledge.hash(SALT, 1, List.of("red", "one")));
        hashes.add(Pledge.hash(OTHER, 1, List.of("red", "one")));
        hashes.add(Pledge.hash(SALT, 2, List.of("red", "one")));
        hashes.add(Pledge.hash(SALT, 1, List.of("one", "red")));
        hashes.add(Pledge.hash(SALT, 1, List.of("red one")));
        hashes.add(Pledge.hash(SALT, 1, List.of("red")));
        assertThat(hashes).hasSize(6).allMatch(hash -> hash.matches("[0-9a-f]{64}"));
    }

    @Test
    void whatCannotBeAPledgeIsRefused() {
        for (var salt : List.of("", SALT.substring(2), SALT + "00", SALT.replace('a', 'A'))) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Pledge.hash(salt, 0, List.of("red")));
        }
        assertThatIllegalArgumentException().isThrownBy(() -> Pledge.hash(SALT, -1, List.of("a")));
        assertThatIllegalArgumentException().isThrownBy(() -> Pledge.hash(SALT, 0, List.of()));
        assertThatIllegalArgumentException().isThrownBy(() -> Pledge.hash(SALT, 0, List.of("")));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Pledge.hash(SALT, 0, List.of("red\none")));
    }

    @Test
    void aLogHasCommitmentsMovesAndOpeningsEachInTheOrderOfSeats() {
        var later = new Pledge(2, SALT, List.of("red", "one"));
        var first = new Pledge(0, OTHER, List.of("blue", "two"));
        assertThat(Pledge.entries(List.of(later, first)))
                .containsExactly(
                        new Log.Commitment(0, 0, first.hash()),
                        new Log.Commitment(0, 2, later.hash()),
                        new Log.Move(0, 0, "blue"),
                        new Log.Move(0, 0, "two"),
                        new Log.Move(0, 2, "red"),
                        new Log.Move(0, 2, "one"),
                        new Log.Opening(0, 0, OTHER),
                        new Log.Opening(0, 2, SALT));
    }

    @Test
    void itsTextShowsNeitherSaltNorMoves() {
        assertThat(new Pledge(2, SALT, List.of("red")).toString())
                .contains("2")
                .doesNotContain(SALT, "red");
    }
}
