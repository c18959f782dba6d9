import type { Tx } from '#kernel/server';
import { tableOf } from '#kernel/server';
import type {
  AppointmentStep,
  AppointmentUndoFacts,
  CaseRecord,
  CaseType,
  LoggedStep,
} from '../../domain/index.ts';
import { camel } from './stored-case.ts';

/** The moves write these anew; a version only goes up. */
const notRestored = ['nextStep', 'nextDueDate', 'picUserId', 'revision', 'visibility'];

/** What the transaction of the step changed in the case and nobody has changed since. */
const beforeText = (table: string) => `with step as (
    select change_time, request_id from property_changes
    where resource = $1 and record_id = $2::uuid and property_name = 'step'
      and new_value #>> '{}' = $3 and change_time >= $4::timestamptz
    order by change_time, id limit 1)
  select distinct on (p.property_name) p.property_name as name, p.original_value as value
  from step s
  join property_changes p on p.resource = $1 and p.record_id = $2::uuid
    and p.request_id is not distinct from s.request_id
    and p.change_time between s.change_time - interval '1 second' and s.change_time + interval '1 second'
  join ${table} t on t.id = $2::uuid
  where p.new_value is not distinct from to_jsonb(t) -> p.property_name
  order by p.property_name, p.id desc`;

/** The fields of the case as they were before its last step. */
export async function valuesBefore(
  tx: Tx,
  { resource, workflow }: CaseType,
  id: string,
  last: LoggedStep | undefined,
): Promise<Readonly<Record<string, unknown>>> {
  if (!last?.at) return {};
  const rows = await tx.query<{ name: string; value: unknown }>(beforeText(tableOf(resource)), [
    resource.name,
    id,
    last.to,
    last.at,
  ]);
  const kept = rows
    .map(({ name, value }) => [camel(name), value] as const)
    .filter(([key]) => {
      const field = resource.fields[key];
      return field && !field.computed && !(key in workflow.axes) && !notRestored.includes(key);
    });
  return Object.fromEntries(kept);
}

const currentText = `select status, date_from as "dateFrom" from booking_appointments
  where id = $1::uuid`;

/** By the moment of the step; the demo keeps no log of its appointments, so a cancelled one counts too. */
const didText = `select a.id, a.status, a.date_from as "dateFrom", coalesce(l.move, 'cancel') as move,
    coalesce(l.from_state, 'confirmed') as "from", a.session_id as "sessionId"
  from booking_appointments a
  left join status_log l on l.resource = 'appointment' and l.record_id = a.id
    and l.occurred_at = $2::timestamptz
  where a.case_id = $1 and (l.id is not null or ($3 and a.status = 'cancelled'))
  order by l.id is null, a.date_from desc limit 1`;

/** Where an appointment was before the step that moved it. */
const placeText = `select property_name as name, original_value #>> '{}' as value from property_changes
  where resource = 'appointment' and record_id = $1::uuid and change_time >= $2::timestamptz
    and property_name in ('session_id', 'date_from') order by change_time desc, id desc`;

const slotText = `select id, state, starts_at as "startsAt" from booking_slots
  where session_id = $1::uuid and starts_at = $2::timestamptz`;

type Did = Omit<AppointmentStep, 'slotLeft'> & { readonly sessionId: string };

async function appointmentStep(
  tx: Tx,
  id: string,
  last: LoggedStep,
): Promise<AppointmentStep | null> {
  const isLoss = ['cancel', 'loseAppointment'].includes(last.move);
  const [found] = await tx.query<Did>(didText, [id, last.at ?? null, isLoss]);
  if (!found) return null;
  const { sessionId, ...did } = found;
  const moved =
    did.move === 'move'
      ? await tx.query<{ name: string; value: string }>(placeText, [did.id, last.at ?? null])
      : [];
  const before = Object.fromEntries(moved.map(({ name, value }) => [name, value]));
  const [slotLeft = null] = await tx.query<NonNullable<AppointmentStep['slotLeft']>>(slotText, [
    before.session_id ?? sessionId,
    before.date_from ?? did.dateFrom,
  ]);
  return { ...did, slotLeft };
}

/** What the last step did to the appointment of the case, and how that stands now. */
export async function appointmentUndoFacts(
  tx: Tx,
  record: CaseRecord,
  last: LoggedStep,
  now: string,
): Promise<AppointmentUndoFacts> {
  const [current = null] = record.appointmentId
    ? await tx.query<NonNullable<AppointmentUndoFacts['current']>>(currentText, [
        record.appointmentId,
      ])
    : [];
  return { now, current, did: await appointmentStep(tx, record.id, last) };
}
