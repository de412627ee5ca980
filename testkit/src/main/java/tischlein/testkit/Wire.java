package tischlein.testkit;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;

/** What a view may be made of, so that it can go over a wire and be read by anybody. */
final class Wire {
    private static final int MOST = 1_000_000;
    private static final ClassValue<List<Method>> ACCESSORS =
            new ClassValue<>() {
                @Override
                protected List<Method> computeValue(Class<?> type) {
                    return Arrays.stream(type.getRecordComponents())
                            .map(RecordComponent::getAccessor)
                            .peek(accessor -> accessor.setAccessible(true))
                            .toList();
                }
            };

    private Wire() {}

    /** Lists, strings, enums, booleans, small numbers, and records of these. */
    static void check(Moment<?, ?> now, Object value) {
        switch (value) {
            case String _, Boolean _, Enum<?> _ -> {}
            case Integer number ->
                    now.need(
                            Math.abs(number) < MOST,
                            () -> "a view holds " + number + ", which is not small");
            case List<?> list -> list.forEach(item -> check(now, item));
            case Record record -> checkRecord(now, record);
            default -> now.need(false, () -> "a view holds a " + value.getClass().getName());
        }
    }

    private static void checkRecord(Moment<?, ?> now, Record record) {
        for (var accessor : ACCESSORS.get(record.getClass())) {
            try {
                check(now, accessor.invoke(record));
            } catch (IllegalAccessException | InvocationTargetException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
