import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const server = 'http://127.0.0.1:3000';

/** Patterns, not prefixes: a page may be called /appointments. Host stays the browser's for sign-in. */
const proxied =
  '^/(app|connect|account|files|health|docs|\\.well-known|signalr-hubs)([/?]|$)|^/openapi\\.json$';

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
  },
  server: {
    host: 'localhost',
    port: 5173,
    strictPort: true,
    fs: { allow: [root] },
    proxy: { [proxied]: { target: server, changeOrigin: false, ws: true } },
  },
});
