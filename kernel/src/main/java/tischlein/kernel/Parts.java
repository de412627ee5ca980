package tischlein.kernel;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What is put into a sentence, by name, in the order it was put in. A sentence has few parts and
 * there are very many sentences: a row is smaller than a table, and found through as quickly.
 */
final class Parts extends AbstractMap<String, Phrase> {
    private static final Parts NONE = new Parts(new Entry<?, ?>[0]);

    private final Entry<String, Phrase>[] row;

    @SuppressWarnings("unchecked") // nothing else is ever put in
    private Parts(Entry<?, ?>[] row) {
        this.row = (Entry<String, Phrase>[]) row;
    }

    /** The same parts, which nobody can change any more. */
    static Parts of(Map<String, Phrase> parts) {
        if (parts instanceof Parts already) {
            return already;
        }
        var all = NONE;
        for (var part : parts.entrySet()) {
            all = all.with(part.getKey(), part.getValue());
        }
        return all;
    }

    /** These and one more, or with another one of that name. */
    Parts with(String name, Phrase part) {
        int place = place(name);
        var more = Arrays.copyOf(row, Math.max(row.length, place + 1));
        more[place] = Map.entry(name, part);
        return new Parts(more);
    }

    private int place(@Nullable Object name) {
        int place = 0;
        while (place < row.length && !row[place].getKey().equals(name)) {
            place++;
        }
        return place;
    }

    @Override
    public @Nullable Phrase get(@Nullable Object name) {
        int place = place(name);
        return place < row.length ? row[place].getValue() : null;
    }

    @Override
    public boolean containsKey(@Nullable Object name) {
        return place(name) < row.length;
    }

    @Override
    public Set<Entry<String, Phrase>> entrySet() {
        return new AbstractSet<>() {
            @Override
            public Iterator<Entry<String, Phrase>> iterator() {
                return Arrays.asList(row).iterator();
            }

            @Override
            public int size() {
                return row.length;
            }
        };
    }
}
