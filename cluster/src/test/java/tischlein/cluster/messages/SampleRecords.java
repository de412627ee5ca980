package tischlein.cluster.messages;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import tischlein.kernel.Phrase;
import tischlein.table.request.Answer;
import tischlein.table.request.Request;
import tischlein.table.store.Guest;

/** Makes an example of any kind of message from the components of its record. */
final class SampleRecords {
    private static final Guest ANNA = new Guest("ab12", "Anna “Ä”", "mouse", 1_800_000_000_000L);
    private int count;

    <T> T of(Class<T> kind) {
        var components = kind.getRecordComponents();
        var types = Arrays.stream(components).map(one -> one.getType()).toArray(Class<?>[]::new);
        var values = Arrays.stream(components).map(one -> value(one.getGenericType())).toArray();
        try {
            var constructor = kind.getDeclaredConstructor(types);
            constructor.setAccessible(true);
            return constructor.newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(kind.getName(), e);
        }
    }

    private Object value(Type type) {
        count++;
        if (type instanceof ParameterizedType several) {
            var item = value(several.getActualTypeArguments()[0]);
            return several.getRawType() == Set.class ? Set.of(item) : List.of(item);
        }
        var kind = (Class<?>) type;
        if (kind == int.class || kind == Integer.class) {
            return count;
        }
        if (kind == long.class) {
            return (long) count << 40;
        }
        if (kind == boolean.class) {
            return true;
        }
        if (kind == String.class) {
            return "text \"" + count + "\" 梅";
        }
        if (kind == OptionalInt.class) {
            return OptionalInt.of(count);
        }
        if (kind == Guest.class) {
            return ANNA;
        }
        if (kind == Phrase.Sentence.class) {
            return Phrase.say("some.key")
                    .seat(2)
                    .number("n", -3)
                    .text("t", "word")
                    .texts("all", List.of("a", "b"))
                    .with("inner", Phrase.say("other.key").count(1));
        }
        if (kind == Request.class) {
            return new Request.Choose(ANNA, 1, "id", 4, List.of("one", "two"));
        }
        if (kind == Answer.class) {
            return new Answer.Done(count);
        }
        return kind.isEnum()
                ? kind.getEnumConstants()[kind.getEnumConstants().length - 1]
                : of(kind);
    }
}
