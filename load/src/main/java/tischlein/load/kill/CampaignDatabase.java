package tischlein.load.kill;

import java.util.Optional;

/** The database that several servers share: one that somebody has, or one of this run's own. */
final class CampaignDatabase implements AutoCloseable {
    private final String address;
    private final Optional<RestartedPostgres> own;

    private CampaignDatabase(String address, Optional<RestartedPostgres> own) {
        this.address = address;
        this.own = own;
    }

    /**
     * @param given its address; without it one is started in the folder
     */
    static CampaignDatabase of(Optional<String> given, ScratchFolder scratch) {
        return given.map(address -> new CampaignDatabase(address, Optional.empty()))
                .orElseGet(() -> {
                    var own = new RestartedPostgres(scratch.folder());
                    return new CampaignDatabase(own.address(), Optional.of(own));
                });
    }

    String address() {
        return address;
    }

    /** Only one of this run's own. */
    void restart(Runnable meanwhile) {
        var postgres = own.orElseThrow();
        postgres.stop();
        meanwhile.run();
        postgres.startAgain();
    }

    @Override
    public void close() {
        own.ifPresent(RestartedPostgres::close);
    }
}
