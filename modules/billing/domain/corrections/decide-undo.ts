import { accept, ask, change, create, exact, isAnswered, refuse } from '#kernel/domain';
import type { Answers, Decision, Instant, Money, PlainDate } from '#kernel/domain';
import { creditNote } from '../credit-notes/credit-note.resource.ts';
import { settle } from '../invoices/settle.ts';
import type { InvoiceFacts } from '../invoices/settle.ts';
import { post, reversalOf } from '../ledger/entry.ts';
import type { Entry } from '../ledger/entry.ts';
import { writeOff } from './write-off.resource.ts';

type Posted = Pick<Entry, 'id' | 'memo' | 'source' | 'lines'>;

const negative = (amount: Money): Money => exact(amount).negated().toFixed(2);

export type UndoingWriteOff = {
  readonly id: string;
  readonly invoice: InvoiceFacts;
  readonly writeOff: {
    readonly id: string;
    readonly amount: Money;
    readonly gst: Money;
    readonly undoesId: string | null;
    readonly isUndone: boolean;
  };
  readonly entry: Posted;
  readonly reversalId: string;
  readonly reason: string;
  readonly on: PlainDate;
};

/** The invoice is owed again; the GST that was claimed back is due again on the day of the undo. */
export function decideUndoWriteOff(given: UndoingWriteOff): Decision {
  const { id, invoice, writeOff: gone, entry, reversalId, reason, on } = given;
  return accept(
    !reason.trim() && refuse('reasonMissing', { field: 'reason' }),
    (gone.isUndone || gone.undoesId !== null) && refuse('writeOffUndoneAlready'),
    settle(invoice, { writtenOff: negative(gone.amount) }, on),
    post(reversalOf(entry, { id: reversalId, on })),
    create(writeOff, {
      id,
      invoiceId: invoice.id,
      writtenOffOn: on,
      amount: negative(gone.amount),
      gst: negative(gone.gst),
      reason: reason.trim(),
      undoesId: gone.id,
      journalId: reversalId,
    }),
  );
}

export type ReversingNote = {
  /** As it stands once nothing of it is applied any more. */
  readonly note: {
    readonly id: string;
    readonly creditNoteNo: string | null;
    readonly applied: Money;
    readonly refunded: Money;
    readonly isReversed: boolean;
    readonly sentAt: Instant | null;
    readonly accountingId: string | null;
  };
  readonly entry: Posted;
  readonly reversalId: string;
  readonly reason: string;
  readonly on: PlainDate;
  readonly now: Instant;
  readonly answers: Answers;
};

const whoKnows = ({ sentAt, accountingId }: ReversingNote['note']): string =>
  [
    sentAt && 'The customer has been sent it: tell them.',
    accountingId && 'The accounting system has it: void it there.',
  ]
    .filter(Boolean)
    .join(' ');

/** Its lines may be credited anew. What was paid back by the bank cannot be undone by an entry. */
export function decideCreditNoteReversal(given: ReversingNote): Decision {
  const { note, entry, reason, on, answers } = given;
  const others = whoKnows(note);
  return accept(
    !reason.trim() && refuse('reasonMissing', { field: 'reason' }),
    note.isReversed && refuse('creditNoteReversed', { values: { no: note.creditNoteNo ?? '' } }),
    exact(note.refunded).greaterThan(0) &&
      refuse('creditNoteRefunded', { values: { refunded: note.refunded } }),
    others !== '' && !isAnswered(answers, 'othersKnow') && ask('othersKnow', `${others} Go on?`),
    change(creditNote, note.id, {
      isReversed: true,
      reversedAt: given.now,
      reversedBecause: reason.trim(),
    }),
    post(reversalOf(entry, { id: given.reversalId, on })),
  );
}
