package tischlein.table;

/**
 * Somebody who wants to know how bots' thinking goes. Nothing it is told names a guest or table.
 */
public interface ThinkingMonitor {
    /** How far a choice was thought out. */
    enum Extent {
        /** As long as the bot usually thinks. */
        WHOLE,
        /** In less time than usual: others think too. */
        SHORTENED,
        /** Not at all, for want of time: by a look at the game's own advice. */
        ADVISED,
        /** The bot failed, and the game's advice was followed. */
        FAILED
    }

    /**
     * @param waited how long it had to wait before it began, in milliseconds
     */
    void thought(Extent extent, long waited);
}
