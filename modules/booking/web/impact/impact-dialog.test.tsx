import { act } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { bindDryRunPart } from '#kernel/web';
import { eventually, press, render } from '#kernel/web-testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { ImpactDialog } from './impact-dialog.tsx';

const seen: unknown[] = [];
beforeAll(() => {
  registerCatalogue();
  bindDryRunPart(({ ask, isAskedAtOnce }) => (
    <button type="button" onClick={() => void ask().then((told) => seen.push(told))}>
      {isAskedAtOnce ? 'Mails at once' : 'Mails'}
    </button>
  ));
});
const tryOut = (value: string) => Promise.resolve({ tried: value });

const before = {
  dateFrom: '2026-11-23T22:00:00.000Z',
  dateTo: '2026-11-23T23:00:00.000Z',
  timeZone: 'Australia/Sydney',
  specialist: 'Dr Priya Menon',
  place: 'Parramatta',
};
const after = { ...before, timeZone: 'Australia/Perth', place: 'Perth' };
const choice = {
  name: 'forBookings',
  options: [
    { value: 'moveAll', label: 'Move along', hint: 'All', confirm: 'Move session, 5 mails' },
    { value: 'offerSlots', label: 'Offer', hint: 'Each', confirm: 'Move session, offer 1' },
  ],
  about: {
    title: '2 appointments are affected',
    total: 2,
    people: [
      {
        id: 'a-1',
        reference: 'APT-1',
        client: 'Noor Haddad',
        company: 'Harbour Legal',
        caseManager: 'Anna Kerr',
        reason: 'Its session has moved.',
        before,
        after,
      },
      {
        id: null,
        reference: null,
        client: null,
        company: null,
        caseManager: null,
        reason: 'The specialist is on leave.',
        before,
        after: null,
      },
    ],
  },
};

async function ask() {
  const answer = vi.fn<(value: string | null) => void>();
  await render(<ImpactDialog choice={choice} tryOut={tryOut} answer={answer} />);
  await eventually(() =>
    expect(document.body.textContent).toContain('2 appointments are affected'),
  );
  return answer;
}

test('who is affected is shown with before and after, on the clocks of each place', async () => {
  await ask();

  const rows = [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
  expect(rows[0]).toContain('Noor Haddad');
  expect(rows[0]).toContain('Tue 24 Nov 2026, 09:00 60 min, Sydney timeParramatta');
  expect(rows[0]).toContain('Tue 24 Nov 2026, 06:00 60 min, Perth timePerth');
  expect(rows[1]).toContain('Somebody you may not see');
  expect(rows[1]).toContain('The specialist is on leave.');
  const news = [...document.querySelectorAll('.impact-new')].map(({ textContent }) => textContent);
  expect(news).toHaveLength(2);
});

test('the first choice has the focus, and the button says what it does', async () => {
  const answer = await ask();
  const [first, second] = document.querySelectorAll<HTMLInputElement>('input[type=radio]');
  await eventually(() => expect(document.activeElement).toBe(first));

  await act(async () => second?.click());
  await press('Move session, offer 1');

  expect(answer).toHaveBeenCalledExactlyOnceWith('offerSlots');
});

test('the mails of a choice that tells people are shown at once, of another there are none', async () => {
  await ask();

  await press('Mails at once');
  await eventually(() => expect(seen).toEqual([{ tried: 'moveAll' }]));
  await act(async () =>
    document.querySelectorAll<HTMLInputElement>('input[type=radio]')[1]?.click(),
  );

  expect(document.body.textContent).not.toContain('Mails at once');
});

test('everything can be left as it is', async () => {
  const answer = await ask();

  await press('Keep everything as it is');

  expect(answer).toHaveBeenCalledExactlyOnceWith(null);
});
