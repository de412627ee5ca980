package tischlein.cli.bots;

import java.util.Locale;

/** What a bot can do wrong. */
public enum BotMistake {
    /** No answer in time, but it lives. */
    LATE,
    /** A move that is none of the choices. */
    ILLEGAL,
    /** A line that is no message of the protocol. */
    UNREADABLE,
    /** A message of the protocol, but not the one that was due. */
    UNASKED,
    /** More lines than anybody asked for, or a line without an end. */
    FLOOD,
    /** It has ended, or closed its output. */
    GONE,
    /** It speaks another version of the protocol. */
    PROTOCOL,
    /** It does not end when it is told to. */
    LINGERS;

    /** As the protocol and reports in JSON have it. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
