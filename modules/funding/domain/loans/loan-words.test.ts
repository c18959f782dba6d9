import { expect, test } from 'vitest';
import { loanFunding } from './loan-funding.resource.ts';

test('a settled loan is not said to run', () => {
  const { isOnHold, status } = loanFunding.fields;

  expect(status.choices).toMatchObject({ settled: 'Settled' });
  expect(JSON.stringify(isOnHold)).not.toContain('Running');
});
