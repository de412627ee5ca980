import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const jar = process.env.TISCHLEIN_JAR ?? `${root}/cli/target/tischlein.jar`;
const page = `${root}/web/target/classes`;

/** A port that nobody uses now. */
export function freePort() {
    return new Promise((done, failed) => {
        const server = createServer();
        server.once('error', failed);
        server.listen(0, '127.0.0.1', () => {
            const { port } = server.address();
            server.close(() => done(port));
        });
    });
}

/** The command that serves the freshly built page with the program of the jar. */
export function serving(port) {
    for (const file of [jar, `${page}/web/index.html`]) {
        if (!existsSync(file))
            throw new Error(
                `There is no ${file}: build it first (./tischlein --help, npm run build).`,
            );
    }
    const run = `root=${root}; . ${root}/.build/java.sh; find_java && exec "$JAVA_HOME/bin/java" -XX:TieredStopAtLevel=1`;
    return `sh -c '${run} --enable-native-access=ALL-UNNAMED -cp ${page}:${jar} tischlein.cli.Tischlein serve --port ${port} --database memory --quiet'`;
}

/** Starts a server, or takes the one named by TISCHLEIN_URL. */
export async function program() {
    if (process.env.TISCHLEIN_URL) return { url: process.env.TISCHLEIN_URL, stop: () => {} };
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const child = spawn(serving(port), {
        shell: true,
        detached: true,
        stdio: ['ignore', 'ignore', 'inherit'],
    });
    const stop = () => process.kill(-child.pid, 'SIGTERM');
    for (let tries = 0; tries < 300; tries++) {
        if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
        const there = await fetch(`${url}/api/games`).then(
            (answer) => answer.ok,
            () => false,
        );
        if (there) return { url, stop };
        await new Promise((later) => setTimeout(later, 100));
    }
    stop();
    throw new Error('The server did not start within half a minute.');
}

/** Debian's Chromium, or CHROME_PATH; Playwright's own if there is neither. */
export function chromium() {
    const found = [
        process.env.CHROME_PATH,
        '/usr/bin/chromium-headless-shell',
        '/usr/bin/chromium',
        '/usr/bin/chromium-browser',
        '/usr/bin/google-chrome',
    ].find((path) => path && existsSync(path));
    return {
        ...(found ? { executablePath: found } : {}),
        args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-quic',
            '--no-first-run',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
            '--disable-dev-shm-usage',
        ],
    };
}
