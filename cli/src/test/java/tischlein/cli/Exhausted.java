package tischlein.cli;

import java.util.ArrayList;
import java.util.concurrent.CountDownLatch;

/** A program one of whose threads uses up all memory, while the others would go on for ever. */
final class Exhausted {
    private Exhausted() {}

    public static void main(String[] args) throws InterruptedException {
        Thread.ofPlatform()
                .start(() -> {
                    var all = new ArrayList<byte[]>();
                    while (all.size() < Integer.MAX_VALUE) {
                        all.add(new byte[1 << 20]);
                    }
                });
        new CountDownLatch(1).await();
    }
}
