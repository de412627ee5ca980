package tischlein.table;

import java.util.OptionalInt;

/** Tells whoever comes to a table how its game stands, and what it has missed. */
final class Arrival {
    private Arrival() {}

    /**
     * @param seen the version that it saw last, if any
     */
    static void tell(
            House house,
            StoredTable row,
            Stage<?, ?> stage,
            Audience.Watcher watcher,
            OptionalInt seen) {
        boolean missed = seen.isPresent() && seen.getAsInt() < stage.play().version();
        var since =
                missed ? Archive.since(house, row, stage.play(), seen.getAsInt()) : new Telling();
        for (int viewer : watcher.viewers()) {
            var tale = since.to(viewer, stage.time().tempo());
            Audience.say(watcher.listener(), stage.frame(viewer, tale, missed));
        }
        stage.council().tell(watcher.listener());
    }
}
