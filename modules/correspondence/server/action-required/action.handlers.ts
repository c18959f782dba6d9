import { Refused, handle } from '#kernel/server';
import type { Call, Handler } from '#kernel/server';
import { accept, scopesFor } from '#kernel/domain';
import {
  clearAction,
  clearActions,
  countAssignedUsers,
  decideClear,
  decideReopen,
  readActionIds,
  reassignAction,
  reopenAction,
} from '../../domain/index.ts';
import { notifyAssignee, publishActionsChanged } from './notify-assignee.ts';
import type { Announced } from './notify-assignee.ts';

type Facts = Announced & { readonly status: 'open' | 'done' };

const factsOf = ({ record }: Pick<Call, 'record'>) => record as unknown as Facts;

/** Null: whoever acts sees everybody's. */
const onlyOf = ({ actor }: Pick<Call, 'actor'>, ability: string): string | null =>
  scopesFor(actor, ability) === null ? null : actor.userId;

const clearText = `update action_required_search set status = 'done', cleared_by_id = $3, cleared_time = now(),
    concurrency_stamp = gen_random_uuid(), last_modification_time = now(), last_modifier_id = $3
  where tenant_id = $1 and id = any ($2::uuid[]) and status = 'open' and not is_deleted
    and ($4::uuid is null or assigned_user_id = $4)
  returning id, assigned_user_id`;

/** A rule may have raised it again since. */
const twinText = `select 1 from action_required_search done
  join action_required_search twin on twin.tenant_id = $1 and twin.raised_key = done.raised_key
    and twin.id <> done.id and twin.status = 'open' and not twin.is_deleted
  where done.tenant_id = $1 and done.id = $2`;

/** B-399: also those who left: their work still waits for somebody. */
const countText = `select u.first_name as "userName", u.last_name as "userSurname", c.count,
    c.assigned_user_id as "userId", u.is_active and not u.is_deleted as "isActive"
  from (
    select t.assigned_user_id, count(*)::int as count from action_required_search t
    where t.tenant_id = $1 and t.status = 'open' and not t.is_deleted
      and ($2::text is null or t.from_module = $2)
      and ($3::uuid is null or t.assigned_user_id = $3)
    group by t.assigned_user_id
  ) c
  join users u on u.tenant_id = $1 and u.id = c.assigned_user_id
  where $4::text is null or lower(u.first_name || ' ' || u.last_name) like '%' || lower($4) || '%'
  order by c.count desc, u.first_name, u.last_name, u.id
  limit $5`;

const usualCount = 50;

export const actionRequiredHandlers: readonly Handler[] = [
  handle(clearAction, async (call) => {
    const { tx, services, actor, record, commit } = call;
    const action = factsOf(call);
    const now = services.now().toISOString();
    const answer = await commit(record, decideClear(action, actor.userId, now));
    publishActionsChanged(tx, services, [action.assignedUserId, actor.userId]);
    return answer;
  }),

  handle(reopenAction, async (call) => {
    const { tx, services, actor, record, commit } = call;
    const twins = await tx.query(twinText, [actor.tenantId, record.id]);
    if (twins.length) throw new Refused('actionAlreadyOpen');
    const answer = await commit(record, decideReopen(factsOf(call)));
    publishActionsChanged(tx, services, [factsOf(call).assignedUserId, actor.userId]);
    return answer;
  }),

  handle(reassignAction, async (call) => {
    const { tx, services, actor, input, record, commit } = call;
    const action = factsOf(call);
    const assignedUserId = String(input.assignedUserId);
    if (assignedUserId === action.assignedUserId) return commit(record, accept({}));
    const [found] = await tx.query<{ isActive: boolean }>(
      `select is_active and not is_deleted as "isActive" from users where tenant_id = $1 and id = $2`,
      [actor.tenantId, assignedUserId],
    );
    if (!found?.isActive) throw new Refused('actionAssigneeInactive');
    const answer = await commit(record, accept({ assignedUserId, announcedTo: assignedUserId }));
    await notifyAssignee(tx, services, { ...action, assignedUserId });
    publishActionsChanged(tx, services, [action.assignedUserId, assignedUserId, actor.userId]);
    return answer;
  }),

  handle(clearActions, async (call) => {
    const { tx, services, actor, input } = call;
    const ids = readActionIds(input.ids);
    if (!ids) throw new Refused('chooseActions');
    const only = onlyOf(call, clearActions.ability);
    const done = await tx.query<{ id: string; assigned_user_id: string }>(clearText, [
      actor.tenantId,
      ids,
      actor.userId,
      only,
    ]);
    publishActionsChanged(tx, services, [actor.userId, ...done.map((row) => row.assigned_user_id)]);
    return { cleared: done.map(({ id }) => id) };
  }),

  handle(countAssignedUsers, async (call) => {
    const { tx, actor, input } = call;
    const words = input.filterText?.trim().replace(/[\\%_]/g, String.raw`\$&`);
    const items = await tx.query(countText, [
      actor.tenantId,
      input.fromModule ?? null,
      onlyOf(call, countAssignedUsers.ability),
      words || null,
      input.maxResultCount ?? usualCount,
    ]);
    return { items };
  }),
];
