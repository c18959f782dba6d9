import { create } from '#kernel/domain';
import type { Creation, MoveRow, PlainDate } from '#kernel/domain';
import { caseCharge } from './case-charge.resource.ts';
import { chargeKinds } from './case-choices.ts';
import type { ChargeKind } from './case-choices.ts';
import type { CaseRecord, CaseType } from './case-type.ts';

/** What the customer pays and the specialist earns, as far as the tables of prices know. */
export type Price = {
  readonly description: string;
  readonly amount: string | null;
  readonly hasGst: boolean;
  readonly payeeAmount: string | null;
  readonly serviceItemId?: string | null;
  readonly priceRule?: string | null;
};

export type ChargeFacts = {
  readonly prices: Readonly<Partial<Record<ChargeKind, Price>>>;
  /** What comes besides, by the kind that it comes with. */
  readonly loadings?: Readonly<Partial<Record<ChargeKind, readonly Price[]>>>;
  /** Keys of what the case is charged for already. */
  readonly charged: readonly string[];
};

export type ChargeIdentity = {
  readonly kind: string;
  readonly serviceItemId?: string | null;
  readonly description: string;
};

/** Each kind is charged once in the life of a case, and each item among the loadings. */
export const chargeKey = ({ kind, serviceItemId, description }: ChargeIdentity): string =>
  kind === 'loading' ? `loading ${serviceItemId ?? description}` : kind;

/** Charged even where no price or pay is known yet: accounting fills it in, and a task asks for it. */
const alwaysCharged: readonly ChargeKind[] = [
  'assessment',
  'lateCancellation',
  'service',
  'specialistOnly',
];

export function chargeKindOf(
  type: CaseType,
  row: MoveRow,
  outcome: string | null | undefined,
): ChargeKind | null {
  if (!row.charges) return null;
  if (outcome && type.chargeByOutcome && outcome in type.chargeByOutcome)
    return type.chargeByOutcome[outcome] ?? null;
  return row.charges as ChargeKind;
}

export type NewCharge = Price & { readonly kind: ChargeKind };

function mainCharge(kind: ChargeKind, price: Price | undefined): NewCharge | null {
  if (!price && !alwaysCharged.includes(kind)) return null;
  const known = price ?? {
    description: chargeKinds[kind],
    amount: null,
    hasGst: true,
    payeeAmount: null,
  };
  return { ...known, kind, amount: kind === 'specialistOnly' ? null : known.amount };
}

/** The charges that a move makes, the one of its kind first. */
export function chargesOf(
  type: CaseType,
  row: MoveRow,
  { prices, loadings = {}, charged }: ChargeFacts,
  outcome?: string | null,
): readonly NewCharge[] {
  const kind = chargeKindOf(type, row, outcome);
  if (!kind) return [];
  const main = mainCharge(kind, prices[kind]);
  const besides = (loadings[kind] ?? []).map((price) => ({ ...price, kind: 'loading' as const }));
  return [...(main ? [main] : []), ...besides].filter(
    (charge) => !charged.includes(chargeKey(charge)),
  );
}

export const chargeWrite = (
  record: CaseRecord,
  move: string,
  charge: NewCharge,
  today: PlainDate,
): Creation =>
  create(caseCharge, {
    ...charge,
    caseId: record.id,
    move,
    chargedOn: today,
    companyId: (record.companyId as string | null) ?? null,
    specialistId: (record.specialistId as string | null) ?? null,
  });
