import { formatDate } from '#kernel/domain';
import { Amount, StatusChip, useSession } from '#kernel/web';
import type { Tone } from '#kernel/web';
import { paceOutcomes } from '../../domain/index.ts';
import type { PaceOutcome } from '../../domain/index.ts';
import type { PlannedBudget } from './use-time-budget.ts';

const tones: Readonly<Record<PaceOutcome, Tone>> = {
  notBegun: 'neutral',
  onTrack: 'success',
  runsOut: 'danger',
  underused: 'warning',
  ended: 'neutral',
};

export const PaceChip = ({ outcome }: { outcome: PaceOutcome }) => (
  <StatusChip tone={tones[outcome]}>{paceOutcomes[outcome]}</StatusChip>
);

const share = (part: string, whole: string): number =>
  Math.min(100, Math.max(0, (Number(part) / (Number(whole) || 1)) * 100));

/** How much is used; the mark is where an even pace would stand today. */
export const PaceBar = ({ budget }: { budget: PlannedBudget }) => (
  <span className={`ndis-bar ndis-bar-${budget.outcome}`} aria-hidden="true">
    <span className="ndis-bar-used" style={{ width: `${share(budget.used, budget.amount)}%` }} />
    <span className="ndis-bar-now" style={{ left: `${share(budget.expected, budget.amount)}%` }} />
  </span>
);

/** What to know of a budget in a sentence. */
export function PaceWords({ budget }: { budget: PlannedBudget }) {
  const { dateFormat } = useSession();
  const { outcome, runsOutOn, perWeek, projected, amount } = budget;
  if (outcome === 'runsOut' && runsOutOn)
    return (
      <>
        At <Amount of={perWeek} /> a week it runs out on {formatDate(runsOutOn, dateFormat)}.
      </>
    );
  if (outcome === 'underused')
    return (
      <>
        At this pace only <Amount of={projected} /> of <Amount of={amount} /> will be used.
      </>
    );
  return (
    <>
      <Amount of={perWeek} /> a week
    </>
  );
}
