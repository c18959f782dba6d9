import { spentCharges } from '#cases/server';
import { newId, writeBySystem } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { decideInvoice } from '../domain/index.ts';
import type { NewInvoice, ProposedLine } from '../domain/index.ts';
import { nextInvoiceNo } from '../server/invoices/next-invoice-no.ts';
import { accountsOf } from '../server/ledger/accounts.ts';

export const aLine = (line: Partial<ProposedLine> = {}): ProposedLine => ({
  caseId: null,
  chargeId: null,
  serviceItemId: null,
  accountCodeId: null,
  description: 'Standard examination and report',
  quantity: '1',
  unitPrice: '1450.00',
  hasGst: true,
  rule: null,
  adjustedBecause: null,
  ...line,
});

/** An invoice as the office makes it, in the transaction of the test. */
export async function anInvoice(
  tx: Tx,
  services: Services,
  given: Pick<NewInvoice, 'companyId'> & Partial<NewInvoice>,
): Promise<{ readonly id: string; readonly invoiceNo: string }> {
  const lines = given.lines ?? [aLine()];
  const invoiceDate = given.invoiceDate ?? '2026-11-16';
  const id = given.id ?? newId();
  const invoiceNo = await nextInvoiceNo(tx, invoiceDate);
  const charges = lines.flatMap(({ chargeId }) => chargeId ?? []);
  const facts = {
    accounts: await accountsOf(tx),
    gstPercent: '10',
    spentCharges: await spentCharges(tx, charges),
  };
  const made: NewInvoice = {
    id,
    journalId: newId(),
    kind: 'other',
    caseManagerId: null,
    caseId: null,
    caseType: null,
    specialistId: null,
    claimantName: null,
    claimNo: null,
    purchaseOrderNo: null,
    customerReference: null,
    dueDate: '2026-12-16',
    note: null,
    ...given,
    invoiceNo,
    invoiceDate,
    lines,
  };
  await writeBySystem({ tx, services }, decideInvoice(made, facts));
  return { id, invoiceNo };
}
