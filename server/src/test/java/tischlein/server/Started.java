package tischlein.server;

import static org.assertj.core.api.Assertions.assertThat;

/** Two people and bots, at a game that has begun. */
record Started(WirePerson host, WirePerson friend, String table) {
    static Started of(RunningServer running, String game, int seats) {
        var host = running.guest("Hanna");
        var friend = running.guest("Fritz");
        var table = host.lay(wish(game, seats));
        var path = "/api/tables/" + table;
        assertThat(friend.post(path + "/seats", "{}").json().path("mine")).hasToString("[1]");
        assertThat(host.post(path + "/start", "").json().path("phase").asString())
                .isEqualTo("playing");
        return new Started(host, friend, table);
    }

    private static String wish(String game, int seats) {
        var bots = ",\"bot random\"".repeat(seats - 2);
        return "{\"game\":\"%s\",\"chairs\":[\"me\",\"open\"%s],\"pace\":0}".formatted(game, bots);
    }
}
