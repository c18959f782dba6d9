import { fileURLToPath } from 'node:url';
import { registerCatalogue } from '../modules/catalogue.ts';
import { documents } from './docs/documents.ts';
import { staleFiles, writeFiles } from './docs/sync.ts';

registerCatalogue();

const folder = fileURLToPath(new URL('../docs', import.meta.url));

if (process.argv.includes('--check')) {
  const stale = staleFiles(folder, documents());
  for (const name of stale) console.error(`docs/${name} is stale: run npm run docs`);
  process.exitCode = stale.length ? 1 : 0;
} else {
  for (const name of writeFiles(folder, documents())) console.log(`docs/${name} written`);
}
