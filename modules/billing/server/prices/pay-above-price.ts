import { accept } from '#kernel/domain';
import { caseTypes } from '#cases/domain';
import { decideEach, defineRule, rowsById } from '#kernel/server';
import { decidePriceBelowPay, serviceItem, servicePrice } from '../../domain/index.ts';
import type { PriceAndPay } from '../../domain/index.ts';

/** Which service of the fee table a rule of a case type prices. */
export const servicesOfCaseTypes = caseTypes
  .flatMap(({ key, serviceType }) => (serviceType ? [`('${key}', '${serviceType}')`] : []))
  .join(', ');

/**
 * The specialists whose fee table pays more than a price for what the rules charge by its item. A
 * fee that names an item of its own is for something else.
 */
const earners = (price: string, item: string, more: string): string => `coalesce((
  select json_agg(json_build_object('name', e.name, 'amount', e.amount::text) order by e.amount desc, e.name)
  from (select s.full_name as name, max(f.amount) as amount
    from party_specialist_fees f
    join party_specialists s on s.tenant_id = f.tenant_id and s.id = f.specialist_id and s.is_active
    where f.service_item is null and f.amount > ${price}
      and f.service_type in (select v.service_type from billing_rules r
        join (values ${servicesOfCaseTypes}) as v (case_type, service_type) on v.case_type = r.case_type
        where r.service_item_id = ${item} and r.kind in ('assessment', 'service') and r.loading is null
          and r.payee_way = 'arrangement' and r.is_active and not r.is_deleted)
      ${more}
    group by s.id, s.full_name) e), '[]')`;

type Row = PriceAndPay & { readonly id: string };

const decide = decideEach<Row>((before, after) =>
  after ? decidePriceBelowPay(before, after) : accept(),
);

const about = {
  sentence: 'Whoever sets a price below what a fee table pays says why.',
  when: ['create', 'change'] as const,
  concerns: (sent: object) => 'unitPrice' in sent || 'payAboveReason' in sent,
  decide,
};

/** A gazetted price is paid by the gazetted fees, any other one by the others. */
const ofPrice = `and f.matter_kind in ('medNeg', case when p.kind = 'gazetted' then 'gazette' else 'nonGazette' end)
  and (p.specialist_id is null or p.specialist_id = f.specialist_id)
  and (p.effective_to is null or f.effective_from <= p.effective_to)
  and (f.effective_to is null or f.effective_to >= p.effective_from)`;

export const pricesCoverPay = [
  defineRule({
    ...about,
    name: 'billing.priceCoversPay',
    on: servicePrice,
    facts: rowsById<Row>(`select p.id, p.unit_price::text as "unitPrice",
        p.pay_above_reason as "payAboveReason", ${earners('p.unit_price', 'p.service_item_id', ofPrice)} as earners
      from service_prices p where p.id = any($1::uuid[]) and not p.is_deleted`),
  }),
  defineRule({
    ...about,
    name: 'billing.itemCoversPay',
    on: serviceItem,
    facts: rowsById<Row>(`select p.id, p.unit_price::text as "unitPrice",
        p.pay_above_reason as "payAboveReason",
        ${earners('p.unit_price', 'p.id', `and f.matter_kind in ('medNeg', 'nonGazette') and f.effective_to is null`)} as earners
      from service_items p where p.id = any($1::uuid[]) and not p.is_deleted`),
  }),
];
