import { answer, Refused, handle, isUuid } from '#kernel/server';
import type { Call, Handler } from '#kernel/server';
import { listSystemErrors, reopenSystemError, resolveSystemError } from '../../domain/index.ts';
import { pageOf } from '../paging.ts';
import { visibleTenantId, batchAsTenantOrHost } from '../tenant-or-host.ts';

const whereText = `($1::uuid is null or e.tenant_id = $1)
  and ($2::text = 'all' or (e.resolved_at is not null) = ($2 = 'resolved'))
  and ($3::text is null or e.source = $3)
  and ($4::text is null or (e.message || ' ' || e.route || ' ' || e.place) ilike '%' || $4 || '%')`;

const listText = `select e.id, e.tenant_id as "tenantId", coalesce(t.customer_name, t.name) as "tenantName",
    e.source, e.message, e.route, e.place, e.fingerprint, e.occurrences::int, e.first_seen as "firstSeen",
    e.last_seen as "lastSeen", e.last_user_id as "lastUserId",
    u.name as "lastUserName", e.resolved_at as "resolvedAt"
  from system_errors e
  left join tenants t on t.id = e.tenant_id
  left join accounts u on u.tenant_id = e.tenant_id and u.id = e.last_user_id
  where ${whereText} order by e.last_seen desc, e.id limit $5 offset $6`;

const countText = `select count(*)::int as total from system_errors e where ${whereText}`;

const asPattern = (text: string) => text.replace(/[\\%_]/g, String.raw`\$&`);

const resolveText = `update system_errors set resolved_at = now(), resolver_id = $3
  where id = $1 and ($2::uuid is null or tenant_id = $2) returning id`;
const reopenText = `update system_errors set resolved_at = null, resolver_id = null
  where id = $1 and ($2::uuid is null or tenant_id = $2) returning id, $3::uuid`;

const settle = (text: string) => async (call: Call) => {
  const { actor, services, params } = call;
  const id = params['id'];
  if (!isUuid(id)) throw new Refused('notFound');
  const values = [id, visibleTenantId(actor), actor.userId];
  const [done] = await batchAsTenantOrHost(services, actor, [{ text, values }]);
  if (!done?.rows.length) throw new Refused('notFound');
};

/** A customer who names another tenant sees nothing of it: the wall answers no rows. */
export const systemErrorHandlers: readonly Handler[] = [
  handle(listSystemErrors, async ({ actor, input, services }) => {
    const { tenantId, filterText } = input;
    const asked = actor.isHost && isUuid(tenantId) ? tenantId : visibleTenantId(actor);
    const { take, skip } = pageOf(input);
    const where = [
      asked,
      input.state ?? 'open',
      input.source ?? null,
      filterText ? asPattern(filterText) : null,
    ];
    const [page, counted] = await batchAsTenantOrHost(services, actor, [
      { text: listText, values: [...where, take, skip] },
      { text: countText, values: where },
    ]);
    return answer({
      items: page?.rows ?? [],
      totalCount: Number(counted?.rows[0]?.total ?? 0),
    });
  }),
  handle(resolveSystemError, settle(resolveText)),
  handle(reopenSystemError, settle(reopenText)),
];
