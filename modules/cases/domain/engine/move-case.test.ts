import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Creation, Move } from '#kernel/domain';
import { permits, stateLabel } from '#kernel/domain';
import { caseTypes } from '../case-types.ts';
import { imeType } from '../ime/index.ts';
import { suppType } from '../supp/index.ts';
import type { CaseRecord, CaseType } from './case-type.ts';
import { chargeKey } from './charges.ts';
import type { ChargeIdentity } from './charges.ts';
import { moveCase } from './move-case.ts';
import type { MoveFacts } from './move-case.ts';
import { decideUndo, standingSteps } from './undo-case.ts';
import type { LoggedStep } from './undo-case.ts';

const facts: MoveFacts = {
  today: '2026-11-16',
  persons: { PAPERWORK: 'anna', DICTATION: 'ben' },
  prices: {
    assessment: { description: 'Exam', amount: '1450.00', hasGst: true, payeeAmount: '980.00' },
    specialistOnly: { description: 'Late', amount: '10.00', hasGst: true, payeeAmount: '400.00' },
  },
  charged: [],
};

const aCase = (values: object = {}): CaseRecord => ({
  id: 'case-1',
  caseNo: 'IME-2026-000001',
  step: 'caseCreated',
  billingStatus: 'none',
  isOnHold: false,
  appointmentId: 'appointment-1',
  appointmentDate: '2026-12-01T00:00:00Z',
  specialistId: 'specialist-1',
  companyId: 'company-1',
  ...values,
});

const moveOf = (parts: readonly object[]) =>
  parts.find((part) => 'write' in part && part.write === 'move') as Move | undefined;
const chargeOf = (parts: readonly object[]) =>
  parts.find((part) => 'write' in part && part.write === 'create') as Creation | undefined;

describe('a day is a day of the place', () => {
  const step = (
    appointmentDate: string,
    appointmentZone: string | null,
    zone = 'Australia/Sydney',
  ) =>
    moveOf(
      moveCase(
        imeType,
        aCase({ step: 'appointmentConfirmed', appointmentDate, appointmentZone }),
        'sendPaperwork',
        { ...facts, zone },
      ),
    )?.values;

  test('attendance of Monday 09:00 in Sydney is due on Tuesday', () => {
    expect(step('2026-11-29T22:00:00Z', 'Australia/Sydney')).toMatchObject({
      nextDueDate: '2026-12-01',
    });
    expect(step('2026-11-29T22:00:00+00:00', null)).toMatchObject({ nextDueDate: '2026-12-01' });
  });

  test('and where it is still Sunday evening, on Monday', () => {
    expect(step('2026-11-29T13:30:00Z', 'Australia/Perth')).toMatchObject({
      nextDueDate: '2026-11-30',
    });
  });
});

describe('a step of a case', () => {
  test('[G-118] leaves the next action with its person and its day before the appointment', () => {
    const parts = moveCase(
      imeType,
      aCase({ step: 'appointmentRequested' }),
      'confirmAppointment',
      facts,
    );

    expect(moveOf(parts)?.values).toMatchObject({
      nextStep: 'PAPERWORK',
      nextDueDate: '2026-11-24',
      picUserId: 'anna',
    });
  });

  test('is never due in the past', () => {
    const late = aCase({ step: 'appointmentRequested', appointmentDate: '2026-11-17T00:00:00Z' });

    const parts = moveCase(imeType, late, 'confirmAppointment', facts);

    expect(moveOf(parts)?.values).toMatchObject({ nextDueDate: facts.today });
  });

  test('charges the customer and pays the specialist once', () => {
    const there = aCase({ step: 'paperworkSent' });

    expect(chargeOf(moveCase(imeType, there, 'attend', facts))?.values).toMatchObject({
      kind: 'assessment',
      amount: '1450.00',
      payeeAmount: '980.00',
      companyId: 'company-1',
      move: 'attend',
    });
    const again = { ...facts, charged: ['assessment'] };
    expect(chargeOf(moveCase(imeType, there, 'attend', again))).toBeUndefined();
  });

  test('brings loadings as charges of their own, each item once in the life of the case', () => {
    const there = aCase({ step: 'paperworkSent' });
    const loading = { hasGst: true, payeeAmount: null, priceRule: 'List' };
    const loadings = {
      assessment: [
        { ...loading, description: 'Interpreter', amount: '260.00', serviceItemId: 'int' },
        { ...loading, description: 'Pages × 2', amount: '360.00', serviceItemId: 'pgs' },
      ],
      report: [{ ...loading, description: 'Urgent', amount: '390.00', serviceItemId: 'urg' }],
    };
    const made = (charged: readonly string[]) =>
      moveCase(imeType, there, 'attend', { ...facts, loadings, charged })
        .filter((part) => 'write' in part && part.write === 'create')
        .map((part) => (part as Creation).values);

    expect(made([])).toMatchObject([
      { kind: 'assessment' },
      {
        kind: 'loading',
        serviceItemId: 'int',
        amount: '260.00',
        priceRule: 'List',
        move: 'attend',
      },
      { kind: 'loading', serviceItemId: 'pgs', description: 'Pages × 2' },
    ]);
    expect(made(['assessment', 'loading int'])).toMatchObject([{ serviceItemId: 'pgs' }]);
    const known = made([]).map((charge) => chargeKey(charge as ChargeIdentity));
    expect(made(known)).toEqual([]);
  });

  test.each([
    ['cancelledNoFee', undefined],
    ['cancelledChargeable', { kind: 'lateCancellation' }],
    ['cancelledPaySpecialist', { kind: 'specialistOnly', amount: null, payeeAmount: '400.00' }],
  ])('cancelled with %s it charges what the outcome says', (outcome, expected) => {
    const parts = moveCase(imeType, aCase(), 'cancel', facts, { outcome, to: { step: outcome } });

    const charge = chargeOf(parts)?.values;
    if (expected) expect(charge).toMatchObject(expected);
    else expect(charge).toBeUndefined();
    expect(moveOf(parts)?.values).toMatchObject({ nextStep: null, nextDueDate: null });
  });

  test('[G-130] paperwork waits for the prepayment, or for a note of admin staff', () => {
    const unpaid = { step: 'appointmentConfirmed', prepaymentStatus: 'required' };

    expect(moveCase(imeType, aCase(unpaid), 'sendPaperwork', facts)).toEqual([
      expect.objectContaining({ kind: 'refused', code: 'prepaymentMissing' }),
    ]);
    const noted = aCase({ ...unpaid, prepaymentNote: 'Known customer' });
    expect(moveOf(moveCase(imeType, noted, 'sendPaperwork', facts))).toBeDefined();
    const paid = aCase({ ...unpaid, prepaymentStatus: 'paid' });
    expect(moveOf(moveCase(imeType, paid, 'sendPaperwork', facts))).toBeDefined();
  });
});

/** Applies what a move writes, as the database would. */
const after = (record: CaseRecord, parts: readonly object[]): CaseRecord => {
  const step = moveOf(parts);
  if (!step) return record;
  const { isOnHold = String(record.isOnHold), ...to } = step.to as Record<string, string>;
  return { ...record, ...step.values, ...to, isOnHold: isOnHold === 'true' };
};

const aWalk = fc.array(fc.nat({ max: 9999 }), { minLength: 1, maxLength: 40 });

function walk(type: CaseType, picks: readonly number[]) {
  let record = aCase({ step: type.workflow.axes.step?.initial });
  const log: LoggedStep[] = [];
  const charged: string[] = [];
  const seen: CaseRecord[] = [record];
  for (const pick of picks) {
    const names = Object.keys(type.workflow.moves).filter(
      (name) => name !== 'undo' && permits(type.workflow, record, name),
    );
    const name = names[pick % names.length];
    if (!name) break;
    const axes = type.workflow.moves[name]?.axes ?? {};
    const to = Object.fromEntries(
      Object.entries(axes).map(([axis, { steps }]) => {
        const ends = steps[String(record[axis])] ?? [];
        return [axis, ends[pick % ends.length] ?? ''];
      }),
    );
    const parts = moveCase(
      type,
      record,
      name,
      { ...facts, charged },
      { to, outcome: to.step ?? null },
    );
    const made = chargeOf(parts);
    if (made) charged.push(String(made.values['kind']));
    const next = after(record, parts);
    if (next.step !== record.step) log.unshift({ move: name, from: record.step, to: next.step });
    record = next;
    seen.push(record);
  }
  return { record, log, charged, seen };
}

describe.each(caseTypes.map((type) => [type.key, type] as const))(
  'any walk of %s',
  (_key, type) => {
    const labels = Object.values(type.resource.fields.caseStatus?.choices ?? {});

    test('always shows a status of the catalogue, and charges each kind once', () => {
      fc.assert(
        fc.property(aWalk, (picks) => {
          const { seen, charged } = walk(type, picks);
          for (const record of seen) expect(labels).toContain(stateLabel(type.workflow, record));
          expect(new Set(charged).size).toBe(charged.length);
        }),
      );
    });

    test('is led back by undo, step after step, to where it began', () => {
      fc.assert(
        fc.property(aWalk, (picks) => {
          const walked = walk(type, picks);
          let record: CaseRecord = { ...walked.record, isOnHold: false };
          let log = walked.log;
          for (const entry of walked.log) {
            const { today, persons } = facts;
            const steps = standingSteps(log);
            const decision = decideUndo(
              type,
              record,
              { today, persons, steps, charges: [] },
              'Wrong',
            );
            expect(decision.kind).toBe('accepted');
            record = after(record, decision.kind === 'accepted' ? decision.writes : []);
            log = [{ move: 'undo', from: entry.to, to: entry.from }, ...log];
            expect(record.step).toBe(entry.from);
          }
        }),
      );
    });
  },
);

test('what is on an invoice is not undone', () => {
  const record = aCase({ step: 'attendedChargeable' });
  const steps = [{ move: 'attend', from: 'paperworkSent', to: 'attendedChargeable' }];
  const charges = [{ id: 'charge-1', status: 'invoiced' }];

  expect(decideUndo(imeType, record, { ...facts, steps, charges }, 'Wrong')).toMatchObject({
    kind: 'refused',
    code: 'undoInvoiced',
  });
});

test.each([
  ['reportSent', 'chargeable'],
  ['reportSentWithFee', 'withFee'],
  ['reportSentAmendment', 'amendment'],
])('a clarification that is undone gives the kind of %s back: %s', (from, requestKind) => {
  const record = aCase({ step: 'requestSent', requestKind: 'clarification' });
  const steps = [{ move: 'clarify', from, to: 'requestSent' }];

  const decision = decideUndo(suppType, record, { ...facts, steps, charges: [] }, 'Wrong');

  expect(decision).toMatchObject({ writes: [{ values: { requestKind } }, {}] });
});
