import { expect, test } from 'vitest';
import { lockedPackages, readLock } from './locked-packages.ts';
import type { Lock } from './locked-packages.ts';
import { purlOf, sbomOf } from './sbom.ts';

const lock = readLock();
const sbom = sbomOf(lock);
const refs = new Set(sbom.components.map((component) => component['bom-ref']));

test('the bill of materials has the shape of CycloneDX 1.6', () => {
  expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
  expect(sbom.serialNumber).toMatch(
    /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  expect(refs.size, 'references are unique').toBe(sbom.components.length);
  for (const { name, version, purl, hashes = [] } of sbom.components) {
    expect(name && version).toBeTruthy();
    expect(purl).toMatch(/^pkg:npm\/(%40[^/]+\/)?[^/@]+@.+$/);
    for (const { alg, content } of hashes)
      expect(content).toMatch(alg === 'SHA-512' ? /^[0-9a-f]{128}$/ : /^[0-9a-f]{40}$/);
  }
});

test('every package of the lock file is in it, and every dependency leads to one', () => {
  expect(lockedPackages(lock).filter((one) => !refs.has(purlOf(one)))).toEqual([]);
  const known = new Set([...refs, sbom.metadata.component['bom-ref']]);
  for (const { ref, dependsOn } of sbom.dependencies)
    expect([ref, ...dependsOn].filter((one) => !known.has(one))).toEqual([]);
  expect(sbom.dependencies.find(({ ref }) => ref.includes('/fastify@'))?.dependsOn).not.toEqual([]);
});

test('a dependency is the nearest one, as Node resolves it; the same lock has the same number', () => {
  const small: Lock = {
    name: 'house',
    version: '1.0.0',
    packages: {
      '': { dependencies: { a: '1', b: '2' } },
      'node_modules/a': { version: '1.0.0', dependencies: { b: '1' } },
      'node_modules/a/node_modules/b': { version: '1.0.0' },
      'node_modules/b': { version: '2.0.0' },
    },
  };
  const { dependencies, serialNumber } = sbomOf(small);

  expect(dependencies).toEqual([
    { ref: 'pkg:npm/house@1.0.0', dependsOn: ['pkg:npm/a@1.0.0', 'pkg:npm/b@2.0.0'] },
    { ref: 'pkg:npm/a@1.0.0', dependsOn: ['pkg:npm/b@1.0.0'] },
    { ref: 'pkg:npm/b@1.0.0', dependsOn: [] },
    { ref: 'pkg:npm/b@2.0.0', dependsOn: [] },
  ]);
  expect(sbomOf({ ...small }).serialNumber).toBe(serialNumber);
});
