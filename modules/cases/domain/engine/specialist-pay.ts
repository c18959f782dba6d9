import type { Money, PlainDate } from '#kernel/domain';
import { feeOn } from '#parties/domain';
import type { FeeArrangement, FeeRow, MatterKind } from '#parties/domain';
import type { ChargeKind } from './case-choices.ts';
import type { CaseType } from './case-type.ts';
import { specialistShare } from './specialist-share.ts';
import type { PayeeRule } from './specialist-share.ts';

export type FeeLine = FeeRow & { readonly feeArrangement: FeeArrangement | null };

/** What of a case decides how its specialist is paid. */
export type PayFacts = {
  readonly fees: readonly FeeLine[];
  readonly serviceType: NonNullable<CaseType['serviceType']>;
  readonly isGazetted: boolean;
  readonly day: PlainDate;
};

export type PaidCharge = {
  readonly kind: ChargeKind;
  /** Of a loading: how the fee table may call it. */
  readonly itemName: string | null;
  readonly rule: PayeeRule;
  readonly customer: Money | null;
};

const feeItems: Readonly<Record<Exclude<ChargeKind, 'loading'>, string | null>> = {
  assessment: null,
  service: null,
  report: 'Report',
  nonAttendance: 'Non-attendance',
  lateCancellation: 'Late cancellation',
  specialistOnly: 'Late cancellation',
};

const matterKindOf = ({ serviceType, isGazetted }: PayFacts): MatterKind => {
  if (serviceType === 'medNeg') return 'medNeg';
  return isGazetted ? 'gazette' : 'nonGazette';
};

/** A fee without an item is for the assessment itself; other charges pay only what names them. */
function feeOf({ kind, itemName }: PaidCharge, facts: PayFacts): FeeRow | null {
  const { fees, serviceType, day } = facts;
  const item = kind === 'loading' ? (itemName ?? '') : feeItems[kind];
  const isNamed =
    item === null ||
    fees.some(({ serviceItem }) => serviceItem?.toLowerCase() === item.toLowerCase());
  if (!isNamed) return null;
  return feeOn(fees, { serviceType, serviceItem: item, matterKind: matterKindOf(facts) }, day);
}

/** What the specialist of a case earns by one charge; null: nothing. */
export const specialistPay = (charge: PaidCharge, facts: PayFacts): Money | null =>
  specialistShare(charge.rule, {
    fee: feeOf(charge, facts),
    arrangement: facts.fees[0]?.feeArrangement ?? null,
    customer: charge.customer,
  });
