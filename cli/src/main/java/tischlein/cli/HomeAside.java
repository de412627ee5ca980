package tischlein.cli;

import static tischlein.kernel.Phrase.say;

import java.util.Map;
import java.util.Set;
import tischlein.kernel.Unsuitable;

/** What a person round one keyboard can ask for in the middle of a choice. */
record HomeAside(Playing<?, ?> playing, int seat, Screen screen, String people)
        implements Turn.Aside {
    private static final int LAST_NEWS = 25;
    private static final int MOST_NEWS = 1_000_000;

    /** What answers one of the commands. */
    private interface Deed {
        /** The choice itself answers the others. */
        Deed NONE = (aside, about, midway) -> {};

        void done(HomeAside aside, String about, boolean midway);
    }

    private static final Map<Wish.Command, Deed> DEEDS =
            Map.of(
                    Wish.Command.HELP, (aside, _, _) -> aside.screen.tell(say("play.help")),
                    Wish.Command.LOG, (aside, about, _) -> aside.log(about),
                    Wish.Command.RULES,
                            (aside, about, _) -> aside.screen.rules(aside.playing.game(), about),
                    Wish.Command.INTRO,
                            (aside, _, _) -> aside.screen.introduction(aside.playing.game()),
                    Wish.Command.SAVE, HomeAside::save);

    @Override
    public Set<Wish.Command> possible() {
        return Wish.Command.AT_HOME;
    }

    @Override
    public void answer(Wish.Command command, String about, boolean midway) {
        try {
            DEEDS.getOrDefault(command, Deed.NONE).done(this, about, midway);
        } catch (Unsuitable e) {
            screen.tell(e.sentence());
        }
    }

    private void log(String about) {
        int count = newsAsked(about);
        var story = playing.story();
        screen.story(story, Math.max(0, story.length() - count), Viewer.at(seat));
    }

    /**
     * How many of the last news somebody wants to hear.
     *
     * @throws Unsuitable if it is no number
     */
    static int newsAsked(String about) {
        return about.isEmpty() ? LAST_NEWS : (int) Numeral.within("log", about, 1, MOST_NEWS);
    }

    private void save(String file, boolean midway) {
        if (file.isEmpty()) {
            screen.tell(say("play.savewhere"));
            return;
        }
        Saving.saveGame(file, playing.log());
        screen.tell(say("play.saved").text("file", file).text("people", people));
        if (midway) {
            screen.tell(say("play.unsaved"));
        }
    }
}
