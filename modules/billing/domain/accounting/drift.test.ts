import { describe, expect, test } from 'vitest';
import { hasDrift, mendingOf, ourSide, theirSide } from './drift.ts';
import type { SideOfInvoice } from './drift.ts';
import { planSettlements } from './settlements.ts';
import type { Settlement } from './settlements.ts';

const open: SideOfInvoice = { total: '100.00', state: 'open', paid: '0.00' };
const paid: SideOfInvoice = { total: '100.00', state: 'paid', paid: '100.00' };
const cancelled: SideOfInvoice = { total: '100.00', state: 'cancelled', paid: '0.00' };
const missing = theirSide(undefined);

describe('[B-356] an invoice here and there', () => {
  test('what was written off counts as settled, for it is booked there as a payment', () => {
    const amounts = { total: '100.00', settled: '60.00', writtenOff: '40.00' };

    expect(ourSide({ ...amounts, status: '3' })).toEqual(paid);
  });

  test('payments and credits there are one amount', () => {
    const remote = { id: 'r', number: 'n', total: '100.00', payments: [] };
    const there = theirSide({ ...remote, status: 'PAID', paid: '70.00', credited: '30.00' });

    expect(there).toEqual(paid);
    expect(hasDrift(paid, there)).toBe(false);
  });

  test('cancelled on both sides agrees, whatever the total says', () => {
    expect(hasDrift(cancelled, { ...cancelled, total: '0.00' })).toBe(false);
  });

  test.each([
    [open, open, 'ours', 'none'],
    [paid, open, 'ours', 'push'],
    [open, paid, 'theirs', 'takeIn'],
    [cancelled, open, 'ours', 'void'],
    [cancelled, open, 'theirs', 'refused'],
    [open, cancelled, 'ours', 'refused'],
    [open, missing, 'ours', 'upload'],
    [open, missing, 'theirs', 'refused'],
    [open, { ...open, total: '101.00' }, 'theirs', 'refused'],
  ] as const)('%j against %j mended after %s: %s', (ours, theirs, side, kind) => {
    expect(mendingOf(ours, theirs, side).kind).toBe(kind);
  });
});

const settlement = (given: Partial<Settlement>): Settlement => ({
  key: 'a1',
  kind: 'receipt',
  amount: '50.00',
  on: '2026-11-16',
  remotePaymentId: null,
  creditNoteNo: null,
  creditNoteAccountingId: null,
  ...given,
});
const payment = { id: 'p1', amount: '50.00', on: '2026-11-16', reference: 'a1' };

describe('payments here and there', () => {
  test('one that we sent and one that we took in are known again', () => {
    const ours = [settlement({}), settlement({ key: 'a2', remotePaymentId: 'p2' })];
    const theirs = [payment, { ...payment, id: 'p2', reference: 'EFT' }];

    expect(planSettlements(ours, { payments: theirs, credited: '0.00' })).toEqual({
      toPay: [],
      toCredit: [],
      unknown: [],
    });
  });

  test('the same reference over another amount is another payment', () => {
    const plan = planSettlements([settlement({ amount: '51.00' })], {
      payments: [payment],
      credited: '0.00',
    });

    expect(plan).toMatchObject({ toPay: [{ amount: '51.00' }], unknown: [{ id: 'p1' }] });
  });

  test('of credit notes only what is missing there is applied', () => {
    const credit = { kind: 'creditNote', creditNoteAccountingId: 'n1' } as const;
    const ours = [settlement(credit), settlement({ ...credit, key: 'a2', amount: '20.00' })];

    const { toCredit } = planSettlements(ours, { payments: [], credited: '60.00' });

    expect(toCredit).toMatchObject([{ key: 'a2', amount: '10.00' }]);
  });
});
