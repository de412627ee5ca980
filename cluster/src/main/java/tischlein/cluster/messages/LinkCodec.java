package tischlein.cluster.messages;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tischlein.cluster.messages.LinkMessage.Told;
import tischlein.kernel.Phrase;
import tischlein.table.request.Answer;
import tischlein.table.request.Request;
import tischlein.table.store.ProtocolJson;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.jsontype.NamedType;
import tools.jackson.databind.module.SimpleModule;

/**
 * Messages between servers as bytes: the version of this format, then JSON with the name of the
 * kind. What tables tell is already text, and there is most of it: it follows three numbers as it
 * is. Choices have {@linkplain MoveBytes a form of their own}, too. Only kinds that are listed in
 * the sealed types are read.
 */
public final class LinkCodec {
    /** To be raised with every change of {@link LinkMessage}, {@link Request} or {@link Answer}. */
    public static final byte VERSION = 2;

    private static final byte JSON = 0;
    private static final byte TOLD = 1;
    private static final int HEAD = 2;
    private static final int TOLD_HEAD = HEAD + 3 * Long.BYTES;

    private static final JsonMapper MAPPER =
            ProtocolJson.MAPPER
                    .rebuild()
                    .addMixIn(Request.class, Kind.class)
                    .addMixIn(Answer.class, Kind.class)
                    .addMixIn(LinkMessage.class, Kind.class)
                    .registerSubtypes(named(Request.class))
                    .registerSubtypes(named(Answer.class))
                    .registerSubtypes(named(LinkMessage.class))
                    .addModule(
                            new SimpleModule("phrases")
                                    .addDeserializer(Phrase.Sentence.class, new PhraseReader()))
                    .build();

    private LinkCodec() {}

    /** The kind of a message goes with it, by its short name. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    private interface Kind {}

    private static NamedType[] named(Class<?> sealed) {
        return kinds(sealed).stream()
                .map(kind -> new NamedType(kind, kind.getSimpleName()))
                .toArray(NamedType[]::new);
    }

    /** All records of a sealed type, also of the sealed types within it. */
    static List<Class<?>> kinds(Class<?> sealed) {
        var kinds = new ArrayList<Class<?>>();
        for (var kind : sealed.getPermittedSubclasses()) {
            kinds.addAll(kind.isSealed() ? kinds(kind) : List.of(kind));
        }
        return kinds.stream().distinct().toList();
    }

    public static byte[] bytes(LinkMessage message) {
        if (message instanceof Told(long number, long hello, long sequence, String text)) {
            var words = text.getBytes(StandardCharsets.UTF_8);
            return ByteBuffer.allocate(TOLD_HEAD + words.length)
                    .put(VERSION)
                    .put(TOLD)
                    .putLong(number)
                    .putLong(hello)
                    .putLong(sequence)
                    .put(words)
                    .array();
        }
        return MoveBytes.of(VERSION, message).orElseGet(() -> json(message));
    }

    private static byte[] json(LinkMessage message) {
        var json = MAPPER.writerFor(LinkMessage.class).writeValueAsBytes(message);
        return ByteBuffer.allocate(HEAD + json.length).put(VERSION).put(JSON).put(json).array();
    }

    /** None if this program does not understand it. */
    public static Optional<LinkMessage> read(byte[] bytes) {
        if (bytes.length < HEAD || bytes[0] != VERSION) {
            return Optional.empty();
        }
        if (bytes[1] == TOLD) {
            return bytes.length < TOLD_HEAD ? Optional.empty() : Optional.of(told(bytes));
        }
        if (bytes[1] == MoveBytes.CHOICE || bytes[1] == MoveBytes.DONE) {
            return MoveBytes.read(bytes[1], ByteBuffer.wrap(bytes, HEAD, bytes.length - HEAD));
        }
        try {
            var json = Arrays.copyOfRange(bytes, HEAD, bytes.length);
            return Optional.ofNullable(MAPPER.readValue(json, LinkMessage.class));
        } catch (JacksonException | IllegalArgumentException _) {
            return Optional.empty();
        }
    }

    private static Told told(byte[] bytes) {
        var numbers = ByteBuffer.wrap(bytes, HEAD, bytes.length - HEAD);
        return new Told(
                numbers.getLong(),
                numbers.getLong(),
                numbers.getLong(),
                new String(bytes, TOLD_HEAD, bytes.length - TOLD_HEAD, StandardCharsets.UTF_8));
    }
}
