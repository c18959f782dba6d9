import { contextOf } from '#kernel/server';
import { activeAccountsPoint, activityPoint, usagePoint } from '#platform/server';

const usageText = `select count(*) filter (where is_active)::int as active,
    count(*) filter (where is_active and last_sign_in_time > now() - interval '30 days')::int as recent
  from users where tenant_id = current_tenant() and not is_deleted`;

export const accountUsage = [
  /** accounts that signed in, each once a month however often. */
  activityPoint.contribute({
    kind: 'accounts',
    count: ({ tenantId, from, to }) => ({
      text: `select tenant_id as "tenantId", to_char(month, 'YYYY-MM') as month, count(*)::int as count
      from account_activity
      where ($1::uuid is null or tenant_id = $1) and month between ($2 || '-01')::date and ($3 || '-01')::date
      group by tenant_id, month`,
      values: [tenantId, from, to],
    }),
  }),

  activeAccountsPoint.contribute((tenantId, month) => ({
    text: `select u.id as "userId", u.first_name || ' ' || u.last_name as name,
      u.user_name as "userName", a.sign_ins as "signIns", a.last_at as "lastAt"
    from account_activity a join users u on u.tenant_id = a.tenant_id and u.id = a.user_id
    where a.tenant_id = $1 and a.month = ($2 || '-01')::date
    order by a.last_at desc, u.id limit 1000`,
    values: [tenantId, month],
  })),

  usagePoint.contribute(async ({ db }, actor) => {
    const [found] = await db.batch(contextOf(actor), [{ text: usageText }]);
    const counted = found?.rows[0] as { active: number; recent: number } | undefined;
    return [
      { key: 'activeUsers', label: 'Active users', value: counted?.active ?? 0 },
      { key: 'recentUsers', label: 'Signed in within 30 days', value: counted?.recent ?? 0 },
    ];
  }),
];
