import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));
const web = fileURLToPath(new URL('.', import.meta.url));
const server = `http://localhost:${process.env['TISCHLEIN_PORT'] ?? '8080'}`;

/** The server takes requests from its own page only: the proxy speaks as if it were that page. */
const proxied = { target: server, changeOrigin: true, ws: true, headers: { origin: server } };

/**
 * Lays a compressed copy beside every file that gains by it, for the server compresses nothing
 * itself; and writes down which file needs which, for `npm run size`.
 */
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  writeBundle({ dir }, bundle) {
    const sizes: Record<string, number> = {};
    for (const name of Object.keys(bundle).filter((name) => /\.(js|css|svg)$/.test(name))) {
      const small = gzipSync(readFileSync(`${dir}/${name}`), { level: 9 });
      writeFileSync(`${dir}/${name}.gz`, small);
      sizes[name] = small.length;
    }
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const files = chunks.map((chunk) => ({
      name: chunk.fileName,
      of: chunk.facadeModuleId?.replace(root, '') ?? '',
      entry: chunk.isEntry,
      needs: [...chunk.imports, ...(chunk.viteMetadata?.importedCss ?? [])],
    }));
    writeFileSync(`${web}target/page.json`, JSON.stringify({ sizes, files }, undefined, 1));
  },
};

export default defineConfig({
  root: web,
  plugins: [svelte(process.env['VITEST'] ? { compilerOptions: { dev: false } } : {}), compressed],
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
    maxWorkers: '100%',
    // Boards with hundreds of taps take their time on a busy machine; none is measured.
    testTimeout: 60_000,
    include: ['web/test/**/*.test.ts', 'games/*/web/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/target/**'],
  },
});
