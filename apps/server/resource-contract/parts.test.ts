import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { resources } from '#kernel/domain';
import { registerCatalogue } from '../../../modules/catalogue.ts';
import { contractParts, resourcesOfPart } from '../testing/contract-parts.ts';

registerCatalogue();

const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.api.test.ts'));
const partOf = (file: string) => {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8');
  return Number(/resourcesOfPart\((\d+)\)/.exec(text)?.[1]);
};

test('every resource keeps the contract in exactly one file', () => {
  const held = files.flatMap((file) => resourcesOfPart(partOf(file)).map(({ name }) => name));

  expect(files).toHaveLength(contractParts);
  expect(held.toSorted()).toEqual(
    resources()
      .map(({ name }) => name)
      .toSorted(),
  );
});
