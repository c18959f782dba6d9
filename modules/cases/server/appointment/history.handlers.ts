import { bookedTimesOf, tellOfMoveAgain } from '#booking/server';
import type { appointmentStatuses } from '#booking/domain';
import type { Actor } from '#kernel/domain';
import { Params, handle, scopeSql } from '#kernel/server';
import type { Handler, Tx } from '#kernel/server';
import {
  anyCase,
  caseAppointmentActions,
  caseTypeOf,
  casesOfClaimant,
} from '../../domain/index.ts';
import type { CaseType } from '../../domain/index.ts';
import { caseRecord } from '../engine/index.ts';
import { needAppointment } from './appointment-of-case.ts';

type Row = {
  id: string;
  reference: string;
  status: keyof typeof appointmentStatuses;
  dateFrom: string;
  dateTo: string;
  timeZone: string;
  specialist: string | null;
  centre: string | null;
  reason: string | null;
};

const appointmentsText = `select a.id, a.reference, a.status, a.date_from as "dateFrom",
    a.date_to as "dateTo", a.time_zone as "timeZone", p.titled_name as specialist, c.name as centre,
    nullif(concat_ws(': ', w.label, a.cancellation_reason), '') as reason
  from booking_appointments a
  left join party_specialists p on p.tenant_id = a.tenant_id and p.id = a.specialist_id
  left join party_centres c on c.tenant_id = a.tenant_id and c.id = a.centre_id
  left join platform_values w on w.tenant_id = a.tenant_id and w.id = a.cancelled_for_id
  where a.case_id = $1 order by a.date_from desc, a.id desc`;

async function movesOf(tx: Tx, { id, dateFrom, dateTo, timeZone, specialist, centre }: Row) {
  const present = { dateFrom, dateTo, timeZone, specialist, centre };
  const [, ...earlier] = await bookedTimesOf(tx, id, present);
  return earlier.map((time) => ({
    dateFrom: time.dateFrom,
    dateTo: time.dateTo,
    timeZone: time.timeZone,
    changeTime: time.changeTime,
    userName: time.user.displayName,
  }));
}

type Found = {
  id: string;
  caseNo: string;
  caseType: string;
  claimantName: string | null;
  statusName: string | null;
  specialistId: string | null;
  specialist: string | null;
  appointmentDate: string | null;
  isClosed: boolean;
};

type Wanted = {
  readonly clientId: string;
  readonly specialistId: string | null;
  readonly except: string | null;
};

/** As far as the list of cases would show them to the caller. */
async function casesOf(tx: Tx, actor: Actor, { clientId, specialistId, except }: Wanted) {
  const params = new Params();
  const scope = scopeSql(actor, anyCase, 'case.list', params, 'k');
  const where = [
    `k.client_id = ${params.add(clientId, '::uuid')}`,
    `k.id is distinct from ${params.add(except, '::uuid')}`,
    `(${params.add(specialistId, '::uuid')} is null or k.specialist_id = ${params.add(specialistId, '::uuid')})`,
    'not k.is_deleted',
    ...scope,
  ].join(' and ');
  const rows = await tx.query<Found>(
    `select k.id, k.case_no as "caseNo", k.case_type as "caseType", k.claimant_name as "claimantName",
       k.status_name as "statusName", k.specialist_id as "specialistId", p.titled_name as specialist,
       k.appointment_date as "appointmentDate", coalesce(k.is_closed, false) as "isClosed"
     from cases k left join party_specialists p on p.tenant_id = k.tenant_id and p.id = k.specialist_id
     where ${where} order by k.appointment_date desc nulls last, k.case_no desc limit 50`,
    params.values,
  );
  const items = rows.map((row) => ({
    ...row,
    segment: caseTypeOf(row.caseType)?.resource.segment ?? 'cases',
  }));
  return { items, totalCount: items.length };
}

export const historyHandlers = (type: CaseType): readonly Handler[] => {
  const { history, specialistClient, resend } = caseAppointmentActions(type.resource);
  return [
    handle(history, async ({ tx, record }) => {
      const { appointmentId } = caseRecord(record);
      const rows = await tx.query<Row>(appointmentsText, [record.id]);
      const items = [];
      for (const row of rows)
        items.push({ ...row, isCurrent: row.id === appointmentId, moves: await movesOf(tx, row) });
      return { items };
    }),
    handle(specialistClient, async ({ tx, actor, record }) => {
      const { id, clientId, specialistId } = caseRecord(record);
      if (!specialistId) return { items: [], totalCount: 0 };
      return casesOf(tx, actor, {
        clientId: String(clientId),
        specialistId: String(specialistId),
        except: id,
      });
    }),
    handle(resend, async ({ tx, services, record }) => {
      const { id } = await needAppointment(tx, caseRecord(record));
      return { items: [...(await tellOfMoveAgain(tx, services, id))] };
    }),
  ];
};

export const casesOfClaimantHandler = handle(casesOfClaimant, ({ tx, actor, input }) =>
  casesOf(tx, actor, {
    clientId: input.clientId,
    specialistId: input.specialistId ?? null,
    except: null,
  }),
);
