import { defineExtensionPoint } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { exact, toCents } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { feeOn } from '#parties/domain';
import type { FeeRow } from '#parties/domain';
import { chargeKinds } from '../../domain/index.ts';
import type { CaseRecord, CaseType, ChargeKind, Price } from '../../domain/index.ts';

export type CustomerPrice = {
  readonly description: string;
  readonly amount: string;
  readonly hasGst: boolean;
};

/** Billing keeps the prices: it says what the customer of a case pays for each kind of charge. */
export const casePricePoint =
  defineExtensionPoint<
    (
      tx: Tx,
      type: CaseType,
      record: CaseRecord,
    ) => Promise<Partial<Record<ChargeKind, CustomerPrice>>>
  >('cases.prices');

type FeeLine = FeeRow & { feeArrangement: string | null };

const feesText = `select fee_arrangement as "feeArrangement", service_type as "serviceType",
    service_item as "serviceItem", matter_kind as "matterKind", amount::text as amount,
    split_percent::text as "splitPercent", effective_from::text as "effectiveFrom",
    effective_to::text as "effectiveTo"
  from party_specialist_fees where specialist_id = $1::uuid`;

const gazettedText = `select is_gazetted as "isGazetted" from platform_schemes where id = $1::uuid`;

/** G-128: split is a percentage of the customer's fee, fixed is the amount of the fee table. */
export function payeeAmount(
  fees: readonly FeeRow[],
  wanted: Parameters<typeof feeOn>[1],
  customer: string | null,
  day: PlainDate,
): string | null {
  const fee = feeOn(fees, wanted, day);
  if (fee?.amount) return fee.amount;
  if (!fee?.splitPercent || customer === null) return null;
  return toCents(exact(customer).times(fee.splitPercent).div(100));
}

const feeItems: Readonly<Record<ChargeKind, string | null>> = {
  assessment: null,
  service: null,
  report: 'Report',
  nonAttendance: 'Non-attendance',
  lateCancellation: 'Late cancellation',
  specialistOnly: 'Late cancellation',
};

/** What each kind of charge comes to for this case on this day. */
export async function casePrices(
  tx: Tx,
  services: Services,
  type: CaseType,
  record: CaseRecord,
  day: PlainDate,
): Promise<Partial<Record<ChargeKind, Price>>> {
  const { serviceType } = type;
  if (!serviceType) return {};
  const known = await Promise.all(
    casePricePoint.of(services).map((priceOf) => priceOf(tx, type, record)),
  );
  const customer: Partial<Record<ChargeKind, CustomerPrice>> = Object.assign({}, ...known);
  const fees = record.specialistId ? await tx.query<FeeLine>(feesText, [record.specialistId]) : [];
  const [scheme] = record.schemeId
    ? await tx.query<{ isGazetted: boolean }>(gazettedText, [record.schemeId])
    : [];
  const matterKind = scheme?.isGazetted ? 'gazette' : 'nonGazette';
  const kinds = Object.keys(feeItems) as ChargeKind[];
  return Object.fromEntries(
    kinds.flatMap((kind) => {
      const price = customer[kind];
      const wanted = {
        serviceType,
        serviceItem: feeItems[kind],
        matterKind,
      } as const;
      const payee = isItemPaid(fees, kind)
        ? payeeAmount(fees, wanted, price?.amount ?? null, day)
        : null;
      if (!price && payee === null) return [];
      const { description, amount = null, hasGst = true } = price ?? { description: undefined };
      return [
        [
          kind,
          { description: description ?? chargeKinds[kind], amount, hasGst, payeeAmount: payee },
        ],
      ];
    }),
  );
}

/** A fee without an item is for the assessment itself; other charges pay only what names them. */
const isItemPaid = (fees: readonly FeeRow[], kind: ChargeKind): boolean => {
  const item = feeItems[kind];
  return (
    item === null ||
    fees.some(({ serviceItem }) => serviceItem?.toLowerCase() === item.toLowerCase())
  );
};
