import { brokenCheck, exact } from '#kernel/domain';
import type { PlainDate, RowOf } from '#kernel/domain';
import type { AssessmentType, FeeArrangement, MatterKind } from './specialist-choices.ts';
import { feeBasis } from './fee-arrangement.ts';
import { specialistFee } from './specialist-fee.resource.ts';

const { specialistId: _owner, ...fields } = specialistFee.fields;

/** What a row of the fee table carries. */
export const feeRowFields = fields;
export type FeeRow = RowOf<typeof feeRowFields>;

export type FeeProblem = { row: number; code: string; field: keyof FeeRow };

/** The first thing wrong with the table, and where; null when it may be saved. */
export function feeTableProblem(
  arrangement: FeeArrangement | null,
  rows: readonly FeeRow[],
): FeeProblem | null {
  for (const [row, fee] of rows.entries()) {
    if (!arrangement) return { row, code: 'feeArrangementMissing', field: 'matterKind' };
    const problem = rowProblem(arrangement, fee);
    if (problem) return { row, ...problem };
    if (rows.slice(0, row).some((other) => overlaps(other, fee)))
      return { row, code: 'feesOverlap', field: 'effectiveFrom' };
  }
  return null;
}

function rowProblem(arrangement: FeeArrangement, fee: FeeRow): Omit<FeeProblem, 'row'> | null {
  const isSplit = feeBasis(arrangement, fee.matterKind) === 'split';
  const hasPercent = fee.splitPercent !== null && fee.splitPercent !== undefined;
  if (isSplit && (!hasPercent || fee.amount))
    return { code: 'feeMustBeSplit', field: 'splitPercent' };
  if (!isSplit && (!fee.amount || hasPercent)) return { code: 'feeMustBeFixed', field: 'amount' };
  const broken = brokenCheck(specialistFee, fee);
  return broken ? { code: broken.refusal, field: broken.field as keyof FeeRow } : null;
}

const sameThing = (a: FeeRow, b: FeeRow): boolean =>
  a.serviceType === b.serviceType &&
  a.matterKind === b.matterKind &&
  (a.serviceItem ?? '').toLowerCase() === (b.serviceItem ?? '').toLowerCase();

/** A fee without an end runs until the next one begins, so only a stated end can reach too far. */
export function overlaps(a: FeeRow, b: FeeRow): boolean {
  if (!sameThing(a, b)) return false;
  const [first, second] = a.effectiveFrom <= b.effectiveFrom ? [a, b] : [b, a];
  if (first.effectiveFrom === second.effectiveFrom) return true;
  return !!first.effectiveTo && first.effectiveTo >= second.effectiveFrom;
}

type Wanted = { serviceType: AssessmentType; serviceItem?: string | null; matterKind: MatterKind };

/** The fee of a day: the one of the item first, then the one of the service. */
export function feeOn(rows: readonly FeeRow[], wanted: Wanted, day: PlainDate): FeeRow | null {
  const inForce = (item: string | null) =>
    rows
      .filter((fee) => sameThing(fee, { ...fee, ...wanted, serviceItem: item }))
      .filter((fee) => fee.effectiveFrom <= day && (!fee.effectiveTo || day <= fee.effectiveTo))
      .toSorted((a, b) => (a.effectiveFrom < b.effectiveFrom ? 1 : -1))[0] ?? null;
  return (wanted.serviceItem ? inForce(wanted.serviceItem) : null) ?? inForce(null);
}

const same = (a: FeeRow, b: FeeRow): boolean =>
  sameThing(a, b) &&
  a.effectiveFrom === b.effectiveFrom &&
  (a.effectiveTo ?? null) === (b.effectiveTo ?? null) &&
  exact(a.amount ?? 0).equals(b.amount ?? 0);

/** The rows that say something new, as far as what is paid; who keeps one answered for it before. */
export const changedFees = (
  before: readonly FeeRow[],
  after: readonly FeeRow[],
): readonly FeeRow[] => after.filter((fee) => !before.some((one) => same(one, fee)));
