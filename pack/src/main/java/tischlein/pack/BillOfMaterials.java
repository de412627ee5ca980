package tischlein.pack;

import java.util.List;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * A CycloneDX bill of what a package is made of. Maven knows the libraries; this adds what it does
 * not know.
 */
final class BillOfMaterials {
    /** What of the packages that build the page ends up in it. */
    static final List<String> IN_THE_PAGE =
            List.of("@fontsource-variable/nunito", "clsx", "esm-env", "lean-qr", "svelte");

    private static final String OURS = "tischlein";
    private static final JsonMapper JSON =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    private final ObjectNode bill;

    BillOfMaterials(String json) {
        bill = (ObjectNode) JSON.readTree(json);
        forgetOwnJars();
    }

    /** The jars of our modules are in no package, and bear the modes of somebody's files. */
    private void forgetOwnJars() {
        for (var component : bill.withArray("components")) {
            if (component.path("group").asString("").equals(OURS)) {
                ((ObjectNode) component).remove("hashes");
            }
        }
    }

    /**
     * @param lock npm's package-lock.json
     */
    void addPagePackages(String lock) {
        var packages = JSON.readTree(lock).path("packages");
        for (var name : IN_THE_PAGE) {
            var found = packages.path("node_modules/" + name);
            var version = text(found, "version");
            var component = add("library", name, version, text(found, "license"));
            component.put("purl", "pkg:npm/" + name.replace("@", "%40") + "@" + version);
        }
    }

    private static String text(JsonNode node, String field) {
        var text = node.path(field).asString("");
        if (text.isEmpty()) {
            throw new IllegalArgumentException("no " + field);
        }
        return text;
    }

    /**
     * @param release the file of that name in the folder of a Java runtime
     */
    void addRuntime(String release) {
        add(
                "platform",
                "OpenJDK",
                named(release, "JAVA_VERSION"),
                "GPL-2.0-with-classpath-exception");
    }

    private static String named(String properties, String name) {
        var found = Pattern.compile("(?m)^" + name + "=\"(.*)\"$").matcher(properties);
        if (!found.find()) {
            throw new IllegalArgumentException("no " + name);
        }
        return found.group(1);
    }

    private ObjectNode add(String type, String name, String version, String licence) {
        var component = JSON.createObjectNode();
        component.put("type", type);
        component.put("name", name);
        component.put("version", version);
        component.putArray("licenses").addObject().putObject("license").put("id", licence);
        bill.withArray("components").add(component);
        return component;
    }

    String text() {
        return JSON.writeValueAsString(bill).replace("\r\n", "\n") + "\n";
    }
}
