import { chargesOfCase } from '#cases/server';
import type { Tx } from '#kernel/server';
import type { BookedFact, CaseMoneyFacts } from '../../domain/index.ts';

const bookingsText = `select id::text as id, coalesce(reference, '') as reference,
    (date_from at time zone time_zone)::date::text as "on", status = 'cancelled' as "isCancelled"
  from booking_appointments where case_id = $1 order by date_from, id`;

const reportText = `select report_sent_on::text as "sentOn", report_due_date::text as "dueOn"
  from case_overview where id = $1::uuid`;

/** Null where something was never posted for the case. */
const ledgerText = `select coalesce(l.income, 0)::numeric(18,2)::text as income,
    coalesce(l.owed_by_customer, 0)::numeric(18,2)::text as "owedByCustomer",
    coalesce(l.owed_to_specialist, 0)::numeric(18,2)::text as "owedToSpecialist"
  from (select 1) one left join case_ledger l on l.case_id = $1::uuid`;

type Work = Pick<CaseMoneyFacts, 'bookings' | 'report' | 'charges' | 'ledger'>;

export async function readCaseWork(tx: Tx, caseId: string): Promise<Work> {
  const [report] = await tx.query<Work['report']>(reportText, [caseId]);
  const [ledger] = await tx.query<Work['ledger']>(ledgerText, [caseId]);
  return {
    bookings: await tx.query<BookedFact>(bookingsText, [caseId]),
    report: report ?? { sentOn: null, dueOn: null },
    charges: await chargesOfCase(tx, caseId),
    ledger: ledger ?? { income: '0.00', owedByCustomer: '0.00', owedToSpecialist: '0.00' },
  };
}
