import { accept, changeAll, create, emit, exact, refuse } from '#kernel/domain';
import type { Decision, Money, PlainDate } from '#kernel/domain';
import { caseCharge, lineAmounts, totalsOf } from '#cases/domain';
import { invoiceEntry } from '../ledger/entries.ts';
import { post } from '../ledger/entry.ts';
import type { Accounts } from '../ledger/entry.ts';
import { invoiceMade } from './invoice-events.ts';
import { invoiceLine } from './invoice-line.resource.ts';
import { invoice } from './invoice.resource.ts';

export type ProposedLine = {
  readonly caseId: string | null;
  readonly chargeId: string | null;
  readonly serviceItemId: string | null;
  readonly accountCodeId: string | null;
  readonly description: string;
  readonly quantity: string;
  readonly unitPrice: Money;
  readonly hasGst: boolean;
  readonly rule: string | null;
  readonly adjustedBecause: string | null;
};

export type NewInvoice = {
  readonly id: string;
  readonly journalId: string;
  /** Taken from the series in the same transaction: a refusal gives it back. */
  readonly invoiceNo: string;
  readonly kind: 'case' | 'consolidated' | 'other';
  readonly companyId: string;
  readonly caseManagerId: string | null;
  readonly caseId: string | null;
  readonly caseType: string | null;
  readonly specialistId: string | null;
  readonly claimantName: string | null;
  readonly claimNo: string | null;
  readonly purchaseOrderNo: string | null;
  readonly customerReference: string | null;
  readonly invoiceDate: PlainDate;
  readonly dueDate: PlainDate;
  readonly note: string | null;
  /** The run that makes it together with others. */
  readonly runId?: string | null;
  readonly lines: readonly ProposedLine[];
};

export type InvoicingFacts = {
  readonly accounts: Accounts;
  readonly gstPercent: string;
  /** Charges among the lines that are invoiced or reversed already. */
  readonly spentCharges: readonly string[];
};

/** An invoice, its lines, its entry in the ledger and the charges that it settles, or nothing. */
export function decideInvoice(
  given: NewInvoice,
  { accounts, gstPercent, spentCharges }: InvoicingFacts,
): Decision {
  const { lines: proposed, journalId, ...head } = given;
  const lines = proposed.map((line) => ({ ...line, ...lineAmounts(line, gstPercent) }));
  const totals = totalsOf(lines);
  const charges = lines.flatMap(({ chargeId }) => (chargeId ? [chargeId] : []));
  return accept(
    !lines.length && refuse('invoiceWithoutLines'),
    exact(totals.total).lessThanOrEqualTo(0) && refuse('invoiceWithoutAmount'),
    spentCharges.length > 0 && refuse('chargeInvoicedAlready'),
    given.dueDate < given.invoiceDate && refuse('dueBeforeInvoice', { field: 'dueDate' }),
    create(invoice, { ...head, ...totals }),
    lines.map((line, at) =>
      create(invoiceLine, { ...line, invoiceId: given.id, lineIndex: at + 1 }),
    ),
    charges.length > 0 && changeAll(caseCharge, charges, { status: 'invoiced' }),
    post(
      invoiceEntry(
        accounts,
        { id: journalId, on: given.invoiceDate },
        {
          id: given.id,
          no: given.invoiceNo,
          companyId: given.companyId,
          lines,
        },
      ),
    ),
    emit(invoiceMade({ invoiceId: given.id, companyId: given.companyId })),
  );
}
