import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));
const web = fileURLToPath(new URL('.', import.meta.url));
const server = `http://localhost:${process.env['TISCHLEIN_PORT'] ?? '8080'}`;

/** The server takes requests from its own page only: the proxy speaks as if it were that page. */
const proxied = { target: server, changeOrigin: true, ws: true, headers: { origin: server } };

export default defineConfig({
  root: web,
  plugins: [svelte()],
  resolve: {
    alias: { $web: `${web}src` },
    // Without this Vitest would take Svelte's server half.
    ...(process.env['VITEST'] ? { conditions: ['browser'] } : {}),
  },
  server: { proxy: { '/api': proxied }, fs: { allow: [root] } },
  build: {
    outDir: `${web}target/classes/web`,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  test: {
    root,
    environment: 'happy-dom',
    include: ['web/test/**/*.test.ts', 'games/*/web/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/target/**'],
  },
});
