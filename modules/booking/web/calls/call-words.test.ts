import { expect, test } from 'vitest';
import { bookingOfKept } from './call-words.ts';

const named = (id: string) => ({ id, displayName: id });

const calls = [
  { client: null, company: null, caseManager: null, slots: [{ id: 'nine' }] },
  {
    client: named('Noor'),
    company: named('Kerr Legal'),
    caseManager: named('Anna'),
    slots: [{ id: 'ten' }, { id: 'eleven' }],
  },
];

test('a slot that is kept for a caller is booked for them', () => {
  const noor = { clientId: 'Noor', companyId: 'Kerr Legal', caseManagerId: 'Anna' };

  expect(bookingOfKept(calls, 'eleven')).toEqual(noor);
  expect(bookingOfKept(calls, 'nine')).toEqual({});
  expect(bookingOfKept(calls, 'twelve')).toEqual({});
  expect(bookingOfKept(null, 'ten')).toEqual({});
});
