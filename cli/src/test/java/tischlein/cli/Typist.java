package tischlein.cli;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import tischlein.cli.screen.InputLines;

/** Somebody at a terminal, who may say something at any time. */
public final class Typist implements InputLines {
    private static final String END = "\u0004";

    private final BlockingQueue<String> typed = new LinkedBlockingQueue<>();
    private final HeardLines heard = new HeardLines();
    private final PrintStream out = new PrintStream(heard, false, StandardCharsets.UTF_8);
    private int seen;

    public void type(String line) {
        typed.add(line);
    }

    public Typist see(String text) throws InterruptedException {
        seen = heard.find(seen, text).end();
        return this;
    }

    /** Which of these it sees first. */
    public String seeOne(String... texts) throws InterruptedException {
        var found = heard.find(seen, texts);
        seen = found.end();
        return found.group();
    }

    public String text() {
        return heard.text();
    }

    @Override
    public Optional<String> next(String prompt, List<String> words) {
        try {
            return Optional.of(typed.take()).filter(line -> !line.equals(END));
        } catch (InterruptedException _) {
            return Optional.empty();
        }
    }

    @Override
    public Optional<String> overhear() {
        return next("", List.of());
    }

    @Override
    public void beckon(String prompt) {
        // it needs nobody to be told so
    }

    @Override
    public void repeat(String prompt, String line) {
        // whoever typed it has seen it
    }

    @Override
    public boolean handedOver(String request) {
        return true;
    }

    @Override
    public boolean conceals(String request) {
        out.println(request);
        return true;
    }

    @Override
    public void reveal() {
        out.println("***");
    }

    @Override
    public void prompt(String prompt) {
        // it has no line to type in
    }

    @Override
    public PrintStream out() {
        return out;
    }

    @Override
    public boolean waits() {
        return true;
    }

    @Override
    public void suggest(List<String> words) {
        // nobody presses the tabulator
    }

    @Override
    public void close() {
        typed.add(END);
    }
}
