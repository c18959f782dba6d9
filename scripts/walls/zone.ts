import { posix } from 'node:path';

/** `demo` also stands for the folder `seed`: rows that a new database starts with. */
export type Layer = 'domain' | 'server' | 'demo' | 'web' | 'testing';

/** Where a file stands in the house; `house` is what has one front door. */
export type Zone = {
  kind: 'kernel' | 'operations' | 'module' | 'catalogue' | 'app' | 'tool';
  house: string;
  layer: Layer | undefined;
  isTest: boolean;
};

export type Target = { zone: Zone; isRelative: boolean } | { packageName: string };

const LAYERS: readonly string[] = ['domain', 'server', 'demo', 'web', 'testing'];

/** It has no layers: all of it runs on the server. */
const operations: Zone = {
  kind: 'operations',
  house: 'operations',
  layer: 'server',
  isTest: false,
};

export function zoneOf(path: string): Zone {
  const [top = '', second = '', third = ''] = path.split('/');
  const isTest = /\.test\.tsx?$/.test(path);
  if (top === 'kernel') return { kind: 'kernel', house: 'kernel', layer: layerOf(second), isTest };
  if (top === 'operations') return { ...operations, isTest };
  if (top === 'modules' && third) {
    return { kind: 'module', house: second, layer: layerOf(third), isTest };
  }
  if (top === 'modules') return { kind: 'catalogue', house: 'modules', layer: 'domain', isTest };
  if (top === 'apps' && !path.endsWith('vite.config.ts')) {
    const isTesting = second === 'server' && third === 'testing';
    const layer = layerOf(isTesting ? third : second);
    return { kind: 'app', house: `apps/${second}`, layer, isTest };
  }
  return { kind: 'tool', house: top, layer: undefined, isTest };
}

/** `from` is the importing file, `specifier` what stands between the quotes. */
export function targetOf(from: string, specifier: string): Target {
  if (specifier === '#operations') return { zone: operations, isRelative: false };
  const door = /^#([^/]+)\/([^/]+)$/.exec(specifier);
  if (door) {
    const [, house = '', layer = ''] = door;
    const kind = house === 'kernel' ? 'kernel' : 'module';
    const isTest = layer === 'web-testing';
    const zone: Zone = { kind, house, layer: isTest ? 'web' : layerOf(layer), isTest };
    return { zone, isRelative: false };
  }
  if (!specifier.startsWith('.')) return { packageName: packageName(specifier) };
  const path = posix.join(posix.dirname(from), specifier);
  return { zone: zoneOf(path), isRelative: true };
}

function layerOf(name: string): Layer | undefined {
  if (name === 'seed') return 'demo';
  return LAYERS.includes(name) ? (name as Layer) : undefined;
}

function packageName(specifier: string): string {
  if (specifier.startsWith('node:')) return specifier;
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
