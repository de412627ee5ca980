package tischlein.pips;

import tischlein.kernel.News;
import tischlein.testkit.GameContract;
import tischlein.testkit.laws.GameLaws;
import tischlein.testkit.play.Playthroughs;

/** What every game promises. In Pips nothing is kept for ever: points only grow. */
class PipsContractTest implements GameContract<PipsState, PipsView> {
    @Override
    public Pips game() {
        return new Pips();
    }

    @Override
    public GameLaws<PipsState, PipsView> laws() {
        return GameLaws.of(game());
    }

    @Override
    public News.Happening[] news() {
        return PipsNews.values();
    }

    @Override
    public Playthroughs<PipsState, PipsView> playthroughs() {
        return Playthroughs.of(game()).game("three-seats", 3, 3);
    }
}
