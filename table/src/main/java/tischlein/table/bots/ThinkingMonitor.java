package tischlein.table.bots;

/** Is told how well bots get to think. Nothing it is told names a guest or a table. */
public interface ThinkingMonitor {
    /** How much a bot has thought about a choice. */
    enum Extent {
        /** As long as the bot usually thinks. */
        WHOLE,
        /** For less time than usual, because others are thinking too. */
        SHORTENED,
        /** Not at all, for want of time: it looked one step ahead or followed the game's advice. */
        ADVISED,
        /** The bot failed, and the game's advice was followed. */
        FAILED
    }

    /**
     * @param waited how long it waited before it began, in milliseconds
     */
    void thought(Extent extent, long waited);
}
