import { expect, test } from 'vitest';
import { decidePayer, missingPayer } from './charge-payer.ts';

const charge = { kind: 'service', description: 'Records', companyId: null, status: 'pending' };

test('a charge to nobody says what is to be found out', () => {
  expect(missingPayer(charge)).toBe('Say which company pays "Records"');
});

test.each([
  ['its payer is known', { companyId: 'kerr' }],
  ['it was taken back', { status: 'reversed' }],
  ['only the specialist is paid', { kind: 'specialistOnly' }],
])('nothing is to be found out where %s', (_why, values) => {
  expect(missingPayer({ ...charge, ...values })).toBeNull();
});

test('what waits follows the customer of its case, and nothing is written where nothing waits', () => {
  const decision = decidePayer([
    { companyId: 'kerr', ids: ['a', 'b'] },
    { companyId: 'other', ids: [] },
  ]);

  expect(decision).toMatchObject({
    kind: 'accepted',
    writes: [{ resource: 'caseCharge', values: { companyId: 'kerr' } }],
  });
});
