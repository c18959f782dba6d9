import { activityPoint } from '#platform/server';

/** A month begins at midnight of the tenant. */
const monthIn = (moment: string) => `date_trunc('month', ${moment} at time zone t.timezone)`;

const activeText = `with asked as (
    select ($2 || '-01')::timestamp as first, ($3 || '-01')::timestamp + interval '1 month' as after,
      ($2 || '-01')::timestamptz - interval '2 days' as since),
  touched as (
    select c.tenant_id, c.id, ${monthIn('c.creation_time')} as month
      from clients c join platform_tenants t on t.id = c.tenant_id
      where not c.is_deleted and c.creation_time >= (select since from asked)
    union
    select c.tenant_id, c.id, ${monthIn('c.last_modification_time')}
      from clients c join platform_tenants t on t.id = c.tenant_id
      where not c.is_deleted and c.last_modification_time >= (select since from asked)
    union
    select p.tenant_id, p.record_id, ${monthIn('p.change_time')}
      from property_changes p join platform_tenants t on t.id = p.tenant_id
      where p.resource = 'client' and p.change_time >= (select since from asked)
  )
  select tenant_id as "tenantId", to_char(month, 'YYYY-MM') as month, count(distinct id)::int as count
  from touched, asked
  where ($1::uuid is null or tenant_id = $1) and month >= first and month < after
  group by tenant_id, month`;

/** G-005, B-034: active in every month in which a record of theirs was added or changed. */
export const activeClients = activityPoint.contribute({
  kind: 'clients',
  count: ({ tenantId, from, to }) => ({ text: activeText, values: [tenantId, from, to] }),
});
