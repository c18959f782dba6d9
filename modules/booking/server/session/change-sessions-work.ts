import { Refused, bindTask } from '#kernel/server';
import type { Tx } from '#kernel/server';
import {
  changeSessionsTask,
  keptMessage,
  planBulk,
  readIds,
  sessionsInRequest,
} from '../../domain/index.ts';
import type { BulkInput, BulkPlan, SessionInBulk } from '../../domain/index.ts';

/** Ids of other tenants are simply not found: the wall of the table sees to it. */
const lockText = `select s.id, s.name, s.is_cancelled as "isCancelled", s.is_on_hold as "isOnHold",
    s.centre_id as "centreId", s.room_id as "roomId",
    (select count(*)::int from appointment_slots l where l.session_id = s.id and l.state = 'booked') as "bookedSlots",
    s.time_zone as "timeZone", s.date_from as "dateFrom", s.date_to as "dateTo",
    coalesce(c.time_zone, p.time_zone, t.timezone, s.time_zone) as "placeZone"
  from appointment_sessions s
  left join party_centres c on c.tenant_id = s.tenant_id and c.id = coalesce($2::uuid, s.centre_id)
  left join party_specialists p on p.tenant_id = s.tenant_id and p.id = s.specialist_id
  left join platform_tenants t on t.id = s.tenant_id
  where s.id = any($1::uuid[]) and not s.is_deleted
  order by s.id for update of s`;

/** With the zone of the place where each will be: of the new centre where there is one. */
export const lockSessions = (
  tx: Tx,
  ids: readonly string[],
  { centreId }: Pick<BulkInput, 'centreId'>,
): Promise<SessionInBulk[]> => tx.query<SessionInBulk>(lockText, [ids, centreId ?? null]);

export function chosenIds(given: unknown): readonly string[] {
  const ids = readIds(given);
  if ('kind' in ids) throw new Refused(ids.code);
  return ids;
}

/** What was done so far, or would be done. */
export type BulkResult = {
  readonly changed: number;
  readonly affectedAppointments: number;
  readonly kept: readonly Pick<SessionInBulk, 'id' | 'name' | 'bookedSlots'>[];
};

const nothing: BulkResult = { changed: 0, affectedAppointments: 0, kept: [] };

export const addResult = (so: BulkResult, { touched, kept }: BulkPlan): BulkResult => ({
  changed: so.changed + touched.length,
  affectedAppointments:
    so.affectedAppointments + touched.reduce((sum, { bookedSlots }) => sum + bookedSlots, 0),
  kept: [...so.kept, ...kept.map(({ id, name, bookedSlots }) => ({ id, name, bookedSlots }))],
});

export const resultOf = (plan: BulkPlan): BulkResult => addResult(nothing, plan);

/** A hundred sessions in a step, so that people see it move and can stop it. */
export const changeSessionsWork = bindTask(changeSessionsTask, async (run) => {
  const { input } = run;
  const ids = chosenIds(input.ids);
  const soFar = () => (run.value as BulkResult | null | undefined) ?? nothing;
  while (run.done < ids.length) {
    const some = ids.slice(run.done, run.done + sessionsInRequest);
    await run.step(async ({ tx, write }) => {
      const plan = planBulk(input, await lockSessions(tx, some, input));
      await write(plan.decision, input.forBookings ? { forBookings: input.forBookings } : {});
      return {
        done: run.done + some.length,
        failed: plan.kept.map((session) => ({
          id: session.id,
          name: session.name,
          message: keptMessage(session),
        })),
        value: addResult(soFar(), plan),
      };
    });
  }
  return { summary: `${soFar().changed} of ${ids.length} sessions changed.` };
});
