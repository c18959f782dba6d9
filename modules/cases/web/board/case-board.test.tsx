import { act } from 'react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { aSession, eventually, press, render, serve } from '#kernel/web-testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { imeType } from '../../domain/index.ts';
import { CaseBoard } from './case-board.tsx';
import { boardSearch } from './board-data.ts';
import { consequenceLines } from './consequences-text.ts';

beforeAll(() => registerCatalogue());
afterEach(() => vi.unstubAllGlobals());

/** Somebody of a practice that does assessments. */
const sessionOf = (role: string) => {
  const facts = { userId: 'user', roles: [role], edition: 'MLP', features: ['Assessment'] };
  return aSession({ actor: { ...aSession().actor, ...facts } });
};

const card = {
  id: 'case-1',
  caseNo: 'IME-2026-000001',
  claimantName: 'Noor Haddad',
  step: 'caseCreated',
  billingStatus: 'none',
  isOnHold: false,
  isUrgent: true,
  statusName: 'Case Created',
  nextStep: 'REQUEST_RECEIVED',
  nextDueDate: '2020-01-02',
  specialist: { id: 's-1', displayName: 'Priya Menon' },
  picUser: { id: 'u-1', displayName: 'Anna Kerr' },
};
const board = {
  columns: [
    { step: 'caseCreated', label: 'Case Created', count: 22, cards: [card] },
    { step: 'appointmentRequested', label: 'Appointment Requested', count: 0, cards: [] },
  ],
};
const follows = {
  label: 'Request appointment',
  mails: [{ template: 'x', label: 'x', to: 'rooms@menon.test', name: 'Priya Menon' }],
  charge: null,
  next: { step: 'Appointment', stage: 'x', due: '2026-11-17', person: null },
  stays: [],
};
const session = sessionOf('STAFF');

describe('the board', () => {
  test('a column says how many there are, and leads to those that it does not show', async () => {
    serve({ 'GET /app/cases/board': { body: board } });
    const place = await render(<CaseBoard type={imeType} search="" />, { session });

    await eventually(() => expect(place.textContent).toContain('21 more in the list'));
    expect(place.querySelector('section')?.getAttribute('aria-label')).toBe(
      'Case Created, 22 cases',
    );
    expect(place.textContent).toContain('overdue since');
    expect(place.textContent).toContain('Urgent');
  });

  test('a card is moved from its menu too, after what follows was shown', async () => {
    const calls = serve({
      'GET /app/cases/board': { body: board },
      'POST /app/case-status-logs/consequences': { body: follows },
      'PUT /app/assessments/case-1/requestAppointment': { body: { id: 'case-1' } },
    });
    const place = await render(<CaseBoard type={imeType} search="" />, { session });
    await eventually(() => expect(place.textContent).toContain('Noor Haddad'));

    const menu = place.querySelector<HTMLElement>('[aria-label="Move IME-2026-000001"]');
    await act(async () => menu?.click());
    await press('Request appointment → Appointment Requested', document);
    await eventually(() => expect(document.body.textContent).toContain('1 mail: Priya Menon'));
    expect(calls.some(({ path }) => path.endsWith('/requestAppointment'))).toBe(false);
    await press('Request appointment', document.querySelector('[role=dialog]') ?? document);

    await eventually(() =>
      expect(calls.some(({ path }) => path.endsWith('/requestAppointment'))).toBe(true),
    );
  });

  test('whoever can make no move has no menu', async () => {
    serve({ 'GET /app/cases/board': { body: board } });
    const specialist = sessionOf('SPECIALIST');
    const place = await render(<CaseBoard type={imeType} search="" />, { session: specialist });

    await eventually(() => expect(place.textContent).toContain('Noor Haddad'));
    expect(place.querySelector('[aria-label^="Move "]')).toBeNull();
  });
});

test('the board takes the filters of the list that it knows, and no status', () => {
  const filters = {
    caseStatus: ['caseCreated'],
    isClosed: ['false'],
    specialistId: ['s-1'],
    nextDueDateTo: ['2026-11-15'],
  };

  expect(boardSearch(' noor ', filters)).toBe(
    'filterText=noor&specialistId=s-1&nextDueDateTo=2026-11-15',
  );
});

test('what a move does is told in lines: mails, missing addresses, fee, next', () => {
  const formats = { dateFormat: 'D MMM', money: (amount: string) => `$${amount}` };
  const lines = consequenceLines(
    {
      label: 'x',
      mails: [
        { label: 'a', to: 'a@b.test', name: 'Anna' },
        { label: 'b', to: null, name: 'Ben' },
      ],
      charge: { description: 'Late cancellation', amount: '1850.00', hasGst: true },
      next: { step: 'Paperwork', stage: 'x', due: '2026-11-24', person: 'Anna Kerr' },
    },
    formats,
  );

  expect(lines).toEqual([
    '1 mail: Anna',
    '1 mail cannot be sent: no address',
    'Fee: Late cancellation, $1850.00 + GST',
    'Next: Paperwork by 24 Nov (Anna Kerr)',
  ]);
});
