import { expect, test } from 'vitest';
import { fromClient, givenOnly } from './new-case-values.ts';
import { sameClaimantWarning } from './same-claimant.ts';

const other = {
  caseNo: 'IME-2026-000007',
  specialistId: 'specialist-1',
  specialist: 'Dr Priya Menon',
  appointmentDate: '2026-11-24T03:00:00.000Z',
  isClosed: false,
};

const time = (changes: object = {}) => ({
  startsAt: '2026-11-23T22:00:00.000Z',
  timeZone: 'Australia/Sydney',
  specialistId: 'specialist-2',
  ...changes,
});

test('warns of the same claimant with one specialist, chosen or by the slot', () => {
  const warning = 'IME-2026-000007 is open with the same specialist (Dr Priya Menon).';

  expect(sameClaimantWarning([other], [], 'specialist-1')).toBe(warning);
  expect(sameClaimantWarning([other], [time({ specialistId: 'specialist-1' })], null)).toBe(
    warning,
  );
});

test('warns of two appointments on one day at the place', () => {
  expect(sameClaimantWarning([other], [time()], null)).toBe(
    'IME-2026-000007 has an appointment on the same day.',
  );
  expect(
    sameClaimantWarning([other], [time({ startsAt: '2026-11-22T22:00:00.000Z' })], null),
  ).toBeNull();
});

test('a closed case is no reason to warn', () => {
  expect(sameClaimantWarning([{ ...other, isClosed: true }], [time()], 'specialist-1')).toBeNull();
});

test('a case takes company, case manager, claim and needs from its claimant', () => {
  const company = { id: 'company-1', displayName: 'Harbour Legal' };

  expect(
    fromClient({ companyId: 'company-1', company, claimNo: 'CL-7', interpreterRequired: true }),
  ).toEqual({
    values: {
      companyId: 'company-1',
      bookingCmId: null,
      claimNo: 'CL-7',
      dateOfInjury: null,
      interpreterRequired: true,
      languageId: null,
    },
    references: [company],
  });
});

test('nothing is sent of what was left empty or is not asked', () => {
  expect(givenOnly({ a: '', b: null, c: false, d: 1 }, ['a', 'b', 'c'])).toEqual({ c: false });
});
