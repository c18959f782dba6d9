import { globSync, readFileSync } from 'node:fs';
import { featuresWithoutEffect, storedFeatures } from '#platform/domain';
import { expect, test } from 'vitest';

const isCode = (path: string): boolean =>
  !/\.test\.|\/(demo|seed|testing)\/|platform\/domain\/feature/.test(path);

test('[G-108] a feature that can be switched changes something, or says that it does not', () => {
  const files = globSync('{modules,apps,kernel}/**/*.{ts,tsx}').filter(isCode);
  const code = files.map((path) => readFileSync(path, 'utf8')).join('\n');
  const idle = storedFeatures.filter((name) => !code.includes(`'${name}'`));

  expect(idle.toSorted()).toEqual(featuresWithoutEffect);
});
