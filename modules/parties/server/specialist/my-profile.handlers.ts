import { answer, changeRecord, handle, newId, Refused } from '#kernel/server';
import type { Handler } from '#kernel/server';
import type { Actor } from '#kernel/domain';
import {
  addMyLeave,
  readMyProfile,
  removeMyLeave,
  seesFees,
  specialist,
  updateMyDetail,
} from '../../domain/index.ts';
import { contractsOf } from './contracts-of.ts';
import { feesOf } from './fees.handlers.ts';
import { reportTypesOf } from './report-types.handlers.ts';

const ownText = `select admin_level as "adminLevel" from specialists
  where tenant_id = $1 and id = $2 and not is_deleted`;

const leaveText = `select id, start_date::text as "startDate", end_date::text as "endDate", reason
  from specialist_leaves where tenant_id = $1 and specialist_id = $2 and not is_deleted
  order by start_date desc`;

const centresText = `select c.id, c.name, c.suburb, c.state from centres__specialists l
  join centres c on c.tenant_id = l.tenant_id and c.id = l.owner_id
  where l.tenant_id = $1 and l.target_id = $2 and c.is_active and not c.is_deleted order by c.name`;

const addText = `insert into specialist_leaves
    (tenant_id, id, specialist_id, start_date, end_date, reason, creator_id, last_modifier_id)
  values ($1, $2, $3, $4::date, $5::date, $6, current_actor(), current_actor())`;

const removeText = `update specialist_leaves set is_deleted = true, last_modification_time = now(),
    last_modifier_id = current_actor(), concurrency_stamp = gen_random_uuid()
  where tenant_id = $1 and id::text = lower($2) and specialist_id = $3 and not is_deleted
  returning id`;

function ownId({ attributes }: Actor): string {
  const id = attributes['specialistId'];
  if (!id) throw new Refused('notFound');
  return id;
}

export const myProfileHandlers: readonly Handler[] = [
  handle(updateMyDetail, async ({ input, actor, tx, stamp }) => {
    const { removeCv, confirmed: _confirmed, ...values } = input;
    const changes = removeCv ? { ...values, cvFileId: null } : values;
    const json = await changeRecord(
      tx,
      actor,
      specialist,
      'myDetail',
      ownId(actor),
      changes,
      stamp,
    );
    return { json };
  }),
  handle(readMyProfile, async ({ actor, tx }) => {
    const own = [actor.tenantId, ownId(actor)];
    const [row] = await tx.query<{ adminLevel: string | null }>(ownText, own);
    if (!row) throw new Refused('notFound');
    const id = ownId(actor);
    return {
      id,
      contracts: await contractsOf(tx, id),
      reportTypes: await reportTypesOf(tx, id),
      leaves: await tx.query(leaveText, own),
      centres: await tx.query(centresText, own),
      ...(seesFees(row.adminLevel) && { fees: await feesOf(tx, id) }),
    };
  }),
  handle(addMyLeave, async ({ input, actor, tx }) => {
    const id = newId();
    const { startDate, endDate, reason = null } = input;
    await tx.query(addText, [actor.tenantId, id, ownId(actor), startDate, endDate, reason]);
    return answer({ id, startDate, endDate, reason }, 201);
  }),
  handle(removeMyLeave, async ({ params, actor, tx }) => {
    const gone = await tx.query(removeText, [actor.tenantId, params['leaveId'], ownId(actor)]);
    if (!gone.length) throw new Refused('notFound');
  }),
];
