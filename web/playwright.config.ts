import { defineConfig } from '@playwright/test';
import { chromium, freePort, serving } from './e2e/program.mjs';

// The workers read this file again: all must mean the same server.
const port = (process.env['TISCHLEIN_E2E_PORT'] ??= String(await freePort()));
const url = process.env['TISCHLEIN_URL'] ?? `http://localhost:${port}`;

const sizes = {
  // With the browser's bars on, as most people see it.
  phone: { viewport: { width: 390, height: 664 }, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};
/** A file that is none of the usual tests, and is run instead of them. */
const only = process.env['TISCHLEIN_E2E_ONLY'];
/** What is measured runs first and alone; nothing else does anything meanwhile. */
const MEASURED = 'speed.spec.ts';

/** A test tagged @phone or @desktop is for that size only; all others run at both. */
const usual = [
  { name: 'phone, alone', testMatch: MEASURED, use: sizes.phone },
  {
    name: 'desktop, alone',
    testMatch: MEASURED,
    use: sizes.desktop,
    dependencies: ['phone, alone'],
  },
  {
    name: 'phone',
    testIgnore: MEASURED,
    grepInvert: /@desktop/,
    use: sizes.phone,
    dependencies: ['desktop, alone'],
  },
  {
    name: 'desktop',
    testIgnore: MEASURED,
    grepInvert: /@phone/,
    use: sizes.desktop,
    dependencies: ['desktop, alone'],
  },
];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'target/e2e',
  // More than a small machine has processors: most tests wait for what is told.
  workers: 4,
  timeout: 120_000,
  // Nothing is measured by this: a busy machine may take its time. What has to be quick says so itself.
  expect: { timeout: 15_000 },
  reporter: './e2e/reporter.ts',
  forbidOnly: true,
  use: {
    baseURL: url,
    launchOptions: chromium(),
    locale: 'en-GB',
    // A worker would fetch behind the tests' back; the one test that wants it allows it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
  },
  ...(process.env['TISCHLEIN_URL']
    ? {}
    : {
        webServer: {
          command: serving(port),
          url: `${url}/api/games`,
          timeout: 60_000,
          reuseExistingServer: false,
        },
      }),
  projects: only ? [{ name: 'phone', testMatch: only, use: sizes.phone }] : usual,
});
