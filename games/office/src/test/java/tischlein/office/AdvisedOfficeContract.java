package tischlein.office;

import tischlein.kernel.News;
import tischlein.testkit.GameContract;
import tischlein.testkit.laws.GameLaws;
import tischlein.testkit.play.Playthroughs;

/** The contract in games as sensible people play them: they need change from the roof (5.7). */
final class AdvisedOfficeContract implements GameContract<OfficeState, OfficeView> {
    private final OfficeContractTest contract = new OfficeContractTest();

    @Override
    public Office game() {
        return contract.game();
    }

    @Override
    public GameLaws<OfficeState, OfficeView> laws() {
        return contract.laws().advised();
    }

    @Override
    public News.Happening[] news() {
        return contract.news();
    }

    @Override
    public Playthroughs<OfficeState, OfficeView> playthroughs() {
        return contract.playthroughs();
    }
}
