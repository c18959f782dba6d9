import { aSession, eventually, press, render, serve } from '#kernel/web-testing';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import { eligibilityQuestionKeys, eligibilityQuestions } from '../../domain/index.ts';
import EligibilityPanel from './eligibility-panel.tsx';
import PoliciesPanel from './policies-panel.tsx';
import { stateOfStatement } from './statements-panel.tsx';

registerCatalogue();
afterEach(() => vi.unstubAllGlobals());

const given = aSession();
const session = { ...given, actor: { ...given.actor, roles: ['STAFF'], features: ['TPD'] } };
const shown = () => document.body.textContent ?? '';

test('the answers come to an outcome before they are saved', async () => {
  const items = eligibilityQuestionKeys.map((question) => ({
    question,
    text: eligibilityQuestions[question].text,
    answer: question === 'hadCover' ? 'unknown' : 'yes',
    note: null,
  }));
  const calls = serve({
    'GET /app/tpd/t-1/eligibility': { body: { outcome: 'moreNeeded', reasons: [], items } },
    'PUT /app/tpd/t-1/eligibility': { body: { outcome: 'notEligible', reasons: [], items } },
  });

  await render(<EligibilityPanel id="t-1" />, { session });
  await eventually(() => expect(shown()).toContain('More needed'));
  const group = document.querySelector(`[aria-label="${eligibilityQuestions.hadCover.text}"]`);
  const no = [...(group?.querySelectorAll('label') ?? [])].find(
    ({ textContent }) => textContent === 'No',
  );
  await act(async () => no?.querySelector('input')?.click());

  await eventually(() => expect(shown()).toContain('Not eligible'));
  expect(shown()).toContain('There was no cover on the day last worked.');
  await press('Save answers');
  await eventually(() =>
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      items: expect.arrayContaining([{ question: 'hadCover', answer: 'no', note: null }]),
    }),
  );
});

test('every fund says from when it takes the claim, and the first of them is large', async () => {
  serve({
    'GET /app/tpd/t-1': {
      body: { id: 't-1', dateLastWorked: '2026-08-31', lodgeFrom: '2026-11-30', can: [] },
    },
    'GET /app/tpd-policies': {
      body: {
        items: [
          { id: 'p-1', fundName: 'Harbour Super', waitingMonths: '6' },
          { id: 'p-2', fundName: 'Coast Super', waitingMonths: '3' },
        ],
        totalCount: 2,
      },
    },
  });

  await render(<PoliciesPanel id="t-1" />, { session });

  await eventually(() =>
    expect(document.querySelector('.tpd-day')?.textContent).toMatch(/30.*2026/),
  );
  const list = document.querySelector('[aria-label="Waiting periods"]')?.textContent ?? '';
  expect(list).toMatch(/Harbour Super: from .*28.*2027/);
  expect(list).toMatch(/Coast Super: from .*30.*2026/);
});

test('a statement says how it stands by its days', () => {
  const record = { id: 's', concurrencyStamp: 'x', dueOn: '2026-11-20' };
  expect(stateOfStatement(record, '2026-11-16')).toBe('notAsked');
  const asked = { ...record, requestedOn: '2026-10-01' };
  expect(stateOfStatement(asked, '2026-11-16')).toBe('dueSoon');
  expect(stateOfStatement(asked, '2026-11-21')).toBe('overdue');
  expect(stateOfStatement({ ...asked, receivedOn: '2026-11-18' }, '2026-11-21')).toBe('received');
});
