import { defineConfig } from '@playwright/test';
import { chromium, freePort, serving } from './e2e/program.mjs';

// The workers read this file again: all must mean the same server.
const port = (process.env['TISCHLEIN_E2E_PORT'] ??= String(await freePort()));
const url = process.env['TISCHLEIN_URL'] ?? `http://localhost:${port}`;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'target/e2e',
  workers: 1,
  timeout: 120_000,
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
  // A test tagged @phone or @desktop is for that size only; all others run at both.
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
  ],
});
