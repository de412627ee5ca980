# shellcheck shell=sh
# Sourced by ./tischlein, ./check and the scripts in this folder, which have set `root` to the project's folder.
# Finds a JDK and Maven, runs Maven, and builds cli/target/tischlein.jar, load/target/load.jar or house/target/house.jar if it is out of date.

java_wanted=25
: "${root:?set by the script that sources this}"
lock=$root/.build/lock

# Says which program it is about: the jar called $2 of module $1.
choose_program() {
    jar=$root/$1/target/$2.jar
    stamp=$root/$1/target/$2.stamp
}
choose_program cli tischlein

say() { printf '%s\n' "$*" >&2; }

# The feature version of the JDK in folder $1, or 0 if there is none.
java_version() {
    if [ -z "$1" ] || [ ! -x "$1/bin/javac" ]; then echo 0; return; fi
    found=$(sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$1/release" 2>/dev/null)
    [ -n "$found" ] || found=$("$1/bin/javac" -version 2>&1 | sed -n 's/^javac \([0-9]*\).*/\1/p')
    echo "${found:-0}"
}

# The home of the javac on the PATH, whatever links or shims lie before it.
java_on_path() {
    command -v javac >/dev/null 2>&1 || return 0
    home=$(readlink -f "$(command -v javac)" 2>/dev/null) || home=
    home=${home%/bin/javac}
    [ -f "$home/release" ] || home=$(javac -J-XshowSettings:properties -version 2>&1 | sed -n 's/^ *java\.home = //p')
    echo "$home"
}

# Sets JAVA_HOME and PATH to the first JDK that is new enough, or says what to install.
find_java() {
    on_path=$(java_on_path)
    for home in "${JAVA_HOME:-}" "$on_path" \
        /usr/lib/jvm/* /Library/Java/JavaVirtualMachines/*/Contents/Home "$HOME"/.sdkman/candidates/java/*; do
        [ "$(java_version "$home")" -ge "$java_wanted" ] || continue
        JAVA_HOME=$home
        PATH=$home/bin:$PATH
        export JAVA_HOME PATH
        return 0
    done
    say "Tischlein needs a JDK $java_wanted or newer and found none: not in JAVA_HOME, on the PATH, in the usual folders, or in sdkman."
    say "Install one (Eclipse Temurin $java_wanted, or your system's package, often called openjdk-$java_wanted-jdk), or set JAVA_HOME to its folder."
    return 1
}

find_maven() {
    command -v mvn >/dev/null 2>&1 && return 0
    say "Tischlein is built with Maven, and there is no mvn on the PATH."
    say "Install Maven 3.8 or newer (your system's package is called maven)."
    return 1
}

# Maven's -q would hide what the lint found: this shows warnings and errors.
# shellcheck disable=SC2034
quiet=-Dorg.slf4j.simpleLogger.defaultLogLevel=warn

# Maven in the project's folder, with javac inside its own process (see lint.fork in pom.xml) and only the quick
# compiler for itself: a build is too short for the other (measured: 18 s of processor time instead of 31 s).
maven() (
    cd "$root" || exit 1
    opts="${MAVEN_OPTS:-} -XX:TieredStopAtLevel=1"
    opts="$opts --sun-misc-unsafe-memory-access=allow --enable-native-access=ALL-UNNAMED"
    for part in api file main model parser processing tree util; do
        opts="$opts --add-exports=jdk.compiler/com.sun.tools.javac.$part=ALL-UNNAMED"
    done
    for part in code comp; do
        opts="$opts --add-opens=jdk.compiler/com.sun.tools.javac.$part=ALL-UNNAMED"
    done
    MAVEN_OPTS=$opts exec mvn -Dlint.fork=false "$@"
)

hash_of_input() {
    if command -v sha256sum >/dev/null 2>&1; then sha256sum; else shasum -a 256; fi
}

# A hash over the names and contents of everything that goes into the jar.
sources_hash() (
    cd "$root" || exit 1
    find . \( -name target -o -name node_modules -o -name .git -o -path '*/src/test' -o -path ./bench -o -path ./examples \) -prune \
        -o -type f \( -name pom.xml -o -path '*/src/main/*' -o -path './docs/rules/*' -o -path './LICENSE' \
        -o -name package.json -o -name package-lock.json -o -path './web/*' -o -path './games/*/web/*' \) -print |
        LC_ALL=C sort | tr '\n' '\0' | xargs -0 cksum | hash_of_input
)

# What the stamp must say for the jar to be the one made from sources with hash $1.
stamp_for() { echo "$1 $(cksum <"$jar")"; }

up_to_date() { [ -f "$jar" ] && [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$(stamp_for "$1")" ]; }

# What the measurements in bench/results-load.md were made with: less memory a table, and fewer cycles a move. The class
# cache fits only a virtual machine that runs with the same. Without memory a program would live on and answer nothing:
# it ends instead, with code 3, and whoever looks after it starts it again.
machine='-XX:+UseParallelGC -XX:+UseCompactObjectHeaders -XX:+ExitOnOutOfMemoryError'

# The file with the classes of the program as the virtual machine likes them best, if there is one. It bears the hash of
# this jar, of this JDK, of where they are and of how they run: with another jar a virtual machine may run the old
# classes silently.
class_cache() {
    printf '%s/cli/target/tischlein-%s.aot\n' "$root" \
        "$({ echo "$jar $JAVA_HOME $machine" && cat "$stamp" "$JAVA_HOME/release" 2>/dev/null; } | hash_of_input | cut -c 1-32)"
}

# Makes that file, and removes those of other jars: a server starts, rehearses and ends by itself. Where this fails
# the program only starts slower. Writes to log $1.
rehearse() {
    rm -f "$root"/cli/target/tischlein-*.aot*
    [ -f "$JAVA_HOME/release" ] || return 0
    cache=$(class_cache) && rehearsal=$(mktemp -d) || return 0
    # shellcheck disable=SC2086
    if "$JAVA_HOME/bin/java" $machine -XX:AOTCacheOutput="$cache.part" -Dtischlein.rehearsal=true -jar "$jar" \
        serve --host 127.0.0.1 --port 0 --data "$rehearsal" >>"$1" 2>&1 </dev/null && [ -s "$cache.part" ]; then
        mv "$cache.part" "$cache"
    fi
    rm -rf "$rehearsal" "$cache".part*
}

# Whether the lock's owner, process $1, still runs; an owner has ten seconds to sign.
alive() {
    if [ -z "$1" ]; then [ "$2" -lt 10 ]; return; fi
    kill -0 "$1" 2>/dev/null || ps -p "$1" >/dev/null 2>&1
}

# One build at a time. A lock whose owner is gone is nobody's.
take_lock() {
    waited=0
    until mkdir "$lock" 2>/dev/null; do
        if [ ! -d "$lock" ]; then say "Cannot write to $root/.build."; return 1; fi
        owner=$(cat "$lock/owner" 2>/dev/null) || owner=
        if ! alive "$owner" "$waited"; then
            # Whoever renames it removes it; the others try again.
            mv "$lock" "$lock.$$" 2>/dev/null && rm -rf "$lock.$$"
            continue
        fi
        [ "$waited" -ne 1 ] || say "Waiting for another build of Tischlein (process $owner; if there is none, remove $lock) …"
        waited=$((waited + 1))
        sleep 1
    done
    trap 'drop_lock' EXIT
    trap 'exit 130' INT
    trap 'exit 143' HUP TERM
    echo "$$" >"$lock/owner"
}

drop_lock() {
    rm -rf "$lock"
    trap - EXIT INT HUP TERM
}

# Chooses the program called $2 of module $1, and builds it if anything changed since the last build.
take_program() {
    choose_program "$1" "$2"
    hash=$(sources_hash)
    if up_to_date "$hash"; then return 0; fi
    find_maven || exit 1
    take_lock || exit 1
    hash=$(sources_hash)
    up_to_date "$hash" || build_program "$1" "$hash"
    drop_lock
}

# Builds the chosen program of module $1, from sources with hash $2.
build_program() {
    log=$root/.build/build.log
    if [ -f "$jar" ]; then say 'Building Tischlein …'; else say 'Building Tischlein (first time: a few minutes) …'; fi
    rm -f "$stamp"
    if ! maven "$quiet" -B -Dmaven.test.skip=true -Dspotless.check.skip=true -pl "$1" -am package >"$log" 2>&1 </dev/null; then
        tail -n 40 "$log" >&2
        say "The build failed; the whole log is in $log"
        exit 1
    fi
    stamp_for "$2" >"$stamp"
    if [ "$1" = cli ]; then rehearse "$log"; fi
}
