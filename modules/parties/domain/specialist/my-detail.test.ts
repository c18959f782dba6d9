import { describe, expect, test } from 'vitest';
import { decideMyDetail, decideMyLeave } from './my-detail.ts';

describe('what specialists keep themselves', () => {
  test('only what was sent changes, on the version that they saw', () => {
    const own = { id: 's-1', concurrencyStamp: 'v-1' };

    expect(decideMyDetail(own, { phone: '0255501234' })).toEqual({
      kind: 'accepted',
      writes: [
        {
          write: 'change',
          resource: 'specialist',
          ids: ['s-1'],
          stamp: 'v-1',
          values: { phone: '0255501234' },
        },
      ],
    });
  });

  test('a CV is removed by saying so', () => {
    expect(decideMyDetail('s-1', { removeCv: true })).toMatchObject({
      writes: [{ values: { cvFileId: null } }],
    });
  });

  test('leave is their own', () => {
    const days = { startDate: '2026-07-01', endDate: '2026-07-14' };

    expect(decideMyLeave({ id: 'l-1', specialistId: 's-1' }, days)).toMatchObject({
      writes: [{ write: 'create', id: 'l-1', values: { specialistId: 's-1', ...days } }],
    });
  });
});
