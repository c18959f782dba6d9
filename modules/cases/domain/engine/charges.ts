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
};

export type ChargeFacts = {
  readonly prices: Readonly<Partial<Record<ChargeKind, Price>>>;
  /** Kinds that the case is charged for already. */
  readonly charged: readonly string[];
};

/** Charged even where no price is known yet: accounting fills it in. */
const alwaysCharged: readonly ChargeKind[] = ['assessment', 'lateCancellation', 'service'];

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

/** The charge that a move makes, once in the life of a case. */
export function chargeOf(
  type: CaseType,
  row: MoveRow,
  { prices, charged }: ChargeFacts,
  outcome?: string | null,
): NewCharge | null {
  const kind = chargeKindOf(type, row, outcome);
  if (!kind || charged.includes(kind)) return null;
  const price = prices[kind];
  if (!price && !alwaysCharged.includes(kind)) return null;
  const {
    description = chargeKinds[kind],
    amount = null,
    hasGst = true,
    payeeAmount = null,
  } = price ?? {};
  const isSpecialistOnly = kind === 'specialistOnly';
  return { kind, description, amount: isSpecialistOnly ? null : amount, hasGst, payeeAmount };
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
