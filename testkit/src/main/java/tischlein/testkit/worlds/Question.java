package tischlein.testkit.worlds;

import java.util.List;

/** Something that a viewer may ask of a table, or hear said there. */
public sealed interface Question {
    /** The viewer wants to know how the table is kept, and who sits there. */
    record Describe() implements Question {}

    /** Another seat says something to all. */
    record Say(int seat, String text) implements Question {}

    /** The viewer wants to know what happened so far, as a seat or an onlooker may know it. */
    record Story(int seat) implements Question {}

    /** The viewer wants to see its frame of a version. */
    record Position(int version) implements Question {}

    /** The viewer wants the log. */
    record Export() implements Question {}

    /** The viewer's seat chooses what it very likely may not. */
    record Choose(int version, List<String> moves) implements Question {}

    /** The viewer's seat tries what a choice would do. */
    record Try(int version, List<String> moves) implements Question {}

    /** The viewer's seat wants advice. */
    record Suggest(int version) implements Question {}

    /** The viewer comes back, and has seen the table up to a version. */
    record Again(int seen) implements Question {}
}
