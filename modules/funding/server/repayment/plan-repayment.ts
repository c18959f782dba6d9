import type { Tx } from '#kernel/server';
import { dueForRepayment, instalmentsDue, sumOfDue, totalOfParts } from '../../domain/index.ts';
import type {
  DueParts,
  LineToInvoice,
  LoanToChange,
  RepaymentPeriod,
  ScheduleToInvoice,
  repaymentTimings,
} from '../../domain/index.ts';
import { lockRowsOfLoans } from '../loans/lock-loans.ts';
import { readLoans } from '../loans/stored-loan.ts';

export type AgreementToInvoice = {
  readonly agreementId: string;
  readonly agreementNo: string;
  readonly borrowerId: string;
  readonly borrower: string;
  readonly fundingProviderId: string;
  readonly repayment: keyof typeof repaymentTimings;
  /** Of this month and not cancelled. */
  readonly invoiceId: string | null;
  readonly invoiceNo: string | null;
};

const agreementsText = `select a.id::text as "agreementId", a.agreement_no as "agreementNo",
    a.borrower_id::text as "borrowerId", coalesce(c.name, '') as borrower,
    a.funding_provider_id::text as "fundingProviderId", a.repayment,
    i.id::text as "invoiceId", i.invoice_no as "invoiceNo"
  from facility_agreements a left join party_company_accounts c on c.id = a.borrower_id
    left join transaction_invoice i on i.tenant_id = a.tenant_id and i.agreement_id = a.id
      and i.period = $1 and i.status <> '6' and not i.is_deleted
  where not a.is_deleted and ($2::uuid is null or a.borrower_id = $2::uuid)
    and ($3::uuid is null or a.id = $3::uuid)
    and exists (select from disbursement_funding l where l.tenant_id = a.tenant_id
      and l.agreement_id = a.id and l.status <> 'cancelled' and not l.is_deleted)
  order by borrower, a.agreement_no`;

type Asked = { readonly borrowerId?: string | null; readonly agreementId?: string | null };

export const agreementsToInvoice = (
  tx: Tx,
  { period }: RepaymentPeriod,
  { borrowerId, agreementId }: Asked,
): Promise<AgreementToInvoice[]> =>
  tx.query<AgreementToInvoice>(agreementsText, [period, borrowerId ?? null, agreementId ?? null]);

/** What other invoices ask for already comes off. */
const loansText = `select l.id::text as id, l.due_on::text as "dueOn",
    coalesce((select sum(r.total - r.paid) from repayment_lines r
      join transaction_invoice i on i.tenant_id = r.tenant_id and i.id = r.invoice_id
      where r.tenant_id = l.tenant_id and r.loan_id = l.id and i.status <> '6'
        and not i.is_deleted), 0)::numeric(18,2)::text as invoiced,
    (select coalesce(json_agg(json_build_object('id', s.id::text, 'dueOn', s.due_on::text,
          'instalment', s.instalment::text, 'isInvoiced', s.invoice_id is not null)
        order by s.instalment_no) filter (where s.paid_on is null), '[]')
      from repayment_schedules s where s.tenant_id = l.tenant_id and s.loan_id = l.id
        and not s.is_deleted having count(*) > 0) as schedule
  from disbursement_funding l
  where l.agreement_id = $1::uuid and l.status <> 'cancelled' and not l.is_deleted
  order by l.loan_no, l.id`;

type Row = {
  readonly id: string;
  readonly dueOn: string | null;
  readonly invoiced: string;
  readonly schedule: ScheduleToInvoice;
};

const batch = 500;

const idsText = `select id::text as id from disbursement_funding
  where agreement_id = any($1::uuid[]) and not is_deleted`;

/** Before anything is counted, and all at once: whoever comes second waits and finds the invoice made. */
export async function lockAgreements(
  tx: Tx,
  agreements: readonly AgreementToInvoice[],
): Promise<void> {
  const rows = await tx.query<{ id: string }>(idsText, [
    agreements.map(({ agreementId }) => agreementId),
  ]);
  await lockRowsOfLoans(
    tx,
    rows.map(({ id }) => id),
  );
}

/** The lines that an agreement would be invoiced with, and their sums. */
export async function linesToInvoice(
  tx: Tx,
  { agreementId, repayment }: AgreementToInvoice,
  { periodTo }: RepaymentPeriod,
): Promise<{
  readonly lines: readonly LineToInvoice[];
  readonly sums: ReturnType<typeof sumOfDue>;
}> {
  const dues = new Map<string, DueParts>();
  const rows = await tx.query<Row>(loansText, [agreementId]);
  for (let at = 0; at < rows.length; at += batch) {
    const some = rows.slice(at, at + batch);
    const loans = await readLoans(
      tx,
      some.map(({ id }) => id),
    );
    for (const [id, due] of duesOf(loans, some, repayment, periodTo)) dues.set(id, due);
  }
  const lines = rows.flatMap(({ id: loanId, schedule }) => {
    const due = dues.get(loanId);
    if (!due || Number(totalOfParts(due)) <= 0) return [];
    return { loanId, due, instalmentIds: instalmentsDue(schedule, periodTo).map(({ id }) => id) };
  });
  return { lines, sums: sumOfDue(lines.map(({ due }) => due)) };
}

const duesOf = (
  loans: readonly LoanToChange[],
  rows: readonly Row[],
  repayment: AgreementToInvoice['repayment'],
  periodTo: string,
): readonly (readonly [string, DueParts])[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return loans.map(({ id, loan, status }) => {
    const { dueOn = null, invoiced = '0.00', schedule = null } = byId.get(id) ?? {};
    const given = { loan, status, repayment, dueOn, invoiced, schedule };
    return [id, dueForRepayment(given, periodTo)] as const;
  });
};
