import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { idsIn, shownIn } from './shown-in.ts';

const [one, two, three] = [randomUUID(), randomUUID(), randomUUID()];
const read = { operation: 'list', resource: 'nothing' };

test('the ids of a JSON text are found, of fields, of references and of lists', () => {
  const text = `{"id":"${one}","company":{"id" : "${two}"},"ids":["${three}","${one}"]}`;
  expect(idsIn(text)).toEqual([one, two, three, one]);
});

test('stamps and texts that look like ids are none', () => {
  const looksAlike = `zzzzzzzz${one.slice(8)}`;
  expect(
    idsIn(`{"concurrencyStamp":"${one}","note":"see ${two}","other":"${looksAlike}"}`),
  ).toEqual([]);
  expect(idsIn('')).toEqual([]);
  expect(idsIn(`"${one}`)).toEqual([]);
});

test('the record that was asked about counts, and each id once', () => {
  const asked = { ...read, recordId: two };
  expect(shownIn({ shown: undefined }, `["${one}","${one}"]`, asked)).toEqual([
    { resource: 'nothing', ids: [one, two] },
  ]);
  const printed = [{ resource: 'page', ids: [three] }];
  expect(shownIn({ shown: printed }, `["${one}"]`, asked)).toEqual([
    ...printed,
    { resource: 'nothing', ids: [two] },
  ]);
});
