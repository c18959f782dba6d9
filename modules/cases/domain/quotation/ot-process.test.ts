import { expect, test } from 'vitest';
import { otProcess } from './ot-process.ts';
import type { ProcessFacts } from './ot-process.ts';

const statesOf = (facts: Partial<ProcessFacts>) =>
  otProcess({
    step: 'caseCreated',
    billingStatus: 'none',
    requestedOn: '2026-05-01',
    assessedOn: null,
    reportSentOn: null,
    quotation: null,
    ...facts,
  }).map(({ state }) => state);

const approved = { status: 'approved', sentOn: '2026-05-02', decidedOn: '2026-05-03' } as const;

test.each([
  [{}, ['current', 'waiting', 'waiting', 'waiting', 'waiting', 'waiting']],
  [
    { step: 'quotationSent', quotation: { ...approved, status: 'sent' as const } },
    ['done', 'done', 'current', 'waiting', 'waiting', 'waiting'],
  ],
  [
    { step: 'appointmentRequested', quotation: approved },
    ['done', 'done', 'done', 'current', 'waiting', 'waiting'],
  ],
  [
    { step: 'appointmentConfirmed' },
    ['done', 'skipped', 'skipped', 'current', 'waiting', 'waiting'],
  ],
  [{ step: 'notAttended' }, ['done', 'skipped', 'skipped', 'current', 'waiting', 'waiting']],
  [
    { step: 'reportSent', quotation: approved, billingStatus: 'clientInvoiced' },
    ['done', 'done', 'done', 'done', 'done', 'done'],
  ],
])('[G-018] %j', (facts, states) => {
  expect(statesOf(facts)).toEqual(states);
});
