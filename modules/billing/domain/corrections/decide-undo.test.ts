import { describe, expect, test } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import { paid } from '../invoices/invoice-choices.ts';
import { decideCreditNoteReversal, decideUndoWriteOff } from './decide-undo.ts';
import type { ReversingNote, UndoingWriteOff } from './decide-undo.ts';

registerCatalogue();

const entry = { id: 'e1', memo: 'Memo', source: { type: 'invoice', id: 'i1' }, lines: [] } as const;
const common = { entry, reversalId: 'e2', reason: 'A mistake', on: '2026-11-18' } as const;

const anUndo = (
  gone: Partial<UndoingWriteOff['writeOff']> = {},
  given: Partial<UndoingWriteOff> = {},
): UndoingWriteOff => ({
  ...common,
  id: 'w2',
  invoice: {
    id: 'i1',
    invoiceNo: 'INV-1',
    status: paid,
    companyId: 'c1',
    total: '110.00',
    settled: '0.00',
    credited: '0.00',
    writtenOff: '110.00',
    sentAt: null,
  },
  writeOff: { id: 'w1', amount: '110.00', gst: '10.00', undoesId: null, isUndone: false, ...gone },
  ...given,
});

describe('undoing a write-off', () => {
  test('the invoice is owed again, and a row below zero says so', () => {
    const decision = decideUndoWriteOff(anUndo());

    expect(decision.kind).toBe('accepted');
    expect(JSON.stringify(decision)).toContain('"amount":"-110.00","gst":"-10.00"');
  });

  test.each([
    ['writeOffUndoneAlready', { isUndone: true }, {}],
    ['writeOffUndoneAlready', { undoesId: 'w0' }, {}],
    ['reasonMissing', {}, { reason: ' ' }],
  ] as const)('is refused: %s', (code, gone, given) => {
    expect(decideUndoWriteOff(anUndo(gone, given))).toMatchObject({ kind: 'refused', code });
  });
});

const aReversal = (note: Partial<ReversingNote['note']> = {}, answers = {}): ReversingNote => ({
  ...common,
  note: {
    id: 'n1',
    creditNoteNo: 'CN-1',
    applied: '0.00',
    refunded: '0.00',
    isReversed: false,
    sentAt: null,
    accountingId: null,
    ...note,
  },
  now: '2026-11-18T00:00:00.000Z',
  answers,
});

describe('reversing a credit note', () => {
  test.each([
    ['creditNoteRefunded', { refunded: '0.01' }],
    ['creditNoteReversed', { isReversed: true }],
  ])('is refused: %s', (code, note) => {
    expect(decideCreditNoteReversal(aReversal(note))).toMatchObject({ kind: 'refused', code });
  });

  test('others who know of it are named before', () => {
    const sentAt = '2026-11-01T00:00:00.000Z';

    expect(decideCreditNoteReversal(aReversal({ sentAt }))).toMatchObject({
      kind: 'asked',
      questions: [{ key: 'othersKnow' }],
    });
    expect(decideCreditNoteReversal(aReversal({ sentAt }, { othersKnow: 'yes' })).kind).toBe(
      'accepted',
    );
  });
});
