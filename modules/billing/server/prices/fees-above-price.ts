import { feeQuestionPoint } from '#parties/server';
import { askAboutFees } from '../../domain/index.ts';
import type { FeeAbovePrice } from '../../domain/index.ts';
import { servicesOfCaseTypes } from './pay-above-price.ts';

/** One line an item: its lowest price that has no reason yet, below what the fee would pay. */
const aboveText = `with fees as (
    select * from json_to_recordset($2::json) as f ("serviceType" text, "serviceItem" text, "matterKind" text,
      amount numeric, "effectiveFrom" date, "effectiveTo" date)),
  items as (select distinct v.service_type, r.service_item_id from billing_rules r
    join (values ${servicesOfCaseTypes}) as v (case_type, service_type) on v.case_type = r.case_type
    where r.kind in ('assessment', 'service') and r.loading is null and r.payee_way = 'arrangement'
      and r.is_active and not r.is_deleted),
  prices as (
    select i.id, i.name, i.unit_price, false as gazetted, null::date as first_day, null::date as last_day
      from service_items i where i.is_active and not i.is_deleted and i.pay_above_reason is null
    union all
    select i.id, i.name, p.unit_price, p.kind = 'gazetted', p.effective_from, p.effective_to
      from service_prices p join service_items i on i.id = p.service_item_id and i.is_active and not i.is_deleted
      where not p.is_deleted and p.pay_above_reason is null
        and (p.specialist_id is null or p.specialist_id = $1::uuid))
  select p.name as item, min(p.unit_price)::text as price, max(f.amount)::text as fee
  from fees f
  join items m on m.service_type = f."serviceType"
  join prices p on p.id = m.service_item_id and p.unit_price < f.amount
    and f."matterKind" in ('medNeg', case when p.gazetted then 'gazette' else 'nonGazette' end)
    and (p.last_day is null or f."effectiveFrom" <= p.last_day)
    and (p.first_day is not null or f."effectiveTo" is null)
    and (f."effectiveTo" is null or p.first_day is null or f."effectiveTo" >= p.first_day)
  where f."serviceItem" is null and f.amount is not null
  group by p.id, p.name order by max(f.amount) - min(p.unit_price) desc, p.name`;

/** A fee above a price is asked about where it is set, as a price below a fee is. */
export const feesAbovePrice = feeQuestionPoint.contribute(async (tx, specialistId, fees) =>
  askAboutFees(await tx.query<FeeAbovePrice>(aboveText, [specialistId, JSON.stringify(fees)])),
);
