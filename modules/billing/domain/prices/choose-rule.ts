import type { Money } from '#kernel/domain';
import type { PayeeRule } from '#cases/domain';
import type { Loading, RuleKind } from './price-choices.ts';

export type Rule = {
  readonly id: string;
  readonly caseType: string;
  readonly chargeKind: RuleKind;
  readonly loading: Loading | null;
  readonly companyId: string | null;
  readonly companyName: string | null;
  readonly noticeUpTo: number | null;
  readonly serviceItemId: string | null;
  readonly priceItemId: string | null;
  readonly percent: string;
  readonly amount: Money | null;
  readonly freeUnits: number | null;
  readonly unitSize: number | null;
  readonly payeeWay: PayeeRule['way'];
  readonly payeePercent: string | null;
  readonly payeeAmount: Money | null;
  readonly payeeMinimum: Money | null;
  readonly isActive: boolean;
};

export type RuleWish = {
  readonly caseType: string;
  readonly companyId: string | null;
  /** Business days of notice; null: nobody had an appointment to give notice for. */
  readonly notice: number | null;
};

const step = ({ noticeUpTo }: Rule): number => noticeUpTo ?? Number.MAX_SAFE_INTEGER;

/**
 * The rule for a charge, or for a loading on it. Rules of the company stand in place of all those of
 * the practice for the same charge; on a ladder the lowest step that the notice does not reach over wins.
 */
export function chooseRule(
  rules: readonly Rule[],
  kind: RuleKind,
  loading: Loading | null,
  { caseType, companyId, notice }: RuleWish,
): Rule | null {
  const asked = rules.filter(
    (rule) =>
      rule.isActive &&
      rule.caseType === caseType &&
      rule.chargeKind === kind &&
      rule.loading === loading,
  );
  const own = asked.filter((rule) => companyId !== null && rule.companyId === companyId);
  const ladder = own.length ? own : asked.filter((rule) => rule.companyId === null);
  const [found = null] = ladder
    .filter(({ noticeUpTo }) => noticeUpTo === null || (notice !== null && notice <= noticeUpTo))
    .toSorted((a, b) => step(a) - step(b));
  return found;
}
