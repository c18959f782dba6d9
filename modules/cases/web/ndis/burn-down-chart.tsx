import { formatDate, formatMoney } from '#kernel/domain';
import { useSession } from '#kernel/web';
import { burnDown } from './burn-down.ts';
import type { Point } from './burn-down.ts';
import type { PlannedBudget, PlannedCase } from './use-time-budget.ts';

const [width, height, pad] = [640, 240, 28];

const place = ([x, y]: Point): string =>
  `${pad + x * (width - 2 * pad)},${pad + (1 - y) * (height - 2 * pad)}`;
const line = (points: readonly Point[]): string => points.map(place).join(' ');

type Props = { plan: PlannedCase; budget: PlannedBudget; today: string };

/** What is left of a budget until the end of the plan; the words beside it say the same. */
export function BurnDownChart({ plan, budget, today }: Props) {
  const { dateFormat, currency } = useSession();
  const { left, ahead } = burnDown(plan, budget, today);
  const day = (text: string) => formatDate(text, dateFormat);
  const money = (amount: string) => formatMoney(amount, currency);
  const words = `${budget.category}: ${money(budget.left)} of ${money(budget.amount)} left on ${day(today)}.`;
  return (
    <svg className="ndis-chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words}>
      <rect
        className="ndis-chart-frame"
        x={pad}
        y={pad}
        width={width - 2 * pad}
        height={height - 2 * pad}
      />
      <polyline
        className="ndis-chart-even"
        points={line([
          [0, 1],
          [1, 0],
        ])}
      />
      {ahead.length > 0 && <polyline className="ndis-chart-ahead" points={line(ahead)} />}
      <polyline className="ndis-chart-left" points={line(left)} />
      <text x={pad} y={pad - 8}>
        {money(budget.amount)}
      </text>
      <text x={pad} y={height - 8}>
        {day(plan.planFrom)}
      </text>
      <text x={width - pad} y={height - 8} textAnchor="end">
        {day(plan.planTo)}
      </text>
    </svg>
  );
}
