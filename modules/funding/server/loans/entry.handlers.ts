import { accept } from '#kernel/domain';
import { Refused, handle, isUuid, newId, throwUnlessAccepted } from '#kernel/server';
import type { Handler, Tx } from '#kernel/server';
import {
  decideLoanEntry,
  decideTakeBack,
  movedCredit,
  previewLoanEntry,
  previewOfEntry,
  takeBackLoanEntry,
} from '../../domain/index.ts';
import type { EntryToTakeBack } from '../../domain/index.ts';
import { openInvoiceNoOf } from '../repayment/repayment-rows.ts';
import { refreshLoans } from './keep-figures.ts';
import { lockLoans } from './lock-loans.ts';
import { loanBooks, readLoan } from './stored-loan.ts';

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

const togetherText = `select e.loan_id::text as "loanId", e.id::text as id, e.kind, e.happened_on::text as "on",
    e.amount::text as amount, e.source_type as "sourceType", false as "isTakenBack"
  from loan_entries e where e.source_type = $1 and e.source_id =
      (select source_id from loan_entries where id = $2::uuid) and e.id <> $2::uuid
    and not coalesce(e.is_reversal, false)`;

/** The other side of a credit that was moved: money cannot stay on one loan and leave no other. */
const takenTogether = async (tx: Tx, { id, sourceType }: EntryToTakeBack) =>
  sourceType === movedCredit
    ? tx.query<EntryToTakeBack & { readonly loanId: string }>(togetherText, [movedCredit, id])
    : [];

async function entryOf(tx: Tx, loanId: string, id: string): Promise<EntryToTakeBack> {
  const [entry] = isUuid(id) ? await tx.query<EntryToTakeBack>(entryText, [id, loanId]) : [];
  if (!entry) throw new Refused('notFound');
  return entry;
}

const takeBackHandler = handle(takeBackLoanEntry, async (call) => {
  const { tx, services, record, input, write, commit } = call;
  const entry = await entryOf(tx, record.id, input.entryId);
  const books = await loanBooks(tx, services);
  const taken = await takenTogether(tx, entry);
  const loans = await lockLoans(tx, [record.id, ...taken.map(({ loanId }) => loanId)]);
  for (const loan of loans) {
    const own = taken.find(({ loanId }) => loanId === loan.id) ?? entry;
    await write(decideTakeBack(loan, own, input.reason, books));
  }
  await refreshLoans(
    call,
    loans.map(({ id }) => id),
    books,
  );
  return commit(accept());
});

export const entryHandlers: readonly Handler[] = [previewHandler, takeBackHandler];
