import { exact, toCents } from '#kernel/domain';
import { chargeKinds } from '#cases/domain';
import type { CustomerPrice, CustomerPrices } from '#cases/domain';
import { chooseRule } from './choose-rule.ts';
import type { Rule, RuleWish } from './choose-rule.ts';
import { loadings, ruleKinds } from './price-choices.ts';
import type { Loading, RuleKind } from './price-choices.ts';
import { resolvePrice } from './resolve-price.ts';
import type { PricedItem, PriceRow, PriceWish } from './resolve-price.ts';

/** All that decides what a case costs. */
export type BillingFacts = PriceWish &
  RuleWish & {
    readonly interpreter: boolean;
    readonly urgent: boolean;
    readonly pages: number;
    readonly injuries: number;
    readonly homeVisit: boolean;
  };

export type PriceTables = {
  readonly rules: readonly Rule[];
  /** Those in use, by their id. */
  readonly items: ReadonlyMap<string, PricedItem>;
  readonly prices: readonly PriceRow[];
};

/** How often a loading is charged. Of pages and injuries it is what lies over the free ones. */
function unitsOf(loading: Loading, { freeUnits, unitSize }: Rule, facts: BillingFacts): number {
  const over = (count: number, free: number) =>
    Math.ceil(Math.max(0, count - (freeUnits ?? free)) / (unitSize ?? 1));
  const units: Readonly<Record<Loading, number>> = {
    interpreter: Number(facts.interpreter),
    urgent: Number(facts.urgent),
    extraPages: over(facts.pages, 0),
    injuries: over(facts.injuries, 1),
    travel: Number(facts.homeVisit),
  };
  return units[loading];
}

const counted = (days: number): string =>
  days === 1 ? '1 business day of notice' : `${days} business days of notice`;

const whole = (percent: string): string => exact(percent).toString();

/** Longer words than a charge keeps end here. */
const mostWords = 300;

type Priced = Pick<CustomerPrice, 'amount' | 'hasGst'> & { readonly words: string };

/** Null: its service item is no longer in use. */
function customerSide(
  rule: Rule,
  { items, prices }: PriceTables,
  facts: BillingFacts,
): Priced | null {
  const item = rule.serviceItemId ? items.get(rule.serviceItemId) : undefined;
  const base = rule.priceItemId ? items.get(rule.priceItemId) : item;
  if (rule.serviceItemId && !item) return null;
  if (rule.amount !== null)
    return { amount: rule.amount, hasGst: item?.hasGst ?? true, words: 'Fixed amount' };
  if (!base) return rule.priceItemId ? null : { amount: null, hasGst: true, words: '' };
  const price = resolvePrice(base, prices, facts);
  const isWhole = exact(rule.percent).equals(100) && base === item;
  return {
    amount: toCents(exact(price.unitPrice).times(rule.percent).div(100)),
    hasGst: base === item ? price.hasGst : (item?.hasGst ?? price.hasGst),
    words: isWhole ? price.rule : `${whole(rule.percent)} % of ${base.code}: ${price.rule}`,
  };
}

function charged(
  rule: Rule,
  units: number,
  tables: PriceTables,
  facts: BillingFacts,
): CustomerPrice | null {
  const side = customerSide(rule, tables, facts);
  if (!side) return null;
  const item = rule.serviceItemId ? tables.items.get(rule.serviceItemId) : undefined;
  const name = item?.name ?? (rule.loading ? loadings[rule.loading] : chargeKinds[rule.chargeKind]);
  const words = [
    side.words,
    rule.noticeUpTo !== null && facts.notice !== null && counted(facts.notice),
    rule.companyName && `rule of ${rule.companyName}`,
  ].filter(Boolean);
  return {
    description: units === 1 ? name : `${name} × ${units}`,
    amount: side.amount === null ? null : toCents(exact(side.amount).times(units)),
    hasGst: side.hasGst,
    serviceItemId: item?.id ?? null,
    itemName: item?.name ?? null,
    priceRule: words.join('; ').slice(0, mostWords) || null,
    payee: {
      way: rule.payeeWay,
      percent: rule.payeePercent,
      amount: rule.payeeAmount === null ? null : toCents(exact(rule.payeeAmount).times(units)),
      minimum: rule.payeeMinimum,
    },
  };
}

/** The charge of a kind by itself; null: no rule makes one. */
export function priceOfKind(
  kind: RuleKind,
  tables: PriceTables,
  facts: BillingFacts,
): CustomerPrice | null {
  const rule = chooseRule(tables.rules, kind, null, facts);
  return rule && charged(rule, 1, tables, facts);
}

/** What comes with a charge of the kind. */
export const loadingsOfKind = (
  kind: RuleKind,
  tables: PriceTables,
  facts: BillingFacts,
): readonly CustomerPrice[] =>
  (Object.keys(loadings) as Loading[]).flatMap((loading) => {
    const rule = chooseRule(tables.rules, kind, loading, facts);
    const units = rule ? unitsOf(loading, rule, facts) : 0;
    return (rule && units > 0 && charged(rule, units, tables, facts)) || [];
  });

/** What each kind of charge would cost the customer of this case. */
export function pricesOfCase(tables: PriceTables, facts: BillingFacts): CustomerPrices {
  const kinds = Object.keys(ruleKinds) as RuleKind[];
  const mains = kinds.flatMap((kind) => {
    const price = priceOfKind(kind, tables, facts);
    return price ? [[kind, price] as const] : [];
  });
  const besides = kinds.map((kind) => [kind, loadingsOfKind(kind, tables, facts)] as const);
  return {
    prices: Object.fromEntries(mains),
    loadings: Object.fromEntries(besides.filter(([, rows]) => rows.length > 0)),
  };
}
