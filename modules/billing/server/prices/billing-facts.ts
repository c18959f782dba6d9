import type { PlainDate } from '#kernel/domain';
import type { Tx } from '#kernel/server';
import type { BillingFacts } from '../../domain/index.ts';
import { noticeOfCase } from './notice-of-case.ts';
import type { Appointment } from './notice-of-case.ts';

/** Columns of `case_billing_facts` under the names that the rules use. */
export const factColumns = `f.case_type as "caseType", f.company_id as "companyId",
  f.scheme_id as "schemeId", f.specialist_id as "specialistId", f.specialty_id as "specialtyId",
  f.interpreter_required as interpreter, f.is_urgent as urgent, f.pages, f.injuries,
  f.is_home_visit as "homeVisit", f.appointment_date as "appointmentDate",
  f.appointment_zone as "appointmentZone", f.centre_id as "centreId"`;

const text = `select ${factColumns} from case_billing_facts f where f.id = $1::uuid`;

export type FactRow = Omit<BillingFacts, 'day' | 'notice'> & Appointment;

export const factsOn = (row: FactRow, day: PlainDate, notice: number | null): BillingFacts => {
  const { appointmentDate: _date, appointmentZone: _zone, centreId: _centre, ...facts } = row;
  return { ...facts, day, notice };
};

/** Null: a case of a type that charges nothing. */
export async function billingFacts(
  tx: Tx,
  caseId: string,
  day: PlainDate,
  now: Date,
): Promise<BillingFacts | null> {
  const [row] = await tx.query<FactRow>(text, [caseId]);
  return row ? factsOn(row, day, await noticeOfCase(tx, row, now)) : null;
}
