import { expect, test } from 'vitest';
import { clientFromWords } from './client-from-words.ts';

test.each([
  ['Noor Haddad', { firstName: 'Noor', lastName: 'Haddad' }],
  ['noor  haddad', { firstName: 'Noor', lastName: 'Haddad' }],
  ['Maria de la Cruz', { firstName: 'Maria', lastName: 'De La Cruz' }],
  ['Fergus McKay', { firstName: 'Fergus', lastName: 'McKay' }],
  ['Haddad, Noor', { firstName: 'Noor', lastName: 'Haddad' }],
  ['noor', { firstName: 'Noor' }],
  ['WC-2026-77', { claimNo: 'WC-2026-77' }],
  ['  ', {}],
])('%s', (typed, found) => {
  expect(clientFromWords(typed)).toEqual(found);
});
