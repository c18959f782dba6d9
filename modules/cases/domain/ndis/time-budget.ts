import { addDays, daysBetween, defineAction, exact, oneOf, text, toCents } from '#kernel/domain';
import type { Money, PlainDate } from '#kernel/domain';
import { adminOrStaff } from '#platform/domain';
import { ndis } from './ndis.resource.ts';

export const paceOutcomes = {
  notBegun: 'The plan has not begun',
  onTrack: 'On track',
  runsOut: 'Runs out early',
  underused: 'Much will be left',
  ended: 'The plan has ended',
} as const;

export type PaceOutcome = keyof typeof paceOutcomes;

type Spending = {
  readonly planFrom: PlainDate;
  readonly planTo: PlainDate;
  readonly amount: Money;
  readonly used: Money;
};

export type Pace = {
  readonly left: Money;
  /** By an even pace over the whole plan. */
  readonly expected: Money;
  /** What the present pace comes to at the end of the plan. */
  readonly projected: Money;
  readonly perWeek: Money;
  /** Only where it comes before the end of the plan. */
  readonly runsOutOn: PlainDate | null;
  readonly outcome: PaceOutcome;
};

/** Below this share of the budget the participant goes without what the plan meant for them. */
const muchLeft = 0.7;
/** A fortnight says nothing about a year. */
const daysToJudge = 28;

function outcomeOf(
  { planFrom, planTo, amount }: Spending,
  projected: Money,
  runsOutOn: PlainDate | null,
  today: PlainDate,
): PaceOutcome {
  if (today < planFrom) return 'notBegun';
  if (today > planTo) return 'ended';
  if (runsOutOn) return 'runsOut';
  const isEarly = daysBetween(planFrom, today) < daysToJudge;
  return !isEarly && exact(projected).lt(exact(amount).times(muchLeft)) ? 'underused' : 'onTrack';
}

/** Planned, used and left of one budget, and where the present pace leads. */
export function paceOf(budget: Spending, today: PlainDate): Pace {
  const { planFrom, planTo, amount, used } = budget;
  const total = daysBetween(planFrom, planTo) + 1;
  const gone = Math.min(Math.max(daysBetween(planFrom, today) + 1, 0), total);
  const left = exact(amount).minus(used);
  const perDay = gone ? exact(used).div(gone) : exact(0);
  const daysLeft = perDay.gt(0) ? left.div(perDay).floor().toNumber() : Number.POSITIVE_INFINITY;
  const emptyOn = gone && daysLeft < total - gone ? addDays(planFrom, gone - 1 + daysLeft) : null;
  const projected = toCents(perDay.times(total));
  const runsOutOn = today <= planTo && today >= planFrom ? emptyOn : null;
  return {
    left: toCents(left),
    expected: toCents(exact(amount).times(gone).div(total)),
    projected,
    perWeek: toCents(perDay.times(7)),
    runsOutOn,
    outcome: outcomeOf(budget, projected, runsOutOn, today),
  };
}

export const timeBudgetShape = {
  items: [
    {
      ndisId: 'id',
      caseNo: 'text',
      participant: 'text',
      planFrom: 'date',
      planTo: 'date',
      budgets: [
        {
          id: 'id',
          category: 'text',
          amount: 'money',
          used: 'money',
          left: 'money',
          expected: 'money',
          projected: 'money',
          perWeek: 'money',
          runsOutOn: 'date?',
          outcome: oneOf(paceOutcomes),
          /** What was used by the end of each week with claims. */
          points: [{ on: 'date', used: 'money' }],
        },
      ],
    },
  ],
  today: 'date',
} as const;

/** S-043, R-045: of one participant, or of all whose plan runs. */
export const readTimeBudget = defineAction({
  name: 'timeBudget',
  on: ndis,
  label: 'Time budget',
  route: 'GET /app/ndis/timeBudget',
  roles: adminOrStaff,
  input: { ndisId: text('Participant', { max: 36 }) },
  answer: timeBudgetShape,
});
