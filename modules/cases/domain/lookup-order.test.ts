import { resourceNamed } from '#kernel/domain';
import { expect, test } from 'vitest';
import { registerCatalogue } from '../../catalogue.ts';

registerCatalogue();

// D-080 gives an item of a value list a place of its own; items without one are sorted by label.
test.each([
  ['caseManager', 'fullName'],
  ['specialist', 'fullName'],
  ['centre', 'name'],
  ['company', 'name'],
  ['user', 'firstName, lastName'],
  ['checkList', 'name'],
  ['client', 'firstName, lastName'],
  ['lookupConfig', 'itemIndex, label'],
])('[B-335] the lookup of %s is sorted by %s', (name, sort) => {
  expect(resourceNamed(name).lookup?.sort).toBe(sort);
});
