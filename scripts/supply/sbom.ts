import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { lockedPackages, readLock } from './locked-packages.ts';
import type { Lock, LockedPackage } from './locked-packages.ts';

type Licence = { readonly expression: string } | { readonly license: { readonly id: string } };

type Component = {
  readonly type: 'library';
  readonly 'bom-ref': string;
  readonly group?: string;
  readonly name: string;
  readonly version: string;
  readonly scope: 'required' | 'optional' | 'excluded';
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
  readonly licenses?: readonly Licence[];
  readonly purl: string;
};

/** `pkg:npm/%40scope/name@1.2.3`: how others name the same package. */
export const purlOf = ({ name, version }: Pick<LockedPackage, 'name' | 'version'>): string =>
  `pkg:npm/${name.replace(/^@/, '%40')}@${encodeURIComponent(version)}`;

const algorithms: Readonly<Record<string, string>> = { sha512: 'SHA-512', sha1: 'SHA-1' };

function hashesOf({ integrity }: LockedPackage): Pick<Component, 'hashes'> {
  const [kind = '', base64 = ''] = integrity?.split(/-(.*)/s) ?? [];
  const alg = algorithms[kind];
  return alg ? { hashes: [{ alg, content: Buffer.from(base64, 'base64').toString('hex') }] } : {};
}

function licencesOf({ license }: LockedPackage): Pick<Component, 'licenses'> {
  // `BSD` is no name of the SPDX list.
  if (!license || license === 'BSD') return {};
  const isExpression = / (AND|OR|WITH) /.test(license);
  return { licenses: [isExpression ? { expression: license } : { license: { id: license } }] };
}

function componentOf(found: LockedPackage): Component {
  const [, group, name] = /^(?:(@[^/]+)\/)?(.*)$/.exec(found.name) ?? [];
  return {
    type: 'library',
    'bom-ref': purlOf(found),
    ...(group && { group }),
    name: name ?? found.name,
    version: found.version,
    scope: found.dev ? 'excluded' : found.optional ? 'optional' : 'required',
    ...hashesOf(found),
    ...licencesOf(found),
    purl: purlOf(found),
  };
}

/** As Node looks for it: beside the package that asks, then further up. */
function resolved(lock: Lock, from: string, name: string): LockedPackage | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const path = `${at ? `${at}/` : ''}node_modules/${name}`;
    const entry = lock.packages[path];
    if (entry) return lockedPackages({ ...lock, packages: { [path]: entry } })[0];
    if (!at) return undefined;
  }
}

function dependenciesOf(lock: Lock, path: string): string[] {
  const { dependencies, optionalDependencies } = lock.packages[path] ?? {};
  const names = Object.keys({ ...dependencies, ...optionalDependencies });
  const found = names.map((name) => resolved(lock, path, name));
  return [...new Set(found.flatMap((one) => (one ? [purlOf(one)] : [])))].toSorted();
}

/** A number that is the same for the same lock file, so that two builds can be compared. */
function serialOf(lock: Lock): string {
  const hex = createHash('sha256').update(JSON.stringify(lock.packages)).digest('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`];
  return `urn:uuid:${[...parts, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-')}`;
}

/** CycloneDX 1.6, from the lock file alone: no network, no installed package is asked. */
export function sbomOf(lock: Lock) {
  const packages = lockedPackages(lock);
  const byRef = new Map(packages.map((one) => [purlOf(one), one]));
  const root = purlOf(lock);
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: serialOf(lock),
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: {
        type: 'application',
        'bom-ref': root,
        name: lock.name,
        version: lock.version,
        licenses: [{ license: { id: 'MIT' } }],
      },
    },
    components: [...byRef.values()].map(componentOf),
    dependencies: [
      { ref: root, dependsOn: dependenciesOf(lock, '') },
      ...[...byRef].map(([ref, { path }]) => ({ ref, dependsOn: dependenciesOf(lock, path) })),
    ],
  };
}

/** Beside what the build makes. */
export function writeSbom(path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(sbomOf(readLock()), null, 2)}\n`);
}
