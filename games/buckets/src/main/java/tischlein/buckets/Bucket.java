package tischlein.buckets;

/** A bucket that stands in a pyramid. */
public record Bucket(Slot slot, Colour colour) {}
