import { aSession, eventually, press, render, serve } from '#kernel/web-testing';
import { act } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import LmqPage from './lmq-page.tsx';

beforeAll(() => registerCatalogue());

const counts = {
  items: [
    { status: 'incomplete', statusName: 'Incomplete', count: 1 },
    { status: 'complete', statusName: 'Complete', count: 0 },
  ],
};
const one = {
  caseId: 'c-1',
  caseNo: 'IME-2026-000123',
  caseType: 'IME',
  claimantName: 'Noor Haddad',
  groupTask: 'Legal questionnaire',
  checkListId: 'l-1',
  status: 'incomplete',
  complete: 2,
  total: 5,
  lastAnswerAt: null,
};

test('[G-074] shows the questionnaires of a status, and asks for those of the one that is chosen', async () => {
  const calls = serve({
    'GET /app/task-checklists/countLmqStatus': { body: counts },
    'GET /app/task-checklists/questionnaires': { body: { items: [one], totalCount: 1 } },
  });
  const place = await render(<LmqPage />);
  await eventually(() => expect(place.textContent).toContain('Noor Haddad'));
  const chips = [...place.querySelectorAll<HTMLElement>('.choice-chip')];

  expect(chips.map((chip) => [chip.textContent, chip.getAttribute('aria-pressed')])).toEqual([
    ['Incomplete 1', 'true'],
    ['Complete 0', 'false'],
  ]);
  expect(place.querySelector('a')?.getAttribute('href')).toContain('/view/assessments/detail/c-1');

  const asked = () => calls.filter(({ path }) => path.endsWith('/questionnaires')).length;
  const before = asked();
  await act(async () => chips[1]?.click());
  await eventually(() => expect(asked()).toBeGreaterThan(before));
  expect(chips[1]?.getAttribute('aria-pressed')).toBe('true');
});

test('says what went wrong instead of an empty list', async () => {
  serve({
    'GET /app/task-checklists/countLmqStatus': { body: counts },
    'GET /app/task-checklists/questionnaires': {
      status: 403,
      body: { error: { code: 'notPermitted', message: 'You may not see these.' } },
    },
  });
  const place = await render(<LmqPage />);

  await eventually(() => expect(place.querySelector('[role="alert"]')).not.toBeNull());
  expect(place.textContent).not.toContain('Noor Haddad');
});

test('an empty status leads to one that is not, with separators in its count', async () => {
  serve({
    'GET /app/task-checklists/countLmqStatus': {
      body: {
        items: [
          { ...counts.items[0], count: 0 },
          { ...counts.items[1], count: 12_345 },
        ],
      },
    },
    'GET /app/task-checklists/questionnaires': { body: { items: [], totalCount: 0 } },
  });
  const place = await render(<LmqPage />);
  await eventually(() => expect(place.textContent).toContain('Complete 12,345'));

  await press('Show 12,345 Complete', place);

  await eventually(() =>
    expect(place.querySelector('[aria-pressed="true"]')?.textContent).toContain('Complete'),
  );
});

test('where there is none at all, whoever may is led to the checklists', async () => {
  serve({
    'GET /app/task-checklists/countLmqStatus': {
      body: { items: counts.items.map((one) => ({ ...one, count: 0 })) },
    },
    'GET /app/task-checklists/questionnaires': { body: { items: [], totalCount: 0 } },
  });
  const { actor } = aSession();
  const as = (role: string) =>
    aSession({ actor: { ...actor, roles: [role], edition: 'MLP', features: ['Assessment'] } });
  const staff = await render(<LmqPage />, { session: as('ADMIN_STAFF') });
  await eventually(() => expect(staff.textContent).toContain('There is no questionnaire yet.'));
  const manager = await render(<LmqPage />, { session: as('CASE_MANAGER') });
  await eventually(() => expect(manager.textContent).toContain('There is no questionnaire yet.'));

  expect(staff.querySelector('.empty a')?.textContent).toBe('Set up checklists');
  expect(manager.querySelector('.empty a')).toBeNull();
});
