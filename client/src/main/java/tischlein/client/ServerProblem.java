package tischlein.client;

import static tischlein.kernel.Phrase.say;

import java.net.URI;
import tischlein.kernel.Phrase;

/** A server refuses something, cannot be reached, or does not answer as a server of this kind. */
public final class ServerProblem extends RuntimeException {
    private static final long serialVersionUID = 1;
    private static final int NONE = 0;

    private final int status;
    private final transient Phrase told;

    private ServerProblem(int status, Phrase told) {
        super(status + " " + told);
        this.status = status;
        this.told = told;
    }

    static ServerProblem unreachable(URI server) {
        return new ServerProblem(NONE, say("live.unreachable").text("server", server.toString()));
    }

    static ServerProblem strange(int status, URI server) {
        return new ServerProblem(status, say("live.stranger").text("server", server.toString()));
    }

    /**
     * @param says why, in the language that the client has asked for
     */
    static ServerProblem refused(int status, String says) {
        return new ServerProblem(status, new Phrase.Text(says));
    }

    /** Whether there was no answer at all. */
    public boolean unreachable() {
        return status == NONE;
    }

    /** What to tell the user: the server's own sentence, or one of the program's texts. */
    public Phrase told() {
        return told;
    }
}
