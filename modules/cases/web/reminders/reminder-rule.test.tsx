import { registerScreens, ResourceScreen } from '#kernel/web';
import { aSession, eventually, render, serve } from '#kernel/web-testing';
import { beforeAll, expect, test } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import { reminderRule } from '../../domain/index.ts';
import { reminderRuleScreens } from './reminder-rule.screens.tsx';

beforeAll(() => {
  registerCatalogue();
  registerScreens({ [reminderRule.name]: () => Promise.resolve(reminderRuleScreens) });
});

const rule = { what: 'appointmentClient', side: 'before', sentBy: 'mail', isActive: true };
const rows = [
  { ...rule, id: 'r-1', days: 7 },
  { ...rule, id: 'r-2', days: 1, sentBy: 'sms' },
  { ...rule, id: 'r-3', days: 0, what: 'attendanceAsked' },
  { ...rule, id: 'r-4', days: 2, what: 'reportOverdue', side: 'after', isActive: false },
];

test('the list of reminders says when each leaves, and what holds for all of them', async () => {
  const { actor } = aSession();
  const session = aSession({
    actor: { ...actor, roles: ['ADMIN_STAFF'], edition: 'MLP', features: ['Assessment'] },
  });
  const calls = serve({
    'GET /app/reminder-rules': { body: { items: rows, totalCount: rows.length } },
  });
  const place = await render(<ResourceScreen name={reminderRule.name} kind="list" />, { session });

  await eventually(() => expect(place.textContent).toContain('Report overdue'));
  const said = [...place.querySelectorAll('tbody tr')].map((row) => row.textContent);

  expect(said[0]).toContain('Appointment, to the claimant');
  expect(
    [0, 1, 2, 3].map((at) => /\d+ days? (before|after)|On the day/.exec(said[at] ?? '')?.[0]),
  ).toEqual(['7 days before', '1 day before', 'On the day', '2 days after']);
  expect(said[1]).toContain('SMS');
  expect(place.textContent).toContain('never for a case on hold or closed');
  const [listed] = calls.filter(({ path }) => path === '/app/reminder-rules');
  expect(listed?.query.get('fields') ?? '').toContain('side');
});
