import { accept } from '#kernel/domain';
import { Refused, handle, isUuid, newId, throwUnlessAccepted } from '#kernel/server';
import type { Handler, Tx } from '#kernel/server';
import {
  decideLoanEntry,
  decideTakeBack,
  previewLoanEntry,
  previewOfEntry,
  takeBackLoanEntry,
} from '../../domain/index.ts';
import type { EntryToTakeBack } from '../../domain/index.ts';
import { openInvoiceNoOf } from '../repayment/repayment-rows.ts';
import { refreshLoan } from './keep-figures.ts';
import { loanBooks, lockLoan, readLoan } from './stored-loan.ts';

const previewHandler = handle(previewLoanEntry, async ({ tx, services, record, input }) => {
  const { kind, happenedOn: on, amount } = input;
  const entry = { id: newId(), kind, on, amount };
  const books = await loanBooks(tx, services);
  const loan = await readLoan(tx, record.id);
  throwUnlessAccepted(decideLoanEntry(loan, entry, books));
  const openInvoiceNo = kind === 'fee' ? null : await openInvoiceNoOf(tx, record.id);
  return { ...previewOfEntry(loan, entry, books), openInvoiceNo };
});

const entryText = `select e.id::text as id, e.kind, e.happened_on::text as "on", e.amount::text as amount,
    e.source_type as "sourceType", coalesce(e.is_reversal, false) or exists (select from loan_entries r
      where r.tenant_id = e.tenant_id and r.reverses_id = e.id) as "isTakenBack"
  from loan_entries e where e.id = $1::uuid and e.loan_id = $2::uuid`;

async function entryOf(tx: Tx, loanId: string, id: string): Promise<EntryToTakeBack> {
  const [entry] = isUuid(id) ? await tx.query<EntryToTakeBack>(entryText, [id, loanId]) : [];
  if (!entry) throw new Refused('notFound');
  return entry;
}

const takeBackHandler = handle(takeBackLoanEntry, async (call) => {
  const { tx, services, record, input, write, commit } = call;
  const loan = await lockLoan(tx, record.id);
  const entry = await entryOf(tx, record.id, input.entryId);
  const books = await loanBooks(tx, services);
  await write(decideTakeBack(loan, entry, input.reason, books));
  await refreshLoan(tx, record.id, books.today);
  return commit(accept());
});

export const entryHandlers: readonly Handler[] = [previewHandler, takeBackHandler];
