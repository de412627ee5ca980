package tischlein.store;

import java.io.IOException;
import java.util.List;

/** A program that has a database file as a server has it, and keeps it until it is killed. */
final class Occupant {
    static final String LINK = "http://localhost:8080/";

    private Occupant() {}

    public static void main(String[] arguments) throws IOException {
        var served = Stores.serve(arguments[0], _ -> {});
        served.tell(List.of(LINK, "http://192.168.0.7:8080/"));
        System.out.println("served");
        System.out.flush();
        int _ = System.in.read(); // for ever: nobody says anything
        served.close();
    }
}
