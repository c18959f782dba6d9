import { expect, test } from 'vitest';
import { claimedText } from './claimed-text.ts';

test('what was claimed is told with what was not, and why', () => {
  expect(
    claimedText(
      {
        count: 1,
        total: '160.00',
        uncountedTravel: 15,
        unpaid: [{ kind: 'nonFace', minutes: 30 }],
      },
      'AUD',
    ),
  ).toBe(
    '1 line of AUD 160.00 claimed. 15 minutes of travel are above what may be claimed. Non-face-to-face (30 minutes) is not paid for this support item.',
  );
  expect(claimedText({ count: 2, total: '200.00', uncountedTravel: 0, unpaid: [] }, 'AUD')).toBe(
    '2 lines of AUD 200.00 claimed.',
  );
});
