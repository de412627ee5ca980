package tischlein.cli.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tischlein.cli.run.InstalledGames;

@Timeout(60)
class ExternalBotTest {
    private static final String HELLO = "read x; echo '{\"do\":\"hello\",\"protocol\":1}'; ";
    private static final List<String> CHOICES = List.of("play 1", "play 2");
    private static final int PLENTY = 20_000;
    private static final int HARDLY = 50;

    private final List<ExternalBot.Complaint> complaints = new ArrayList<>();

    private ExternalBot robot(String shell) throws IOException {
        var err = new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);
        return new ExternalBot(BotProcess.start(shell, err), complaints::add);
    }

    private List<BotMistake> slips() {
        return complaints.stream().map(ExternalBot.Complaint::slip).toList();
    }

    private static void greet(ExternalBot robot) {
        var game = InstalledGames.game("buffet").about();
        robot.greet(game, game.options(3), 0, PLENTY);
    }

    private static String choose(ExternalBot robot, int millis) {
        return robot.choose(CHOICES, Map.of(), millis, () -> "play 1");
    }

    @Test
    void aGoodAnswerIsTaken() throws IOException {
        var good =
                HELLO + "read x; echo '{\"do\":\"choose\",\"turn\":1,\"move\":\"play 2\"}'; read x";
        try (var robot = robot(good)) {
            greet(robot);
            assertThat(choose(robot, PLENTY)).isEqualTo("play 2");
            robot.bye(PLENTY);
        }
        assertThat(complaints).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ILLEGAL    | echo '{\"do\":\"choose\",\"turn\":1,\"move\":\"play 9\"}'",
                "UNASKED    | echo '{\"do\":\"choose\",\"turn\":7,\"move\":\"play 2\"}'",
                "UNASKED    | echo '{\"do\":\"hello\",\"protocol\":1}'",
                "UNREADABLE | echo 'I take the cheese'",
                "UNREADABLE | echo '{\"do\":\"choose\",\"turn\":1,\"move\":\"play 2\"} and more'",
                "UNREADABLE | echo '{\"do\":\"choose\",\"turn\":1,\"move\":\"play 2\",\"mood\":1}'",
                "UNREADABLE | echo '{\"do\":\"choose\",\"turn\":\"1\",\"move\":\"play 2\"}'",
                "UNREADABLE | echo '{\"do\":\"choose\",\"do\":\"choose\",\"turn\":1,\"move\":\"a\"}'",
                "UNREADABLE | printf '\\377\\376\\n'",
                "GONE       | exit 3",
                "FLOOD      | while printf aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa; do :; done"
            })
    void whatIsWrongCostsAMoveAndIsNamed(BotMistake slip, String shell) throws IOException {
        try (var robot = robot(HELLO + "read x; " + shell + "; read x")) {
            greet(robot);
            assertThat(choose(robot, PLENTY)).isEqualTo("play 1");
        }
        assertThat(slips()).containsExactly(slip);
    }

    @Test
    void whoHangsIsWaitedForAFewTimesAndThenNoLonger() throws IOException {
        try (var robot = robot(HELLO + "while read x; do :; done")) {
            greet(robot);
            for (int n = 0; n < 100; n++) {
                assertThat(choose(robot, HARDLY)).isEqualTo("play 1");
            }
        }
        assertThat(slips()).containsOnly(BotMistake.LATE).hasSizeLessThan(10);
    }

    @Test
    void whoFloodsIsStopped() throws IOException {
        try (var robot = robot(HELLO + "while echo yes; do :; done")) {
            greet(robot);
            for (int n = 0; n < 100; n++) {
                assertThat(choose(robot, PLENTY)).isEqualTo("play 1");
            }
        }
        assertThat(slips()).hasSizeLessThanOrEqualTo(20).endsWith(BotMistake.FLOOD);
    }

    @Test
    void anAnswerToATurnThatIsOverIsPassedOver() throws IOException {
        var slow =
                HELLO
                        + "read x; read refused; read y;"
                        + "echo '{\"do\":\"choose\",\"turn\":1,\"move\":\"play 2\"}';"
                        + "echo '{\"do\":\"choose\",\"turn\":2,\"move\":\"play 2\"}'; read x";
        try (var robot = robot(slow)) {
            greet(robot);
            assertThat(choose(robot, HARDLY)).isEqualTo("play 1");
            assertThat(choose(robot, PLENTY)).isEqualTo("play 2");
        }
        assertThat(slips()).containsExactly(BotMistake.LATE);
    }

    /** Always has one more answer to the first turn. */
    private static final class Stubborn implements LinePartner {
        @Override
        public void say(String line) {}

        @Override
        public Optional<Line> hear(long millis) {
            assertThat(millis).as("whoever is too late is not heard").isPositive();
            return Optional.of(new Line.Text("{\"do\":\"choose\",\"turn\":1,\"move\":\"play 2\"}"));
        }

        @Override
        public boolean ends(long millis) {
            return true;
        }

        @Override
        public Optional<Integer> code() {
            return Optional.empty();
        }

        @Override
        public void close() {}
    }

    @Test
    void whoGoesOnAnsweringATurnThatIsOverHoldsNobodyUp() {
        try (var robot = new ExternalBot(new Stubborn(), complaints::add)) {
            assertThat(choose(robot, PLENTY)).isEqualTo("play 2");
            assertThat(choose(robot, PLENTY)).isEqualTo("play 1");
            assertThat(choose(robot, PLENTY)).isEqualTo("play 1");
        }
        assertThat(slips()).hasSize(20).contains(BotMistake.UNASKED).endsWith(BotMistake.FLOOD);
    }

    @Test
    void aSecondAnswerIsNamedAndCostsNothing() throws IOException {
        var first = "echo '{\"do\":\"choose\",\"turn\":1,\"move\":\"play 2\"}';";
        var second = "echo '{\"do\":\"choose\",\"turn\":2,\"move\":\"play 2\"}';";
        try (var robot = robot(HELLO + "read x;" + first + first + "read y;" + second + "read x")) {
            greet(robot);
            assertThat(choose(robot, PLENTY)).isEqualTo("play 2");
            assertThat(choose(robot, PLENTY)).isEqualTo("play 2");
        }
        assertThat(slips()).containsExactly(BotMistake.UNASKED);
    }

    @Test
    void whoSpeaksAnotherProtocolIsNotAsked() throws IOException {
        try (var robot = robot("read x; echo '{\"do\":\"hello\",\"protocol\":2}'; cat")) {
            greet(robot);
            assertThat(choose(robot, PLENTY)).isEqualTo("play 1");
        }
        assertThat(slips()).containsExactly(BotMistake.PROTOCOL);
    }

    @Test
    void whoDoesNotGoIsNamed() throws IOException {
        try (var robot = robot(HELLO + "while :; do read x || read y < /dev/zero; done")) {
            greet(robot);
            robot.bye(HARDLY);
        }
        assertThat(slips()).containsExactly(BotMistake.LINGERS);
    }

    @ParameterizedTest
    @ValueSource(strings = {"no-such-program-anywhere", "exit 0"})
    void whatDoesNotStartIsGone(String command) throws IOException {
        try (var robot = robot(command)) {
            greet(robot);
            assertThat(choose(robot, PLENTY)).isEqualTo("play 1");
        }
        assertThat(slips()).containsExactly(BotMistake.GONE);
    }
}
