import { defineExtensionPoint } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import type { PlainDate } from '#kernel/domain';
import { byArrangement, chargeKinds, specialistPay, withAgreedFee } from '../../domain/index.ts';
import type {
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
  serviceType: PayFacts['serviceType'],
  record: CaseRecord,
  day: PlainDate,
): Promise<PayFacts> {
  const specialistId = (record.specialistId as string | null | undefined) ?? '';
  const fees = await feesOfSpecialists(tx, specialistId ? [specialistId] : []);
  const [scheme] = record.schemeId
    ? await tx.query<{ isGazetted: boolean }>(gazettedText, [record.schemeId])
    : [];
  return {
    fees: fees.get(specialistId) ?? [],
    serviceType,
    isGazetted: scheme?.isGazetted ?? false,
    day,
  };
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
  if (!serviceType) return { prices: {} };
  const known: Record<keyof CustomerPrices, object> = { prices: {}, loadings: {} };
  for (const priceOf of casePricePoint.of(services)) {
    const { prices, loadings } = await priceOf(tx, services, type, record, day);
    Object.assign(known.prices, prices);
    Object.assign(known.loadings, loadings);
  }
  const { prices, loadings } = withAgreedFee(known as CustomerPrices, record);
  const facts = await payFacts(tx, serviceType, record, day);
  const kinds = (Object.keys(chargeKinds) as ChargeKind[]).filter((kind) => kind !== 'loading');
  const mains = kinds.flatMap((kind) => {
    const price = priceWithPay(kind, prices[kind], facts);
    return price ? [[kind, price] as const] : [];
  });
  const besides = Object.entries(loadings).map(
    ([kind, rows]) =>
      [kind, rows.flatMap((row) => priceWithPay('loading', row, facts) ?? [])] as const,
  );
  return { prices: Object.fromEntries(mains), loadings: Object.fromEntries(besides) };
}

function priceWithPay(
  kind: ChargeKind,
  price: CustomerPrice | undefined,
  facts: PayFacts,
): Price | null {
  const customer = price?.amount ?? null;
  const rule = price?.payee ?? byArrangement;
  const itemName = price?.itemName ?? null;
  const payeeAmount = specialistPay({ kind, itemName, rule, customer }, facts);
  if (customer === null && payeeAmount === null) return null;
  if (!price) return { description: chargeKinds[kind], amount: null, hasGst: true, payeeAmount };
  const { description, amount, hasGst, serviceItemId, priceRule } = price;
  return { description, amount, hasGst, serviceItemId, priceRule, payeeAmount };
}
