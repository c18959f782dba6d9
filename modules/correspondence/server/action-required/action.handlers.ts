import { Params, Refused, handle, scopeSql } from '#kernel/server';
import type { Handler } from '#kernel/server';
import { accept, scopesFor } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import {
  actionRequired,
  actionRequiredWorkflow,
  clearActions,
  countAssignedUsers,
  decideClear,
  decideReassignment,
  decideReopen,
  readActionIds,
  reassignAction,
} from '../../domain/index.ts';
import { notifyAssignee } from './notify-assignee.ts';

const { clear, reopen } = actionRequiredWorkflow.actions;

type OpenAction = { readonly id: string; readonly status: 'open'; readonly assignedUserId: string };

/** Null: whoever acts sees everybody's. */
const onlyOf = ({ actor }: { readonly actor: Actor }, ability: string): string | null =>
  scopesFor(actor, ability) === null ? null : actor.userId;

const openText = (
  scope: readonly string[],
) => `select t.id, t.status, t.assigned_user_id as "assignedUserId"
  from action_required_search t
  where t.id = any ($1::uuid[]) and t.status = 'open' and not t.is_deleted
    ${scope.map((condition) => `and ${condition}`).join(' ')}
  order by t.id for update of t`;

/** A rule may have raised it again since. */
const twinText = `select 1 from action_required_search done
  join action_required_search twin on twin.tenant_id = $1 and twin.raised_key = done.raised_key
    and twin.id <> done.id and twin.status = 'open' and not twin.is_deleted
  where done.tenant_id = $1 and done.id = $2`;

/** B-399: also those who left: their work still waits for somebody. */
const countText = `select u.first_name as "userName", u.last_name as "userSurname", c.count,
    c.assigned_user_id as "userId", u.is_active as "isActive"
  from (
    select t.assigned_user_id, count(*)::int as count from action_required_search t
    where t.tenant_id = $1 and t.status = 'open' and not t.is_deleted
      and ($2::text is null or t.from_module = $2)
      and ($3::uuid is null or t.assigned_user_id = $3)
    group by t.assigned_user_id
  ) c
  join accounts u on u.tenant_id = $1 and u.id = c.assigned_user_id
  where $4::text is null or lower(u.name) like '%' || lower($4) || '%'
  order by c.count desc, u.first_name, u.last_name, u.id
  limit $5`;

const usualCount = 50;

type AssignedCount = {
  userName: string;
  userSurname: string;
  count: number;
  userId: string;
  isActive: boolean;
};

export const actionRequiredHandlers: readonly Handler[] = [
  handle(clear, ({ services, actor, record, commit }) =>
    commit(decideClear([record], actor.userId, services.now().toISOString())),
  ),

  handle(reopen, async ({ tx, actor, record, commit }) => {
    const twins = await tx.query(twinText, [actor.tenantId, record.id]);
    if (twins.length) throw new Refused('actionAlreadyOpen');
    return commit(decideReopen(record));
  }),

  handle(reassignAction, async ({ tx, services, actor, input, record, commit }) => {
    const { assignedUserId } = input;
    if (assignedUserId === record.assignedUserId) return commit(accept());
    const [found] = await tx.query<{ isActive: boolean }>(
      `select is_active as "isActive" from accounts where tenant_id = $1 and id = $2`,
      [actor.tenantId, assignedUserId],
    );
    if (!found?.isActive) throw new Refused('actionAssigneeInactive');
    const answer = await commit(decideReassignment(record, assignedUserId));
    await notifyAssignee(tx, services, { ...record, assignedUserId });
    return answer;
  }),

  handle(clearActions, async ({ tx, services, actor, input, write }) => {
    const ids = readActionIds(input.ids);
    if (!ids) throw new Refused('chooseActions');
    const params = new Params();
    params.add(ids);
    const scope = scopeSql(actor, actionRequired, clearActions.ability, params);
    const open = await tx.query<OpenAction>(openText(scope), params.values);
    await write(decideClear(open, actor.userId, services.now().toISOString()));
    return { cleared: open.map(({ id }) => id) };
  }),

  handle(countAssignedUsers, async (call) => {
    const { tx, actor, input } = call;
    const words = input.filterText?.trim().replace(/[\\%_]/g, String.raw`\$&`);
    const items = await tx.query<AssignedCount>(countText, [
      actor.tenantId,
      input.fromModule ?? null,
      onlyOf(call, countAssignedUsers.ability),
      words || null,
      input.maxResultCount ?? usualCount,
    ]);
    return { items };
  }),
];
