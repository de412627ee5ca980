package tischlein.server.limits;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/** Counts the bytes of requests in progress: for each address, and in all. */
public final class BodiesInFlight {
    private final long mostPerAddress;
    private final long mostInAll;
    private final AtomicLong all = new AtomicLong();
    private final ConcurrentHashMap<String, Long> addresses = new ConcurrentHashMap<>();

    public BodiesInFlight(long mostPerAddress, long mostInAll) {
        this.mostPerAddress = mostPerAddress;
        this.mostInAll = mostInAll;
    }

    /** False if there is no room for so many; otherwise they must be released later. */
    public boolean reserve(String address, long bytes) {
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

    public void release(String address, long bytes) {
        if (bytes > 0) {
            all.addAndGet(-bytes);
            addresses.computeIfPresent(
                    address, (_, there) -> there == bytes ? null : there - bytes);
        }
    }

    /** How many there are now. */
    public long size() {
        return all.get();
    }
}
