package tischlein.load.players;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * People leave their tables in the middle of games, and others come and lay new ones. Whatever was
 * due before they leave is done before; until the others sit, nothing is due.
 */
public final class Turnover {
    private static final int LOOK = 20; // milliseconds between two looks

    private final AllPlayers crowd;
    private final List<TablePlayers> arriving = new ArrayList<>();
    private long made;
    private long left;
    private long vanished;
    private long dreamt;

    public Turnover(AllPlayers crowd) {
        this.crowd = crowd;
        made = crowd.plan.tables();
    }

    /** Everybody sits. */
    public void begin() {
        if (crowd.plan.churn() > 0) {
            crowd.parties().forEach(this::expect);
            look();
        }
    }

    /** Tables that were laid and started. */
    public long made() {
        return made;
    }

    /** Tables that all have left, in whatever manner. */
    public long left() {
        return left + vanished;
    }

    /** Nothing if everybody stays. */
    public Map<String, Long> told() {
        var told = new LinkedHashMap<String, Long>();
        if (crowd.plan.churn() > 0) {
            told.put("made", made);
            told.put("left", left);
            told.put("vanished", vanished);
            told.put("unstarted", dreamt);
        }
        return told;
    }

    private void expect(TablePlayers party) {
        crowd.loop.at(party.dues().leaving(), () -> rise(party));
    }

    private void rise(TablePlayers party) {
        long now = crowd.loop.now();
        if (now >= crowd.end()) {
            return; // whoever is still here sees the end
        }
        if (now < party.dues().leaving()) {
            expect(party); // there was a rest
        } else if (crowd.resting() || !party.quiet()) {
            crowd.loop.after(LOOK, () -> rise(party));
        } else {
            depart(party);
        }
    }

    private void depart(TablePlayers party) {
        var departure = party.dues().departure();
        var next = crowd.replace(party);
        var places = party.leave();
        if (departure.vanishing()) {
            vanished++;
            follow(party, next);
        } else {
            left++;
            crowd.lobby.leave(
                    places, () -> crowd.loop.post(() -> follow(party, next)), crowd::fail);
        }
        if (departure.dreaming()) {
            dreamt++;
            crowd.lobby.dream(crowd.plan, crowd::fail);
        }
    }

    private void follow(TablePlayers party, TablePlayers next) {
        party.hangUp();
        arriving.add(next);
        crowd.lobby.open(
                crowd.plan,
                begun ->
                        crowd.loop.post(() -> {
                            made++;
                            next.sit(begun);
                        }),
                crowd::fail);
    }

    /** Whoever has a frame for every seat begins to move. */
    private void look() {
        arriving.removeIf(party -> {
            boolean seated = party.seated();
            if (seated) {
                party.begin(crowd.loop.now());
                expect(party);
            }
            return seated;
        });
        crowd.loop.after(LOOK, this::look);
    }
}
