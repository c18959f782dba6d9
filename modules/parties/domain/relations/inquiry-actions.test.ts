import { describe, expect, test } from 'vitest';
import { refuse } from '#kernel/domain';
import { decideConversion, decideInquiryState } from './inquiry-actions.ts';

describe('an inquiry', () => {
  test('[D-126] becomes a company once, on the day it was decided', () => {
    expect(decideConversion({ state: 'quoted' }, { companyId: 'c-1' }, '2026-03-02')).toMatchObject(
      {
        changes: { state: 'converted', convertedToId: 'c-1', convertedOn: '2026-03-02' },
      },
    );
    expect(decideConversion({ state: 'converted' }, { companyId: 'c-1' }, '2026-03-02')).toEqual(
      refuse('inquiryConverted'),
    );
  });

  test('that was converted stays converted', () => {
    expect(decideInquiryState({ state: 'converted' }, { state: 'new' })).toEqual(
      refuse('inquiryConverted'),
    );
  });

  test('is closed with an outcome only', () => {
    expect(decideInquiryState({ state: 'new' }, { state: 'closed' })).toEqual(
      refuse('inquiryOutcomeMissing'),
    );
    expect(
      decideInquiryState({ state: 'new' }, { state: 'closed', outcome: 'Went elsewhere' }),
    ).toMatchObject({ changes: { state: 'closed', outcome: 'Went elsewhere' } });
  });
});
