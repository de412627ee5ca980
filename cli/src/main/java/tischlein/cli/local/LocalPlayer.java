package tischlein.cli.local;

import java.util.random.RandomGenerator;
import tischlein.kernel.Bot;

/** Whoever sits at a table in the terminal. */
public sealed interface LocalPlayer<V> {
    String name();

    record Person<V>(String name) implements LocalPlayer<V> {}

    /**
     * @param kind the bot's name in the list of bots
     */
    record Robot<V>(String name, String kind, Bot<V> bot, RandomGenerator luck)
            implements LocalPlayer<V> {}
}
