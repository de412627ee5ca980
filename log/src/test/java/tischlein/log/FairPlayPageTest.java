package tischlein.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The test vectors that docs/log.md gives to people who write this anew. */
class FairPlayPageTest {
    private static final Pattern SEED =
            Pattern.compile("The seed `([0-9a-f]{64})` has the seal `([0-9a-f]{64})`");
    private static final Pattern DRAW =
            Pattern.compile("(?m)^\\| ([0-9]+) \\| ([0-9]+) \\| ([0-9]+) \\|");
    private static final Pattern PLEDGE =
            Pattern.compile(
                    "(?m)^\\| `([0-9a-f]{32})` \\| ([0-9]) \\| (`.+`) \\| `([0-9a-f]{64})` \\|$");

    private static List<MatchResult> found(Pattern pattern) throws IOException {
        var page = Files.readString(Path.of("../docs/log.md"));
        return pattern.matcher(page).results().toList();
    }

    @Test
    void theSeedHasItsSealAndDrawsItsWays() throws IOException {
        var line = found(SEED).getFirst();
        var seed = SecretSeed.parse(line.group(1));
        assertThat(seed.seal()).isEqualTo(line.group(2));
        var draws = found(DRAW);
        assertThat(draws).hasSizeGreaterThanOrEqualTo(10);
        for (var draw : draws) {
            long n = Long.parseLong(draw.group(1));
            int total = Integer.parseInt(draw.group(2));
            assertThat(seed.way(n, total))
                    .as(draw.group())
                    .isEqualTo(Integer.parseInt(draw.group(3)));
        }
    }

    @Test
    void thePledgesHaveTheirHashes() throws IOException {
        var pledges = found(PLEDGE);
        assertThat(pledges).hasSizeGreaterThanOrEqualTo(2);
        for (var pledge : pledges) {
            var moves = List.of(pledge.group(3).replaceAll("^`|`$", "").split("`, `"));
            assertThat(Pledge.hash(pledge.group(1), Integer.parseInt(pledge.group(2)), moves))
                    .isEqualTo(pledge.group(4));
        }
    }
}
