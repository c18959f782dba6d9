import { describe, expect, test } from 'vitest';
import { decideClosing, decideConversion, decideInquiryStep } from './inquiry.workflow.ts';

const inquiry = (state: 'new' | 'contacted' | 'quoted' | 'converted' | 'closed') => ({
  id: 'i-1',
  state,
});

describe('an inquiry', () => {
  test('[D-126] becomes a company once, on the day it was decided', () => {
    const input = { companyId: 'c-1' };
    expect(decideConversion(inquiry('quoted'), input, '2026-03-02')).toMatchObject({
      writes: [
        {
          move: 'convert',
          to: { state: 'converted' },
          values: { convertedToId: 'c-1', convertedOn: '2026-03-02', outcome: null },
        },
      ],
    });
    expect(decideConversion(inquiry('converted'), input, '2026-03-02')).toMatchObject({
      code: 'moveNotPossible',
      values: { status: 'Converted', possible: 'Nothing more can be done with it.' },
    });
  });

  test('is closed with an outcome, which opening it again takes away', () => {
    expect(decideClosing(inquiry('new'), { outcome: 'Went elsewhere' })).toMatchObject({
      writes: [{ to: { state: 'closed' }, values: { outcome: 'Went elsewhere' } }],
    });
    expect(decideInquiryStep(inquiry('closed'), 'reopen')).toMatchObject({
      writes: [{ to: { state: 'new' }, values: { outcome: null } }],
    });
  });

  test('is not quoted again after it was closed', () => {
    expect(decideInquiryStep(inquiry('closed'), 'quote')).toMatchObject({
      code: 'moveNotPossible',
      values: { possible: 'You can convert it or set it back to new.' },
    });
  });
});
