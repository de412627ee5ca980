package tischlein.buckets;

/**
 * What turns an attack round (8.1): nothing, an equal raise, or two or three cards laid at once.
 */
public enum Turning {
    FIXED,
    EQUAL,
    PAIRS
}
