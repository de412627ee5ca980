package tischlein.testkit.inspect;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;

/** What a view may be made of, so that it can be sent over a network and read by anybody. */
public final class ViewShape {
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

    private ViewShape() {}

    /** Lists, strings, enums, booleans, small numbers, and records of these. */
    public static void check(Object value) {
        switch (value) {
            case String _, Boolean _, Enum<?> _ -> {}
            case Integer number when Math.abs(number) < MOST -> {}
            case Integer number ->
                    throw new Breach("a view holds " + number + ", which is not small");
            case List<?> list -> list.forEach(item -> check(item));
            case Record record -> checkRecord(record);
            default -> throw new Breach("a view holds a " + value.getClass().getName());
        }
    }

    private static void checkRecord(Record record) {
        for (var accessor : ACCESSORS.get(record.getClass())) {
            try {
                check(accessor.invoke(record));
            } catch (IllegalAccessException | InvocationTargetException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
