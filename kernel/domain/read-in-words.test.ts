import { expect, test } from 'vitest';
import { defineModule } from './module.ts';
import { readInWords } from './read-in-words.ts';
import { register } from './registry.ts';
import { defineResource } from './resource.ts';

const specimen = defineResource({
  name: 'specimen',
  segment: 'specimens',
  label: ['Specimen', 'Specimens'],
  title: 'A specimen',
  fields: {},
  verbs: {},
  list: { columns: [], sort: 'creationTime' },
  detail: {},
});
register([defineModule({ name: 'laboratory', resources: [specimen] })]);

test.each([
  ['list', 'specimen', 'List of Specimens'],
  ['lookup', 'specimen', 'Selection list of Specimens'],
  ['read', 'specimen', 'Specimen opened'],
  ['print', 'specimen', 'Specimen printed'],
  ['export', 'specimen', 'Export of Specimens'],
  ['refused update', 'specimen', 'Refused: Specimen changed'],
  ['bookingHistory', 'specimen', 'Booking history (Specimen)'],
  ['read', 'search', 'Search'],
  ['list', 'files', 'List of files'],
  ['property-changes', 'entity-changes', 'Property changes'],
])('%s %s is told in words', (operation, resource, words) => {
  expect(readInWords(operation, resource)).toBe(words);
});
