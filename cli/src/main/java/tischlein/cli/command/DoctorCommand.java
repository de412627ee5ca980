package tischlein.cli.command;

import static tischlein.kernel.Phrase.say;

import java.net.URI;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tischlein.cli.doctor.AddressCheck;
import tischlein.cli.doctor.DatabaseCheck;
import tischlein.cli.doctor.Finding;
import tischlein.cli.doctor.MachineCheck;
import tischlein.cli.run.BadInput;
import tischlein.cli.run.ExitCode;
import tischlein.cli.run.Numeral;
import tischlein.cli.run.Surroundings;
import tischlein.cli.run.Voice;
import tischlein.cli.serve.ClusterOption;
import tischlein.cli.serve.DatabaseOption;
import tischlein.kernel.Unsuitable;

/**
 * {@code tischlein doctor}: what keeps a server with these flags from running well, and what to do
 * about it.
 */
@Command(
        name = "doctor",
        footer = {
            "  tischlein doctor",
            "  tischlein doctor --public-url https://play.example.org --proxied"
        })
public final class DoctorCommand implements Callable<Integer> {
    private static final int USUAL_PORT = 8080;

    private final Surroundings around;
    private final Voice voice;

    @Option(names = "--port", paramLabel = "P", descriptionKey = "help.port")
    private Optional<String> port = Optional.empty();

    @Option(names = "--host", paramLabel = "H", descriptionKey = "help.host")
    private Optional<String> host = Optional.empty();

    @Mixin private final DatabaseOption kept = new DatabaseOption();

    @Mixin private final ClusterOption cluster = new ClusterOption();

    @Option(names = "--public-url", paramLabel = "URL", descriptionKey = "help.url")
    private Optional<String> url = Optional.empty();

    @Option(names = "--proxied", descriptionKey = "help.proxied")
    private boolean proxied;

    public DoctorCommand(Surroundings around, Voice voice) {
        this.around = around;
        this.voice = voice;
    }

    @Override
    public Integer call() {
        var findings = findings();
        findings.forEach(this::tell);
        boolean wrong = findings.stream().anyMatch(each -> each.kind() == Finding.Kind.WRONG);
        around.print(voice.text(wrong ? "doctor.ill" : "doctor.well"));
        return wrong ? ExitCode.FAILED : ExitCode.FINE;
    }

    private List<Finding> findings() {
        var findings = new ArrayList<Finding>();
        int at =
                DatabaseOption.given(port, around, "TISCHLEIN_PORT")
                        .map(text -> Math.toIntExact(Numeral.within("--port", text, 1, 65_535)))
                        .orElse(USUAL_PORT);
        findings.add(
                MachineCheck.port(
                        DatabaseOption.given(host, around, "TISCHLEIN_HOST").orElse("0.0.0.0"),
                        at));
        var database = kept.database(around);
        if (!database.contains(":")) {
            findings.add(MachineCheck.disk(Path.of(database)));
        }
        findings.add(MachineCheck.files());
        findings.add(DatabaseCheck.of(database, around, voice));
        findings.add(others(database));
        DatabaseOption.given(url, around, "TISCHLEIN_PUBLIC_URL")
                .ifPresent(address -> findings.addAll(address(address)));
        return findings;
    }

    private List<Finding> address(String address) {
        try {
            boolean trusts = DatabaseOption.flag(proxied, around, "TISCHLEIN_PROXIED");
            var place = URI.create(address.replaceFirst("/+$", ""));
            return new AddressCheck(place, trusts, InstantSource.system()).findings();
        } catch (IllegalArgumentException _) {
            throw new Unsuitable(say("unsuitable.url").text("found", address));
        }
    }

    private Finding others(String database) {
        try {
            return cluster.settings(database, around, voice).isPresent()
                    ? new Finding(Finding.Kind.FINE, say("doctor.cluster"), Optional.empty())
                    : new Finding(Finding.Kind.FINE, say("doctor.alone"), Optional.empty());
        } catch (BadInput bad) {
            return wrong(bad.line());
        } catch (Unsuitable unsuitable) {
            return wrong(voice.say(unsuitable.sentence()));
        }
    }

    private static Finding wrong(String line) {
        return new Finding(
                Finding.Kind.WRONG,
                say("doctor.cluster.wrong").text("what", line),
                Optional.of(say("doctor.cluster.wrong.do")));
    }

    private void tell(Finding finding) {
        var mark =
                switch (finding.kind()) {
                    case FINE -> voice.text("doctor.fine");
                    case DOUBTFUL -> voice.text("doctor.doubtful");
                    case WRONG -> voice.text("doctor.wrong");
                };
        around.print(mark + " " + voice.say(finding.what()));
        finding.remedy().ifPresent(what -> around.print("      " + voice.say(what)));
    }
}
