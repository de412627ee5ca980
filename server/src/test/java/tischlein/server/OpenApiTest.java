package tischlein.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class OpenApiTest {
    private static final Path FILE = Path.of("../docs/openapi.yaml");
    private static final Pattern PATH = Pattern.compile("  (/\\S*):");
    private static final Pattern METHOD = Pattern.compile("    (get|post|put|delete|patch):");
    private static final Pattern REFERENCE = Pattern.compile("\"#/components/(\\w+)/(\\w+)\"");

    private static Set<String> documented() throws IOException {
        var routes = new TreeSet<String>();
        var path = "";
        for (var line : Files.readAllLines(FILE)) {
            var named = PATH.matcher(line);
            var method = METHOD.matcher(line);
            if (named.matches()) {
                path = named.group(1);
            } else if (method.matches()) {
                routes.add(method.group(1) + " " + path);
            }
        }
        return routes;
    }

    private static Set<String> served(Server server) {
        return server.javalin().unsafe.internalRouter.allHttpHandlers().stream()
                .map(handler -> handler.endpoint)
                .filter(endpoint -> endpoint.method.isHttpMethod())
                .map(endpoint ->
                        endpoint.method.name().toLowerCase(Locale.ROOT) + " " + endpoint.path)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void theDocumentHasAllRoutesAndNoOthers() throws IOException {
        try (var running = RunningServer.usual()) {
            assertThat(documented()).hasSizeGreaterThan(25).isEqualTo(served(running.server()));
        }
    }

    @Test
    void whatTheDocumentRefersToIsThere() throws IOException {
        var text = Files.readString(FILE);
        var references = REFERENCE.matcher(text).results().toList();
        assertThat(references).hasSizeGreaterThan(40);
        for (var reference : references) {
            var section = text.substring(text.indexOf("\n  " + reference.group(1) + ":\n"));
            assertThat(section).containsPattern("\n    " + reference.group(2) + ":[ \n]");
        }
    }

    /** Every route of the protocol's tables is a route of the server. */
    @Test
    void theProtocolsRequestsAreServed() throws IOException {
        var request = Pattern.compile("`(GET|POST|PUT|DELETE) (/api/[^`\\s?]*)");
        var routes = documented();
        var found =
                request.matcher(Files.readString(Path.of("../docs/protocol.md")))
                        .results()
                        .toList();
        assertThat(found).hasSizeGreaterThan(20);
        for (var one : found) {
            var path =
                    one.group(2)
                            .replaceFirst("/(tables|series)/T", "/$1/{table}")
                            .replaceFirst("/seats/N", "/seats/{seat}");
            assertThat(routes).contains(one.group(1).toLowerCase(Locale.ROOT) + " " + path);
        }
    }
}
