import { render } from '#kernel/web-testing';
import { expect, test } from 'vitest';
import { RosterPreview } from './roster-preview.tsx';

test('the days of a roster say their times with the zone of the place', async () => {
  const preview = {
    created: 0,
    plannedCount: 1,
    skippedCount: 0,
    holidays: [],
    planned: [
      {
        day: '2026-11-24',
        specialistId: 's',
        dateFrom: '2026-11-24T01:00:00.000Z',
        dateTo: '2026-11-24T09:00:00.000Z',
        timeZone: 'Australia/Perth',
        skipped: null,
      },
    ],
  };

  const place = await render(<RosterPreview preview={preview} />);

  expect(place.querySelector('.roster-sum')?.textContent).toBe('1 session');
  expect(place.querySelector('table')?.textContent).toContain('Tue 24 Nov 2026');
  expect(place.querySelector('table')?.textContent).toContain('09:00 to 17:00 AWST, Perth');
});
