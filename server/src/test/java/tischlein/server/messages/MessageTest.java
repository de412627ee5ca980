package tischlein.server.messages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tischlein.table.request.Request;
import tischlein.table.request.TableListener;
import tischlein.table.store.Guest;

class MessageTest {
    private static final Guest ANNA = new Guest("hash", "Anna", "hen", 0);
    private static final TableListener EAR = _ -> {};
    private static final String[] MESSAGES = {
        "{'do':'hello','id':'a','table':'T','seats':[0,2],'version':7}",
        "{'do':'bye','table':'T'}",
        "{'do':'choose','id':'a','table':'T','seat':1,'version':7,'moves':['play 7']}",
        "{'do':'try','id':'a','table':'T','seat':1,'version':7,'moves':[]}",
        "{'do':'suggest','id':'a','table':'T','seat':1,'version':7}",
        "{'do':'chat','id':'a','table':'T','seat':1,'text':'hi'}",
        "{'do':'emote','id':'a','table':'T','seat':1,'emote':'yum'}",
        "{'do':'opine','id':'a','table':'T','seat':1,'version':7,'move':''}",
        "{'do':'draft','table':'T','seat':1,'version':7,'moves':['place a1']}",
        "{'do':'vote','id':'a','table':'T','seat':1,'absent':2,'bot':true}",
        "{'do':'seen','table':'T','seat':1,'version':7}",
        "{'do':'ping'}"
    };

    private static String json(String quoted) {
        return quoted.replace('\'', '"');
    }

    @Test
    void everyMessageOfTheProtocolIsUnderstood() {
        assertThat(List.of(MESSAGES).stream().map(text -> read(json(text))))
                .containsExactly(
                        asked(
                                "hello",
                                "a",
                                new Request.Watch(ANNA, EAR, List.of(0, 2), OptionalInt.of(7))),
                        asked("bye", "", new Request.Unwatch(ANNA, EAR)),
                        asked(
                                "choose",
                                "a",
                                new Request.Choose(ANNA, 1, "a", 7, List.of("play 7"))),
                        asked("try", "a", new Request.Try(ANNA, 1, 7, List.of())),
                        asked("suggest", "a", new Request.Suggest(ANNA, 1, 7, List.of())),
                        asked("chat", "a", new Request.Say(ANNA, 1, "hi")),
                        asked("emote", "a", new Request.Emote(ANNA, 1, "yum")),
                        asked("opine", "a", new Request.Opine(ANNA, 1, 7, "")),
                        asked("draft", "", new Request.Draft(ANNA, 1, 7, List.of("place a1"))),
                        asked("vote", "a", new Request.Vote(ANNA, 1, 2, true)),
                        asked("seen", "", new Request.Seen(ANNA, 1, 7)),
                        new Message.Ping());
    }

    private static Message asked(String verb, String id, Request.Live request) {
        return new Message.ToTable(verb, id, "T", request);
    }

    private static Message read(String text) {
        return Message.read(text, ANNA, EAR);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "json.broken  | ",
                "json.broken  | []",
                "json.broken  | 'ping'",
                "json.broken  | {'do':'ping'",
                "json.broken  | {'do':'ping'} {}",
                "json.broken  | {'do':'ping','do':'ping'}",
                "json.broken  | {'do':'ping','x':[[[[[[[[[[1]]]]]]]]]]}",
                "json.broken  | {'do':NaN}",
                "json.broken  | {'do':'ping',}",
                "json.broken  | {'do':'ping'}//",
                "json.missing | {}",
                "json.missing | {'do':'bye'}",
                "json.missing | {'do':'choose','id':'a','table':'T','seat':1,'version':7}",
                "json.verb    | {'do':'dance'}",
                "json.text    | {'do':7}",
                "json.text    | {'do':null}",
                "json.text    | {'do':'bye','table':['T']}",
                "json.unknown | {'do':'ping','id':'a'}",
                "json.unknown | {'do':'bye','table':'T','seat':1}",
                "json.unknown |"
                        + " {'do':'draft','id':'a','table':'T','seat':1,'version':7,'moves':[]}",
                "json.number  |"
                        + " {'do':'opine','id':'a','table':'T','seat':'1','version':7,'move':''}",
                "json.number  |"
                        + " {'do':'opine','id':'a','table':'T','seat':1.0,'version':7,'move':''}",
                "json.number  |"
                        + " {'do':'opine','id':'a','table':'T','seat':3000000000,'version':7,'move':''}",
                "json.flag    | {'do':'vote','id':'a','table':'T','seat':1,'absent':2,'bot':1}",
                "json.texts   | {'do':'try','id':'a','table':'T','seat':1,'version':7,'moves':'play"
                        + " 7'}",
                "json.texts   | {'do':'try','id':'a','table':'T','seat':1,'version':7,'moves':[7]}",
                "json.numbers | {'do':'hello','id':'a','table':'T','seats':[0,null]}"
            })
    void whatIsNoMessageIsRefused(String key, String text) {
        assertThatThrownBy(() -> read(json(text == null ? "" : text)))
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.why().key()).isEqualTo(key));
    }

    @Test
    void idsAndMovesHaveAnEnd() {
        var id = "x".repeat(Message.LONGEST_ID);
        var text = json("{'do':'emote','id':'%s','table':'T','seat':1,'emote':'yum'}");
        assertThat(read(text.formatted(id))).isInstanceOf(Message.ToTable.class);
        assertThatThrownBy(() -> read(text.formatted(id + "x"))).hasMessage("json.text");
    }

    @Test
    void noMessageTellsWhatItsMovesAreNorWhatIsSaid() {
        for (var text : MESSAGES) {
            var message =
                    read(
                            json(
                                    text.replace("play 7", "secret")
                                            .replace("'hi'", "'secret'")
                                            .replace("[]", "['secret']")));
            assertThat(message.toString()).doesNotContain("secret");
        }
    }

    /** Messages with some bytes changed are understood or refused, and nothing else happens. */
    @ParameterizedTest
    @CsvSource({"1", "2", "3"})
    void brokenMessagesAreRefusedAndNothingElse(int seed) {
        var random = new SplittableRandom(seed);
        int refused = 0;
        for (int i = 0; i < 30_000; i++) {
            var text = new StringBuilder(json(MESSAGES[random.nextInt(MESSAGES.length)]));
            for (int n = random.nextInt(4); n >= 0; n--) {
                int at = random.nextInt(text.length());
                text.setCharAt(at, "{}[]\",:0a\\ \u0000é".charAt(random.nextInt(13)));
            }
            try {
                read(text.toString());
            } catch (Problem problem) {
                refused++;
                assertThat(problem.status()).isEqualTo(Problem.UNSUITABLE);
            }
        }
        assertThat(refused).isGreaterThan(20_000);
    }
}
