import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const server = 'http://127.0.0.1:3000';

/** Patterns, not prefixes: a page may be called /appointments. Host stays the browser's for sign-in. */
const proxied =
  '^/(app|connect|account|files|health|docs|\\.well-known|signalr-hubs)([/?]|$)|^/openapi\\.json$';

/**
 * What nearly every page needs travels as three files. Cut by who needs what, the definitions alone
 * were 260 files, and a first page asked for 370 (decision 141).
 */
const together = [
  { name: 'definitions', test: /\/(modules\/[^/]+|kernel)\/domain\//, priority: 3 },
  { name: 'packages', test: /\/node_modules\//, minShareCount: 20, priority: 2 },
  { name: 'workbench', test: /\/kernel\/web\//, minShareCount: 20, priority: 1 },
];

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  resolve: { alias: { '@rc-component/async-validator': `${root}apps/web/no-form-validator.ts` } },
  cacheDir: `${root}node_modules/.vite`,
  build: {
    outDir: `${root}dist/web`,
    emptyOutDir: true,
    target: 'es2024',
    chunkSizeWarningLimit: 1500,
    rolldownOptions: { output: { codeSplitting: { groups: together } } },
  },
  server: {
    host: 'localhost',
    port: 5173,
    strictPort: true,
    fs: { allow: [root] },
    proxy: { [proxied]: { target: server, changeOrigin: false, ws: true } },
  },
});
