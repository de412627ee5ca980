package tischlein.cli;

/** The program: says which words it was given, until it can do more. */
public final class Tischlein {
    private Tischlein() {}

    public static void main(String[] words) {
        System.out.println(String.join(" ", words));
    }
}
