import type { PlainDate } from '#kernel/domain';
import type { Tx } from '#kernel/server';
import type { PricedItem, PriceRow, PriceTables, Rule } from '../../domain/index.ts';

const rulesText = `select r.id, r.case_type as "caseType", r.kind as "chargeKind", r.loading,
    r.company_id as "companyId", c.name as "companyName", r.notice::integer as "noticeUpTo",
    r.service_item_id as "serviceItemId", r.price_item_id as "priceItemId",
    r.percent::text as percent, r.amount::text as amount, r.free_units::integer as "freeUnits",
    r.unit_size::integer as "unitSize", r.payee_way as "payeeWay",
    r.payee_percent::text as "payeePercent", r.payee_amount::text as "payeeAmount",
    r.payee_minimum::text as "payeeMinimum", r.is_active as "isActive"
  from billing_rules r left join party_companies c on c.id = r.company_id
  where not r.is_deleted and ($1::text is null or r.case_type = $1)
    and ($2::boolean or r.company_id is null or r.company_id = $3::uuid)`;

const itemsText = `select id, code, name, unit_price::text as "unitPrice", has_gst as "hasGst"
  from service_items where is_active and not is_deleted and ($1::uuid[] is null or id = any($1))`;

const pricesText = `select p.id, p.service_item_id as "serviceItemId", p.kind, p.company_id as "companyId",
    c.name as "companyName", p.scheme_id as "schemeId", s.name as "schemeName",
    p.specialist_id as "specialistId", p.specialty_id as "specialtyId",
    p.effective_from::text as "effectiveFrom", p.effective_to::text as "effectiveTo",
    p.unit_price::text as "unitPrice", p.has_gst as "hasGst"
  from service_prices p
  left join party_companies c on c.id = p.company_id
  left join platform_schemes s on s.id = p.scheme_id
  where not p.is_deleted and ($1::uuid[] is null or p.service_item_id = any($1))
    and p.effective_from <= $3::date and (p.effective_to is null or p.effective_to >= $2::date)
    and ($4::boolean or p.company_id is null or p.company_id = $5::uuid)`;

const itemsOf = (rules: readonly Rule[]): readonly string[] =>
  [
    ...new Set(rules.flatMap(({ serviceItemId, priceItemId }) => [serviceItemId, priceItemId])),
  ].flatMap((id) => id ?? []);

const byId = (items: readonly PricedItem[]): ReadonlyMap<string, PricedItem> =>
  new Map(items.map((item) => [item.id, item]));

/** What concerns one case on one day. */
export async function priceTablesOf(
  tx: Tx,
  { caseType, companyId, day }: { caseType: string; companyId: string | null; day: PlainDate },
): Promise<PriceTables> {
  const rules = await tx.query<Rule>(rulesText, [caseType, false, companyId]);
  const ids = itemsOf(rules);
  const items = await tx.query<PricedItem>(itemsText, [ids]);
  const prices = await tx.query<PriceRow>(pricesText, [ids, day, day, false, companyId]);
  return { rules, items: byId(items), prices };
}

/** Whatever may be asked of a period. */
export async function allPriceTables(tx: Tx, from: PlainDate, to: PlainDate): Promise<PriceTables> {
  return {
    rules: await tx.query<Rule>(rulesText, [null, true, null]),
    items: byId(await tx.query<PricedItem>(itemsText, [null])),
    prices: await tx.query<PriceRow>(pricesText, [null, from, to, true, null]),
  };
}
