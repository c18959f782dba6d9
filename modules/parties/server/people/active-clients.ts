import { defineExtensionPoint } from '#kernel/server';
import { activityPoint } from '#platform/server';

/**
 * G-005: a later module says when something happened to clients. The text is a query that answers
 * `tenant_id`, `client_id` and `happened_at`, without parameters.
 */
export const clientActivity = defineExtensionPoint<string>('parties.clientActivity');

const ownActivity = `select tenant_id, id as client_id, creation_time as happened_at
    from clients where not is_deleted
  union all
  select tenant_id, id, last_modification_time from clients where not is_deleted
  union all
  select p.tenant_id, p.record_id, p.change_time from property_changes p where p.resource = 'client'`;

/** A month begins at midnight of the tenant; the two days let the zones differ. */
const activeText = (activity: string) => `with asked as (
    select ($2 || '-01')::timestamp as first, ($3 || '-01')::timestamp + interval '1 month' as after,
      ($2 || '-01')::timestamptz - interval '2 days' as since),
  touched as (
    select h.tenant_id, h.client_id, date_trunc('month', h.happened_at at time zone t.timezone) as month
    from (${activity}) h join platform_tenants t on t.id = h.tenant_id
    where ($1::uuid is null or h.tenant_id = $1) and h.happened_at >= (select since from asked))
  select tenant_id as "tenantId", to_char(month, 'YYYY-MM') as month,
    count(distinct client_id)::int as count
  from touched, asked where month >= first and month < after
  group by tenant_id, month`;

/** G-005, B-034: active in every month in which the record, a case or an appointment was touched. */
export const activeClients = activityPoint.contribute({
  kind: 'clients',
  count: ({ tenantId, from, to, services }) => {
    const activity = [ownActivity, ...clientActivity.of(services)].join('\nunion all\n');
    return { text: activeText(activity), values: [tenantId, from, to] };
  },
});
