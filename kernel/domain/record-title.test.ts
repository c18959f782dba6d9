import { expect, test } from 'vitest';
import { choice, date, lookup, text } from './field.ts';
import { recordTitle } from './record-title.ts';
import { defineResource } from './resource.ts';

const visit = defineResource({
  name: 'visit',
  segment: 'visits',
  label: ['Visit', 'Visits'],
  title: '{name} {guestId} {kind}',
  fields: {
    name: text('Name'),
    guestId: lookup('Guest', 'guest'),
    kind: choice('Kind', { short: 'Short one' }),
  },
  verbs: {},
  list: { columns: ['name'], sort: 'name' },
  detail: { Information: ['name', 'guestId', 'kind'] },
});

test('a record is called by its words: the name behind a reference, the word of a choice', () => {
  const guest = { id: 'g-1', displayName: 'Ada' };

  expect(recordTitle(visit, { name: 'Tea', guestId: 'g-1', guest, kind: 'short' })).toBe(
    'Tea Ada Short one',
  );
});

test('what nothing names is called by its kind', () => {
  expect(recordTitle(visit, { name: null, guestId: null, guest: null, kind: null })).toBe('Visit');
});

const terms = defineResource({
  name: 'terms',
  segment: 'terms',
  label: ['Terms', 'Terms'],
  title: 'Terms {kind} {guestId} from {day}',
  fields: {
    kind: choice('Kind', { short: 'Short one' }),
    guestId: lookup('Guest', 'guest'),
    day: date('Day'),
  },
  verbs: {},
  list: { columns: ['day'], sort: 'day' },
  detail: { Information: ['day', 'guestId', 'kind'] },
});

test('a date is written, and what is empty leaves no gap', () => {
  expect(recordTitle(terms, { kind: null, guest: null, day: '2026-03-05' })).toBe(
    'Terms from 05 Mar 2026',
  );
});
