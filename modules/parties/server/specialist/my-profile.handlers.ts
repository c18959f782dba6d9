import { accept, remove } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { handle, isUuid, newId, Refused } from '#kernel/server';
import type { Handler } from '#kernel/server';
import {
  addMyLeave,
  decideMyDetail,
  decideMyLeave,
  readMyProfile,
  removeMyLeave,
  seesFees,
  specialist,
  specialistLeave,
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

function ownId({ ids }: Actor): string {
  const [id] = ids['specialistId'] ?? [];
  if (!id) throw new Refused('notFound');
  return id;
}

type Leave = { id: string; startDate: string; endDate: string; reason: string | null };
type Centre = { id: string; name: string; suburb: string | null; state: string | null };

export const myProfileHandlers: readonly Handler[] = [
  handle(updateMyDetail, ({ input, actor, stamp, commit }) => {
    const id = ownId(actor);
    const own = { id, ...(stamp !== undefined && { concurrencyStamp: stamp }) };
    return commit(decideMyDetail(own, input), { of: [specialist, id] });
  }),
  handle(readMyProfile, async ({ actor, tx }) => {
    const id = ownId(actor);
    const own = [actor.tenantId, id];
    const [row] = await tx.query<{ adminLevel: string | null }>(ownText, own);
    if (!row) throw new Refused('notFound');
    return {
      id,
      contracts: await contractsOf(tx, id),
      reportTypes: await reportTypesOf(tx, id),
      leaves: await tx.query<Leave>(leaveText, own),
      centres: await tx.query<Centre>(centresText, own),
      ...(seesFees(row.adminLevel) && { fees: await feesOf(tx, id) }),
    };
  }),
  handle(addMyLeave, ({ input, actor, commit }) => {
    const leave = { id: newId(), specialistId: ownId(actor) };
    return commit(decideMyLeave(leave, input), { of: [specialistLeave, leave.id], status: 201 });
  }),
  handle(removeMyLeave, async ({ params, actor, write }) => {
    ownId(actor);
    const id = params['leaveId'] ?? '';
    if (!isUuid(id)) throw new Refused('notFound');
    await write(accept(remove(specialistLeave, id)));
  }),
];
