import { addDays, startOfDay } from '#kernel/domain';
import { handle, tableOf } from '#kernel/server';
import { appointmentTypes, proposeEntries } from '../../domain/index.ts';
import type { CaseTypeKey } from '../../domain/index.ts';
import { tenantZone, todayOf } from '../engine/index.ts';

type Proposal = {
  readonly caseId: string;
  readonly caseNo: string;
  readonly caseType: CaseTypeKey;
  readonly claimantName: string | null;
  readonly appointmentId: string;
  readonly specialistId: string;
  readonly specialistName: string | null;
  readonly startedAt: string;
  readonly minutes: number;
  readonly zone: string;
};

const booked = appointmentTypes
  .map(
    ({ key, resource }) => `select id, '${key}' as case_type, case_no, claimant_name, appointment_id
      from ${tableOf(resource)} where not is_deleted`,
  )
  .join(' union all ');

const text = `select k.id::text as "caseId", k.case_no as "caseNo", k.case_type as "caseType",
    k.claimant_name as "claimantName", a.id::text as "appointmentId", a.specialist_id::text as "specialistId",
    s.full_name as "specialistName",
    to_char(a.date_from at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startedAt",
    (extract(epoch from a.date_to - a.date_from) / 60)::float8 as minutes, a.time_zone as zone
  from booking_appointments a
  join (${booked}) k on k.appointment_id = a.id
  join party_specialists s on s.id = a.specialist_id
  where a.date_from >= $1::timestamptz and a.date_from < $2::timestamptz and a.status <> 'cancelled'
    and not exists (select from time_tracking e where e.appointment_id = a.id and not e.is_deleted)
  order by a.date_from, k.case_no limit 100`;

export const proposalsHandler = handle(proposeEntries, async ({ tx, services, input }) => {
  const zone = await tenantZone(tx);
  const day = input.day ?? (await todayOf(tx, services));
  const values = [startOfDay(day, zone), startOfDay(addDays(day, 1), zone)];
  const items = await tx.query<Proposal>(text, values);
  return { items, totalCount: items.length };
});
