import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { eventually, render, serve } from '#kernel/web-testing';
import { registerCatalogue } from '../../../../catalogue.ts';
import { CaseProgress } from './case-progress.tsx';
import { CaseWorkPanel } from './case-work.tsx';
import { MyDay } from './my-day.tsx';

beforeAll(() => registerCatalogue());
afterEach(() => vi.unstubAllGlobals());

const glance = {
  id: 'case-1',
  caseType: 'IME',
  caseNo: 'IME-2026-000001',
  claimantName: 'Noor Haddad',
  statusName: 'Appointment Confirmed',
  step: 'appointmentConfirmed',
  appointmentDate: '2026-11-16T22:30:00Z',
  reportDueDate: '2026-12-01',
};
const answer = (path: string, body: object) => ({ [`GET /app/statistic/${path}`]: { body } });
const hrefs = (place: HTMLElement) =>
  [...place.querySelectorAll('a')].map((link) => link.getAttribute('href'));

test('[B-243] each figure of the cases opens the list that it counts', async () => {
  serve({
    ...answer('caseWork', {
      open: 12,
      onHold: 1,
      overdue: 3,
      dueToday: 2,
      mine: { open: 4, overdue: 1, dueToday: 0 },
      byStatus: [{ statusName: 'Case Created', count: 9 }],
      nextActions: [{ nextStep: 'PAPERWORK', count: 5 }],
    }),
    ...answer('caseTurnaround', { sent: 12, promised: 10, onTime: 9, averageDaysLate: 2.5 }),
  });
  const place = await render(<CaseWorkPanel />);

  await eventually(() => expect(place.textContent).toContain('90%'));
  expect(place.textContent).toContain('of 10 reports by the promised day, else 2.5 days late');
  expect(place.textContent).toContain('yours, 1 overdue');
  expect(hrefs(place)).toContain('/view/universal-search?isClosed=false');
  expect(hrefs(place)).toContainEqual(expect.stringMatching(/nextStep=PAPERWORK&nextDueDateTo=/));
});

test('a specialist opens papers, dictation and report of a claimant from the day', async () => {
  const appointment = {
    dateFrom: new Date().toISOString(),
    timeZone: 'Australia/Sydney',
    status: 'booked',
    centre: null,
  };
  const items = [
    {
      ...appointment,
      id: 'a1',
      caseId: 'case-1',
      client: { id: 'c1', displayName: 'Noor Haddad' },
    },
    { ...appointment, id: 'a2', caseId: null, client: { id: 'c2', displayName: 'Zoran Horvat' } },
  ];
  serve({
    ...answer('caseDay', { items: [glance] }),
    'GET /app/appointments': { body: { items, totalCount: 2 } },
  });
  const place = await render(<MyDay />);

  await eventually(() => expect(place.textContent).toContain('Noor Haddad'));
  expect(place.textContent).toMatch(/9:30/);
  expect(hrefs(place)).toContain('/view/assessments/detail/case-1?section=Paperwork');
  expect(hrefs(place)).toContain('/view/assessments/detail/case-1?section=Dictations');
  expect(place.textContent).toContain('Zoran Horvat');
  expect(place.textContent?.match(/Noor Haddad/g)).toHaveLength(1);
});

test('a case manager sees how each case stands and when its report is promised', async () => {
  serve(answer('caseProgress', { items: [glance], totalCount: 1 }));
  const place = await render(<CaseProgress />);

  await eventually(() => expect(place.textContent).toContain('Appointment Confirmed'));
  expect(place.textContent).toContain(
    'IME-2026-000001, appointment 17 Nov 2026, report by 01 Dec 2026',
  );
});
