import { contextOf } from '#kernel/server';
import type { HubCall, Statement } from '#kernel/server';
import { activityTypes, presenceSeconds } from '../../domain/index.ts';
import type { ActivityLog } from '../../domain/index.ts';

/** A record by the name that the server gives its module. */
export type Viewed = { readonly fromModule: string; readonly objectId: string };

const isLive = `seen_at > now() - interval '${presenceSeconds} seconds'`;
const record = 'tenant_id = $1 and from_module = $2 and object_id = $3';

const run = async <T>({ services, actor }: HubCall, statement: Statement): Promise<T[]> => {
  const [found] = await services.db.batch(contextOf(actor), [statement]);
  return (found?.rows ?? []) as T[];
};

/** True when this user was not there yet, in this window or another. */
export async function arrive(call: HubCall, viewed: Viewed): Promise<boolean> {
  const { actor, socketId } = call;
  const [row] = await run<{ is_new: boolean }>(call, {
    text: `with known as (
        select from presence where ${record} and user_id = $5 and ${isLive} limit 1
      ), put as (
        insert into presence (tenant_id, from_module, object_id, socket_id, user_id, user_name)
        values ($1, $2, $3, $4, $5, $6)
        on conflict (tenant_id, from_module, object_id, socket_id) do update set seen_at = now()
        returning 1
      ) select not exists (select from known) as is_new from put`,
    values: [
      actor.tenantId,
      viewed.fromModule,
      viewed.objectId,
      socketId,
      actor.userId,
      actor.name ?? '',
    ],
  });
  return row?.is_new ?? false;
}

/** The records that this user is gone from: another window may still show them. */
export async function depart(call: HubCall, viewed: Viewed | null): Promise<Viewed[]> {
  const { actor, socketId } = call;
  return run<Viewed>(call, {
    text: `with gone as (
        delete from presence where tenant_id = $1 and socket_id = $2
          and ($3::text is null or (from_module = $3 and object_id = $4))
        returning from_module, object_id
      ) select g.from_module as "fromModule", g.object_id as "objectId" from gone g
      where not exists (select from presence p where p.tenant_id = $1
        and p.from_module = g.from_module and p.object_id = g.object_id
        and p.user_id = $5 and p.socket_id <> $2 and p.${isLive})`,
    values: [
      actor.tenantId,
      socketId,
      viewed?.fromModule ?? null,
      viewed?.objectId ?? null,
      actor.userId,
    ],
  });
}

/** Everybody who looks at the record, once each. */
export async function viewers(call: HubCall, viewed: Viewed): Promise<ActivityLog[]> {
  const rows = await run<{ userId: string; displayName: string }>(call, {
    text: `select user_id as "userId", max(user_name) as "displayName" from presence
      where ${record} and ${isLive} group by user_id order by 2, 1 limit 100`,
    values: [call.actor.tenantId, viewed.fromModule, viewed.objectId],
  });
  return rows.map((row) => ({ ...viewed, activityType: activityTypes.viewing, ...row }));
}
