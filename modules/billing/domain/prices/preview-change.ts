import { addMoney, exact, toCents } from '#kernel/domain';
import type { Money, PlainDate } from '#kernel/domain';
import { specialistPay } from '#cases/domain';
import type { CustomerPrice, PayFacts } from '#cases/domain';
import type { Rule } from './choose-rule.ts';
import type { RuleKind } from './price-choices.ts';
import { loadingsOfKind, priceOfKind } from './price-charges.ts';
import type { BillingFacts, PriceTables } from './price-charges.ts';
import { priceConditions } from './resolve-price.ts';
import type { PriceRow } from './resolve-price.ts';

/** A move that made a case chargeable, with what the case said. */
export type PastMove = {
  readonly caseId: string;
  readonly caseNo: string;
  readonly claimantName: string | null;
  readonly companyName: string | null;
  readonly kind: RuleKind;
  readonly day: PlainDate;
  readonly facts: BillingFacts;
  readonly pay: PayFacts;
};

type Sums = { readonly customer: Money; readonly specialist: Money; readonly rule: string };

export type PreviewRow = Pick<
  PastMove,
  'caseId' | 'caseNo' | 'claimantName' | 'companyName' | 'kind' | 'day'
> & {
  readonly caseType: string;
  readonly before: Money;
  readonly after: Money;
  readonly payBefore: Money;
  readonly payAfter: Money;
  readonly rule: string;
};

export type Preview = {
  /** Moves that were looked at. */
  readonly looked: number;
  /** Cases that it touches: on the side of the customer, of the specialist, or both. */
  readonly cases: number;
  /** Cases whose invoice would differ. */
  readonly invoices: number;
  readonly difference: Money;
  /** Cases for which the specialist would earn another amount. */
  readonly payments: number;
  readonly payDifference: Money;
  readonly rows: readonly PreviewRow[];
};

const sum = (amounts: readonly (Money | null)[]): Money =>
  addMoney('0', ...amounts.map((amount) => amount ?? '0'));

/** What a move comes to by these tables: the charge and its loadings. */
export function sumsOf({ kind, facts, pay }: PastMove, tables: PriceTables): Sums {
  const main = priceOfKind(kind, tables, facts);
  const besides = loadingsOfKind(kind, tables, facts);
  const isFree = kind === 'specialistOnly';
  const late = isFree ? priceOfKind('lateCancellation', tables, facts)?.amount : null;
  const paid = (price: CustomerPrice, as: 'loading' | RuleKind) =>
    specialistPay(
      {
        kind: as,
        itemName: price.itemName,
        rule: price.payee,
        customer: price.amount ?? (as === 'loading' ? null : (late ?? null)),
      },
      pay,
    );
  return {
    customer: sum([isFree ? null : (main?.amount ?? null), ...besides.map(({ amount }) => amount)]),
    specialist: sum([main && paid(main, kind), ...besides.map((price) => paid(price, 'loading'))]),
    rule: [main, ...besides].flatMap((price) => price?.priceRule ?? []).join('; '),
  };
}

const minus = (a: Money, b: Money): Money => toCents(exact(a).minus(b));
const casesIn = (rows: readonly PreviewRow[]): number =>
  new Set(rows.map(({ caseId }) => caseId)).size;

/** Pure recomputation of the same moves by the tables as they are and as they would be. */
export function previewChange(
  moves: readonly PastMove[],
  before: PriceTables,
  after: PriceTables,
): Preview {
  const rows = moves.map((move) => {
    const [was, will] = [sumsOf(move, before), sumsOf(move, after)];
    const { caseId, caseNo, claimantName, companyName, kind, day } = move;
    return {
      ...{ caseId, caseNo, claimantName, companyName, kind, day },
      caseType: move.facts.caseType,
      before: was.customer,
      after: will.customer,
      payBefore: was.specialist,
      payAfter: will.specialist,
      rule: will.rule,
    };
  });
  const billed = rows.filter((row) => row.before !== row.after);
  const paid = rows.filter((row) => row.payBefore !== row.payAfter);
  return {
    looked: moves.length,
    cases: casesIn([...billed, ...paid]),
    invoices: casesIn(billed),
    difference: sum(rows.map((row) => minus(row.after, row.before))),
    payments: casesIn(paid),
    payDifference: sum(rows.map((row) => minus(row.payAfter, row.payBefore))),
    rows: rows.filter((row) => billed.includes(row) || paid.includes(row)),
  };
}

/** The rules with one in place of that with its id, or added. */
export const withRule = (rules: readonly Rule[], rule: Rule): readonly Rule[] => [
  ...rules.filter(({ id }) => id !== rule.id),
  rule,
];

const sameCustomer = (a: PriceRow, b: PriceRow): boolean =>
  a.serviceItemId === b.serviceItemId &&
  a.kind === b.kind &&
  priceConditions.every((key) => a[key] === b[key]);

/** A price that begins after the days that are looked at counts as if it had begun before them. */
export function withPrice(
  prices: readonly PriceRow[],
  price: PriceRow,
  { from, to }: { readonly from: PlainDate; readonly to: PlainDate },
): readonly PriceRow[] {
  const others = prices.filter(({ id }) => id !== price.id);
  if (price.effectiveFrom <= to) return [...others, price];
  const early = { ...price, since: price.effectiveFrom, effectiveFrom: from, effectiveTo: null };
  return [...others.filter((other) => !sameCustomer(other, price)), early];
}
