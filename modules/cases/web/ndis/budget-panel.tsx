import { Amount, Notice, panelText, TableFrame, TabLink } from '#kernel/web';
import { ChildPanel } from '#kernel/web';
import { Button, Skeleton } from 'antd';
import { Suspense, useState } from 'react';
import { ndisBudget } from '../../domain/index.ts';
import { BurnDownChart } from './burn-down-chart.tsx';
import { PaceBar, PaceChip, PaceWords } from './pace-parts.tsx';
import { useTimeBudget } from './use-time-budget.ts';
import type { PlannedCase } from './use-time-budget.ts';
import './ndis.css';

/** Planned, used and left of each support category, and what the pace gives. */
export default function BudgetPanel({ id }: { id: string }) {
  const { data, error } = useTimeBudget(id);
  const [isChanging, setChanging] = useState(false);
  if (error) return <p className="soft">{panelText(error)}</p>;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 3 }} />;
  const [plan] = data.items;
  return (
    <>
      {plan ? (
        <PlannedBudgets plan={plan} today={data.today} />
      ) : (
        <Notice
          tone="info"
          title="Enter the dates of the plan and add a budget for each support category: claims are taken from it."
        />
      )}
      {(isChanging || !plan) && (
        <Suspense fallback={<Skeleton active title={false} />}>
          <ChildPanel resource={ndisBudget} owner={{ id }} />
        </Suspense>
      )}
      {plan && (
        <p className="mini-more ndis-buttons">
          <Button size="small" onClick={() => setChanging(!isChanging)}>
            {isChanging ? 'Done' : 'Change budgets'}
          </Button>
          <TabLink to="/view/time-budget-breakdown">All participants</TabLink>
        </p>
      )}
    </>
  );
}

function PlannedBudgets({ plan, today }: { plan: PlannedCase; today: string }) {
  const [shown, setShown] = useState<string | null>(null);
  const chosen = plan.budgets.find(({ id }) => id === shown);
  return (
    <>
      <TableFrame
        label="Budgets"
        heads={['Support category', 'Budget', 'Used', 'Left', 'Pace', 'Outlook', '']}
        numbers={['Budget', 'Used', 'Left']}
      >
        {plan.budgets.map((budget) => (
          <tr key={budget.id}>
            <td>{budget.category}</td>
            <td className="number">
              <Amount of={budget.amount} />
            </td>
            <td className="number">
              <Amount of={budget.used} />
            </td>
            <td className="number">
              <Amount of={budget.left} />
            </td>
            <td>
              <PaceBar budget={budget} />
              <span className="soft">
                <PaceWords budget={budget} />
              </span>
            </td>
            <td>
              <PaceChip outcome={budget.outcome} />
            </td>
            <td className="mini-buttons">
              <Button
                size="small"
                type="text"
                aria-expanded={shown === budget.id}
                onClick={() => setShown(shown === budget.id ? null : budget.id)}
              >
                Burn-down<span className="hidden-text"> of {budget.category}</span>
              </Button>
            </td>
          </tr>
        ))}
      </TableFrame>
      {chosen && <BurnDownChart plan={plan} budget={chosen} today={today} />}
    </>
  );
}
