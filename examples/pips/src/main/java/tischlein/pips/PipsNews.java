package tischlein.pips;

import static tischlein.kernel.Phrase.say;

import tischlein.kernel.Beat;
import tischlein.kernel.News;

/** What can happen in Pips. The value told with it is a number of pips or points. */
enum PipsNews implements News.Happening {
    ROLLS("3.1, 3.3", Beat.REVEAL, "news.rolls"),
    LOSES("3.2", Beat.STEP, "news.loses"),
    ROLLS_AGAIN("3.3", Beat.STEP, "news.again"),
    BANKS("3.4", Beat.STEP, "news.banks"),
    PASSES("3.2, 3.5", Beat.QUICK, "news.passes"),
    WINS("4.1", Beat.REVEAL, "news.wins");

    private final News.Kind kind;

    PipsNews(String rule, Beat beat, String key) {
        kind =
                new News.Kind(
                        rule,
                        beat,
                        (seat, value, _) -> say(key).seat(seat).number("pips", (int) value));
    }

    @Override
    public News.Kind kind() {
        return kind;
    }
}
