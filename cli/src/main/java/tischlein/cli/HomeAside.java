package tischlein.cli;

import static tischlein.kernel.Phrase.say;

import java.util.Set;
import tischlein.kernel.Unsuitable;

/** What a person round one keyboard can ask for in the middle of a choice. */
record HomeAside(Playing<?, ?> playing, int seat, Screen screen, String people)
        implements Turn.Aside {
    private static final int LAST_NEWS = 25;
    private static final int MOST_NEWS = 1_000_000;

    @Override
    public Set<Wish.Command> possible() {
        return Wish.Command.AT_HOME;
    }

    @Override
    public void answer(Wish.Command command, String about, boolean midway) {
        try {
            switch (command) {
                case HELP -> screen.tell(say("play.help"));
                case LOG -> log(about);
                case SAVE -> save(about, midway);
                case HINT, BACK, RULES, QUIT -> {
                    // the choice itself answers these
                }
                case LOOK, WHO, SAY, EMOTE, POINT, VOTE, SIT, STAND, BOT, START, REMATCH -> {
                    // not possible here
                }
            }
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
