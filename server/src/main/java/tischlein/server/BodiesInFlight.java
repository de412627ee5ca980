package tischlein.server;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/** Counts the bytes of requests that are being read or worked on: of each address, and in all. */
final class BodiesInFlight {
    private final long mostPerAddress;
    private final long mostInAll;
    private final AtomicLong all = new AtomicLong();
    private final ConcurrentHashMap<String, Long> addresses = new ConcurrentHashMap<>();

    BodiesInFlight(long mostPerAddress, long mostInAll) {
        this.mostPerAddress = mostPerAddress;
        this.mostInAll = mostInAll;
    }

    /** False if there is no room for so many; otherwise they have to be released. */
    boolean reserve(String address, long bytes) {
        if (bytes == 0) {
            return true;
        }
        long there = addresses.merge(address, bytes, Long::sum);
        if (all.addAndGet(bytes) <= mostInAll && there <= mostPerAddress) {
            return true;
        }
        release(address, bytes);
        return false;
    }

    void release(String address, long bytes) {
        if (bytes > 0) {
            all.addAndGet(-bytes);
            addresses.computeIfPresent(
                    address, (_, there) -> there == bytes ? null : there - bytes);
        }
    }

    /** How many there are now. */
    long size() {
        return all.get();
    }
}
