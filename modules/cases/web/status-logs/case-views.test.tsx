import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { aSession, eventually, press, render, serve } from '#kernel/web-testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { imeType } from '../../domain/index.ts';
import { CaseViews } from './case-views.tsx';
import { isShowing } from './chosen-view.ts';

beforeAll(() => registerCatalogue());
afterEach(() => vi.unstubAllGlobals());

/** Somebody of a practice that does assessments. */
const sessionOf = (role: string) => {
  const facts = { userId: 'user', roles: [role], edition: 'MLP', features: ['Assessment'] };
  return aSession({ actor: { ...aSession().actor, ...facts } });
};

const counts = {
  items: [{ status: 'caseCreated', statusName: 'Case Created', count: 7 }],
  totalCount: 9,
  views: { open: 7, mine: 2, overdue: 1, onHold: 0, closed: 2 },
};
const state = { filterText: '', sorting: 'caseNo', page: 1, pageSize: 20, filters: {} };
const session = sessionOf('STAFF');

test('each view says how many it shows, and filters the list by one press', async () => {
  const calls = serve({ 'GET /app/case-status-logs/countCaseStatus': { body: counts } });
  const change = vi.fn<(given: object) => void>();
  const place = await render(<CaseViews type={imeType} state={state} change={change} />, {
    session,
  });

  await eventually(() => expect(place.textContent).toContain('All open 7'));
  expect(calls[0]?.path).toContain('countCaseStatus');
  await press('Mine 2', place);
  await press('Case Created 7', place);

  expect(change.mock.calls).toEqual([
    [{ filters: { isClosed: ['false'], picUserId: ['user'] } }],
    [{ filters: { caseStatus: ['caseCreated'] } }],
  ]);
});

test('the view that the list shows is pressed, and a second press shows all again', async () => {
  serve({ 'GET /app/case-status-logs/countCaseStatus': { body: counts } });
  const change = vi.fn<(given: object) => void>();
  const filters = { isOnHold: ['true'] };
  const place = await render(
    <CaseViews type={imeType} state={{ ...state, filters }} change={change} />,
    { session },
  );
  await eventually(() => expect(place.textContent).toContain('On hold 0'));

  const pressed = [...place.querySelectorAll('[aria-pressed=true]')].map((one) => one.textContent);
  await press('On hold 0', place);

  expect(pressed).toEqual(['On hold 0']);
  expect(change).toHaveBeenCalledWith({ filters: {} });
});

test('a view is shown by exactly its filters, in any order', () => {
  const view = { isClosed: ['false'], picUserId: ['user'] };

  expect(isShowing({ picUserId: ['user'], isClosed: ['false'] }, view)).toBe(true);
  expect(isShowing({ isClosed: ['false'] }, view)).toBe(false);
  expect(isShowing({ ...view, specialistId: ['s'] }, view)).toBe(false);
});
