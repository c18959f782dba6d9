import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './bootstrap.mjs';

const layers = (names) => [
  ...names.map((name) => `kernel/${name}`),
  ...modules().flatMap((module) => names.map((name) => `modules/${module}/${name}`)),
];
const shared = [
  'package-lock.json',
  'package.json',
  'scripts/build.mjs',
  'scripts/bundle-server.ts',
  'scripts/precompress.ts',
  'scripts/supply',
];

/** What each build is made of, and where the hash of its last run is kept. */
export const builds = {
  web: {
    stamp: 'dist/web.stamp',
    product: 'dist/web/index.html',
    sources: () => ['apps/web', ...catalogue(), ...layers(['domain', 'web']), ...shared],
  },
  server: {
    stamp: 'dist/server.stamp',
    product: 'dist/server/main.js',
    sources: () => [
      'apps/server',
      'operations',
      ...catalogue(),
      ...layers(['domain', 'server', 'seed', 'demo']),
      ...shared,
    ],
  },
};

/** @param {'web' | 'server'} name */
export function staleHash(name) {
  const { stamp, product, sources } = builds[name];
  const hash = hashOf(sources());
  const isFresh = existsSync(join(root, product)) && readText(join(root, stamp)) === hash;
  return isFresh ? undefined : hash;
}

/** @param {'web' | 'server'} name */
export function writeStamp(name, hash) {
  const file = join(root, builds[name].stamp);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, hash);
}

function hashOf(sources) {
  const hash = createHash('sha256');
  for (const source of sources)
    for (const file of filesIn(source)) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function filesIn(path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return isTest(path) ? [] : [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesIn(`${path}/${name}`));
}

const isTest = (path) => /\.test\.tsx?$/.test(path);

function modules() {
  const folder = join(root, 'modules');
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => !name.includes('.'))
        .sort()
    : [];
}

function catalogue() {
  const folder = join(root, 'modules');
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.ts'))
        .map((name) => `modules/${name}`)
    : [];
}

function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
