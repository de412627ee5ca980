package tischlein.testkit.inspect;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** All that is in a state, field by field, whoever may see it. */
public final class StateDump {
    private static final ClassValue<List<Field>> FIELDS =
            new ClassValue<>() {
                @Override
                protected List<Field> computeValue(Class<?> type) {
                    var fields = new ArrayList<Field>();
                    for (Class<?> c = type; c != null && c != Object.class; c = c.getSuperclass()) {
                        for (var field : c.getDeclaredFields()) {
                            if (!Modifier.isStatic(field.getModifiers())) {
                                field.setAccessible(true);
                                fields.add(field);
                            }
                        }
                    }
                    return List.copyOf(fields);
                }
            };

    private StateDump() {}

    /** One line for each field. */
    public static String of(Object state) {
        var text = new StringBuilder();
        for (var field : FIELDS.get(state.getClass())) {
            text.append(field.getName()).append(" = ");
            write(value(field, state), text);
            text.append('\n');
        }
        return text.toString();
    }

    /** Whether two states of one class would be written alike. */
    public static boolean same(Object one, Object other) {
        for (var field : FIELDS.get(one.getClass())) {
            if (!alike(value(field, one), value(field, other))) {
                return false;
            }
        }
        return true;
    }

    private static boolean alike(Object one, Object other) {
        return switch (one) {
            case int[] numbers -> Arrays.equals(numbers, (int[]) other);
            case long[] numbers -> Arrays.equals(numbers, (long[]) other);
            case byte[] numbers -> Arrays.equals(numbers, (byte[]) other);
            case boolean[] flags -> Arrays.equals(flags, (boolean[]) other);
            case Object[] parts -> alike(parts, (Object[]) other);
            case Object it when plain(it) -> it.equals(other);
            default -> same(one, other);
        };
    }

    private static boolean alike(Object[] ones, Object[] others) {
        boolean alike = ones.length == others.length;
        for (int i = 0; alike && i < ones.length; i++) {
            alike = alike(ones[i], others[i]);
        }
        return alike;
    }

    private static void write(Object value, StringBuilder text) {
        switch (value) {
            case int[] numbers -> text.append(Arrays.toString(numbers));
            case long[] numbers -> text.append(Arrays.toString(numbers));
            case byte[] numbers -> text.append(Arrays.toString(numbers));
            case boolean[] flags -> text.append(Arrays.toString(flags));
            case Object[] parts -> {
                text.append('[');
                for (var part : parts) {
                    write(part, text);
                    text.append(", ");
                }
                text.append(']');
            }
            case Object it when plain(it) -> text.append(it);
            default -> text.append('{').append(of(value).replace("\n", "; ")).append('}');
        }
    }

    /** Whether a value can be told by its text, and never changes. */
    private static boolean plain(Object value) {
        return value instanceof Number
                || value instanceof Boolean
                || value instanceof Character
                || value instanceof String
                || value instanceof Enum<?>
                || value instanceof Record;
    }

    private static Object value(Field field, Object owner) {
        try {
            return field.get(owner);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The lines in which two dumps differ. */
    public static String difference(Object one, Object other) {
        return difference(of(one), of(other));
    }

    public static String difference(String one, String other) {
        var difference = new StringBuilder();
        var ones = one.split("\n");
        var others = other.split("\n");
        for (int i = 0; i < Math.min(ones.length, others.length); i++) {
            if (!ones[i].equals(others[i])) {
                difference
                        .append("  ")
                        .append(ones[i])
                        .append("   |   ")
                        .append(others[i])
                        .append('\n');
            }
        }
        return difference.toString();
    }

    /** The name of a field in which two states have the very same array or object, or nothing. */
    public static String shared(Object one, Object other) {
        for (var field : FIELDS.get(one.getClass())) {
            var parts = parts(value(field, other));
            for (var part : parts(value(field, one))) {
                if (parts.contains(part)) {
                    return field.getName();
                }
            }
        }
        return "";
    }

    /** Everything in a value that could change, itself included. */
    private static Set<Object> parts(Object value) {
        Set<Object> parts = Collections.newSetFromMap(new IdentityHashMap<>());
        collect(value, parts);
        return parts;
    }

    private static void collect(Object value, Set<Object> parts) {
        if (plain(value) || !parts.add(value)) {
            return;
        }
        if (value instanceof Object[] array) {
            for (var part : array) {
                collect(part, parts);
            }
        } else if (!value.getClass().isArray()) {
            FIELDS.get(value.getClass()).forEach(field -> collect(value(field, value), parts));
        }
    }
}
