import { Refused, handle } from '#kernel/server';
import { effectiveFeatures, readSubscription, storedFeatures } from '../../domain/index.ts';
import type { FeatureMap, PaymentMethod, Subscription } from '../../domain/index.ts';
import { usagePoint } from './usage-points.ts';

const text = `select coalesce(t.customer_name, t.name) as "customerName", t.account_email as "accountEmail",
    t.creation_time as since, t.features,
    case when e.monthly_price is not null then to_char(
      greatest(e.monthly_price - coalesce(t.monthly_discount, 0), 0), 'FM9999999990.00') end as "monthlyPrice",
    coalesce(t.payment_method, 'invoice') as "paymentMethod", e.name as edition, e.description, e.features as "editionFeatures"
  from tenants t join editions e on e.id = t.edition_id where t.id = $1`;

type Row = {
  customerName: string;
  accountEmail: string | null;
  since: string;
  monthlyPrice: string | null;
  paymentMethod: PaymentMethod;
  features: FeatureMap | null;
  edition: string;
  description: string | null;
  editionFeatures: FeatureMap | null;
};

/** G-115. What the tenant has, and what it uses of it. */
export const subscriptionHandler = handle(
  readSubscription,
  async ({ actor, tx, services }): Promise<Subscription> => {
    const [row] = await tx.query<Row>(text, [actor.tenantId]);
    if (!row) throw new Refused('notFound');
    const { features, editionFeatures, ...shown } = row;
    const measures = usagePoint.of(services).map((measure) => measure(services, actor));
    const on: readonly string[] = effectiveFeatures(features ?? {}, editionFeatures ?? {});
    return {
      ...shown,
      features: storedFeatures.map((name) => ({ name, isOn: on.includes(name) })),
      usage: (await Promise.all(measures)).flat(),
    };
  },
);
