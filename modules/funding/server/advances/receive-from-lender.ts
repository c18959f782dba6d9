import { accountsOf, nextInvoiceNo, practiceDay, sharesOf } from '#billing/server';
import { decideReceipt } from '#billing/domain';
import type { Decision, Money, PlainDate } from '#kernel/domain';
import { newId } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';

const text = `select t.transaction_no as "transactionNo", t.invoice_id::text as "invoiceId",
    t.case_id::text as "caseId", t.borrower_id::text as "borrowerId", p.name as lender,
    exists (select from credit_requests c where c.transaction_id = t.id and not c.is_deleted) as "isOwn"
  from facility_transactions t
    join disbursement_funding l on l.id = t.loan_id
    left join funding_providers p on p.id = l.funding_provider_id
  where t.id = $1::uuid`;

type Row = {
  readonly transactionNo: string;
  readonly invoiceId: string | null;
  readonly caseId: string | null;
  readonly borrowerId: string;
  readonly lender: string | null;
  /** Asked for on a case of this practice: the money comes to the practice. */
  readonly isOwn: boolean;
};

/** Only what this case owes on the invoice is paid, where the invoice is of several. */
async function sharesOfCase(tx: Tx, { invoiceId, caseId }: Row, amount: Money) {
  if (!invoiceId) return [];
  const shares = await sharesOf(tx, [{ invoiceId, amount }]);
  return shares.map((share) => {
    const ofCase = share.openByCase.filter((one) => one.caseId === caseId);
    return ofCase.length ? { ...share, openByCase: ofCase } : share;
  });
}

/**
 * What the lender pays for a case of the practice is received for its invoice; for a charge that is
 * not invoiced it stays credit of the customer. Null where somebody else is paid.
 */
export async function receiptFromLender(
  tx: Tx,
  services: Services,
  transactionId: string,
  { amount, on }: { readonly amount: Money; readonly on: PlainDate },
): Promise<Decision | null> {
  const [row] = await tx.query<Row>(text, [transactionId]);
  if (!row?.isOwn) return null;
  const shares = await sharesOfCase(tx, row, amount);
  return decideReceipt(
    {
      id: newId(),
      journalId: newId(),
      receiptNo: await nextInvoiceNo(tx, on, 'RCT'),
      companyId: shares[0]?.invoice.companyId ?? row.borrowerId,
      payerName: row.lender,
      receivedOn: on,
      method: 'transfer',
      reference: row.transactionNo,
      amount,
      note: `Paid by the lender, ${row.transactionNo}`,
    },
    { shares, accounts: await accountsOf(tx), today: await practiceDay(tx, services) },
  );
}
