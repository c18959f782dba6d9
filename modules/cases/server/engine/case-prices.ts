import { defineExtensionPoint } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import type { Money, PlainDate } from '#kernel/domain';
import {
  byArrangement,
  chargeKinds,
  specialistPay,
  withAgreedFee,
  withApprovedQuotation,
} from '../../domain/index.ts';
import type {
  ApprovedQuotation,
  CaseRecord,
  CaseType,
  ChargeFacts,
  ChargeKind,
  CustomerPrice,
  CustomerPrices,
  PayFacts,
  Price,
} from '../../domain/index.ts';
import { feesOfSpecialists } from './specialist-fees.ts';

/** Billing keeps the prices: it says what the customer of a case pays for each kind of charge. */
export const casePricePoint =
  defineExtensionPoint<
    (
      tx: Tx,
      services: Services,
      type: CaseType,
      record: CaseRecord,
      day: PlainDate,
    ) => Promise<CustomerPrices>
  >('cases.prices');

const gazettedText = `select is_gazetted as "isGazetted" from platform_schemes where id = $1::uuid`;

async function payFacts(
  tx: Tx,
  serviceType: CaseType['serviceType'],
  record: CaseRecord,
  day: PlainDate,
): Promise<PayFacts> {
  const specialistId = (record.specialistId as string | null | undefined) ?? '';
  // A type without a service of its own is in no table of fees: its rules alone pay somebody.
  const fees = await feesOfSpecialists(tx, specialistId && serviceType ? [specialistId] : []);
  const [scheme] = record.schemeId
    ? await tx.query<{ isGazetted: boolean }>(gazettedText, [record.schemeId])
    : [];
  return {
    fees: fees.get(specialistId) ?? [],
    serviceType: serviceType ?? 'ime',
    isGazetted: scheme?.isGazetted ?? false,
    day,
  };
}

const quotationText = `select q.quotation_no as "quotationNo",
    coalesce(sum(i.amount) filter (where i.has_gst), 0)::text as "withGst",
    coalesce(sum(i.amount) filter (where not i.has_gst), 0)::text as "withoutGst"
  from ot_quotations q
  left join ot_quotation_items i on i.quotation_id = q.id and not i.is_deleted
  where q.ot_id = $1::uuid and q.status = 'approved' and not q.is_deleted
  group by q.id, q.quotation_no, q.decided_at order by q.decided_at desc nulls last limit 1`;

/** The newest one, where the customer has approved several. */
async function approvedQuotation(tx: Tx, caseId: string): Promise<ApprovedQuotation | null> {
  const [found] = await tx.query<ApprovedQuotation>(quotationText, [caseId]);
  return found ?? null;
}

/** What each kind of charge comes to for this case on this day. */
export async function casePrices(
  tx: Tx,
  services: Services,
  type: CaseType,
  record: CaseRecord,
  day: PlainDate,
): Promise<Pick<ChargeFacts, 'prices' | 'loadings'>> {
  const { serviceType } = type;
  const known: Record<keyof CustomerPrices, object> = { prices: {}, loadings: {} };
  for (const priceOf of casePricePoint.of(services)) {
    const { prices, loadings } = await priceOf(tx, services, type, record, day);
    Object.assign(known.prices, prices);
    Object.assign(known.loadings, loadings);
  }
  const { prices, loadings } = withApprovedQuotation(
    withAgreedFee(known as CustomerPrices, record),
    type.key === 'OT' ? await approvedQuotation(tx, record.id) : null,
  );
  const facts = await payFacts(tx, serviceType, record, day);
  const kinds = (Object.keys(chargeKinds) as ChargeKind[]).filter((kind) => kind !== 'loading');
  const mains = kinds.flatMap((kind) => {
    const late = kind === 'specialistOnly' ? prices.lateCancellation?.amount : null;
    const shared = prices[kind]?.amount ?? late ?? null;
    const price = priceWithPay(kind, prices[kind], facts, shared);
    return price ? [[kind, price] as const] : [];
  });
  const besides = Object.entries(loadings).map(
    ([kind, rows]) =>
      [kind, rows.flatMap((row) => priceWithPay('loading', row, facts, row.amount) ?? [])] as const,
  );
  return { prices: Object.fromEntries(mains), loadings: Object.fromEntries(besides) };
}

/** `shared` is what a split is taken of: where nobody is charged, what a late cancellation costs. */
function priceWithPay(
  kind: ChargeKind,
  price: CustomerPrice | undefined,
  facts: PayFacts,
  shared: Money | null,
): Price | null {
  const rule = price?.payee ?? byArrangement;
  const itemName = price?.itemName ?? null;
  const payeeAmount = specialistPay({ kind, itemName, rule, customer: shared }, facts);
  if ((price?.amount ?? null) === null && payeeAmount === null) return null;
  if (!price) return { description: chargeKinds[kind], amount: null, hasGst: true, payeeAmount };
  const { description, amount, hasGst, serviceItemId, priceRule } = price;
  return { description, amount, hasGst, serviceItemId, priceRule, payeeAmount };
}
