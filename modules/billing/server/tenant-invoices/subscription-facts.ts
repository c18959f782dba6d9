import type { Actor } from '#kernel/domain';
import { Refused, isUuid } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { activityPoint, batchAsTenantOrHost } from '#platform/server';
import type { SubscriptionFacts } from '../../domain/index.ts';

const text = `select s.id::text as "customerId", s.shown_name as "customerName",
    s.account_email as "accountEmail", s.edition, s.monthly_price::text as "monthlyPrice",
    coalesce(s.monthly_discount, 0)::text as "monthlyDiscount",
    (select i.invoice_no from tenant_invoice i where i.customer_id = s.id and i.month = $2
      and i.status <> 'cancelled' and not i.is_deleted limit 1) as "invoicedAs"
  from platform_subscriptions s where s.id = $1::uuid`;

type Found = Omit<SubscriptionFacts, 'activeAccounts'>;

/** What the tenant has subscribed to, and how many signed in in the month. */
export async function subscriptionFacts(
  { tx, actor, services }: { readonly tx: Tx; readonly actor: Actor; readonly services: Services },
  customerId: string,
  month: string,
): Promise<SubscriptionFacts> {
  if (!isUuid(customerId)) throw new Refused('notFound');
  const [found] = await tx.query<Found>(text, [customerId, month]);
  if (!found) throw new Refused('notFound');
  const accounts = activityPoint.of(services).find(({ kind }) => kind === 'accounts');
  const question = { from: month, to: month, tenantId: customerId, services };
  const [counted] = accounts
    ? await batchAsTenantOrHost(services, actor, [accounts.count(question)])
    : [];
  const [row] = (counted?.rows ?? []) as { count?: number }[];
  return { ...found, activeAccounts: Number(row?.count ?? 0) };
}

export async function accountEmail(tx: Tx, customerId: string): Promise<string | null> {
  const [found] = await tx.query<{ email: string | null }>(
    'select account_email as email from platform_subscriptions where id = $1::uuid',
    [customerId],
  );
  return found?.email ?? null;
}
