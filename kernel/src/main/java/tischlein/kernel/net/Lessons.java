package tischlein.kernel.net;

import java.util.OptionalDouble;
import tischlein.kernel.Seeded;

/** Games that a net plays by itself in order to learn. Each thread has its own. */
@FunctionalInterface
public interface Lessons {
    /**
     * Plays a game with the net as it stands, and tells what is to be learned from it.
     *
     * @return what came of the game, if it was a whole one: on average between 0 and 1
     */
    OptionalDouble play(Seeded luck, Pupil pupil);

    /** Takes what is to be learned. */
    @FunctionalInterface
    interface Pupil {
        /**
         * @param inputs written over afterwards
         * @param aims what the net should say of them; written over afterwards
         */
        void learn(NetInputs inputs, double[] aims);
    }
}
