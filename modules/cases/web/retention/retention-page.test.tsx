import { aSession, eventually, press, render, serve } from '#kernel/web-testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { beforeAll, expect, test } from 'vitest';
import RetentionPage from './retention-page.tsx';

beforeAll(() => registerCatalogue());
const office = aSession({ actor: { ...aSession().actor, roles: ['ADMIN_STAFF'] } });

const due = {
  id: 'c-1',
  caseType: 'IME',
  caseNo: 'IME-7',
  closedOn: '2018-03-05',
  keptUntil: '2025-03-05',
  files: 3,
  mails: 2,
  mayGo: false,
  stays: [{ what: 'On hold', why: 'Matter 9 of 2026', isInTheWay: true }],
};
const rules = {
  cases: [{ caseType: 'IME', label: 'Assessment', years: 7, childUntil: 25, ruleId: null }],
  files: [
    { id: 'f', name: 'Report', years: 1, from: 'The day the file came', removesByItself: true },
  ],
};

test('what is over is listed with what keeps it, beside the rules of cases and of files', async () => {
  serve({
    'GET /app/retention/cases': { body: { totalCount: 1, free: 0, kept: 1, items: [due] } },
    'GET /app/retention': { body: rules },
  });

  await render(<RetentionPage />);

  await eventually(() => expect(document.body.textContent).toContain('IME-7'));
  await eventually(() => expect(document.body.textContent).toContain('Goes by itself'));
  const text = document.body.textContent;
  expect(text).toContain('On hold: Matter 9 of 2026');
  expect(text).toContain('Retention is over for 1 case. 0 may go; something is in the way of 1.');
  expect(text).toContain('7 years');
  expect(text).toContain('1 year');
});

test('only what may go can be chosen, and nothing is asked before something is', async () => {
  const free = { ...due, id: 'c-2', caseNo: 'IME-8', mayGo: true, stays: [] };
  serve({
    'GET /app/retention/cases': { body: { totalCount: 2, free: 1, kept: 1, items: [due, free] } },
    'GET /app/retention': { body: rules },
  });
  await render(<RetentionPage />, { session: office });
  await eventually(() => expect(document.body.textContent).toContain('IME-8'));
  const box = (no: string) =>
    document.querySelector<HTMLInputElement>(`[aria-label="Choose ${no}"]`);
  const button = () =>
    [...document.querySelectorAll('button')].find((one) =>
      one.textContent.startsWith('Dispose of'),
    );

  expect(box('IME-7')?.disabled).toBe(true);
  expect(button()?.disabled).toBe(true);
  box('IME-8')?.click();

  await eventually(() => expect(button()?.textContent).toBe('Dispose of 1 case'));
  await press('Dispose of 1 case');
  await eventually(() => expect(document.body.textContent).toContain('Reason'));
});
