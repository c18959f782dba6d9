import { formatDate } from '#kernel/domain';
import {
  Amount,
  EmptyState,
  PageHeader,
  PageTitle,
  panelText,
  TableFrame,
  TabLink,
  useSession,
} from '#kernel/web';
import { Alert, Button, Input, Skeleton } from 'antd';
import { useState } from 'react';
import { ndis } from '../../domain/index.ts';
import { BurnDownChart } from './burn-down-chart.tsx';
import { chosenRows, outlooks, timeBudgetTotals } from './outlook.ts';
import type { BudgetRow, Outlook } from './outlook.ts';
import { PaceBar, PaceChip, PaceWords } from './pace-parts.tsx';
import { useTimeBudget } from './use-time-budget.ts';
import type { TimeBudget } from './use-time-budget.ts';
import './ndis.css';

const title = 'NDIS Time Budget';

/** S-043, R-045: whose money runs out before the plan does, first. */
export default function TimeBudgetPage() {
  const { data, error } = useTimeBudget();
  return (
    <div className="page">
      <PageTitle>{title}</PageTitle>
      <PageHeader
        title={title}
        actions={<TabLink to="/view/ndis-payment-requests">Payment requests</TabLink>}
      />
      {error ? (
        <Alert type="error" showIcon title={panelText(error)} />
      ) : data ? (
        <Breakdown data={data} />
      ) : (
        <Skeleton active />
      )}
    </div>
  );
}

function Breakdown({ data }: { data: TimeBudget }) {
  const [outlook, setOutlook] = useState<Outlook>('all');
  const [words, setWords] = useState('');
  if (!data.items.length)
    return (
      <EmptyState
        title="No plan is running"
        text="Participants appear here once their plan has dates and budgets."
        action={<TabLink to={`/view/${ndis.segment}`}>Open NDIS cases</TabLink>}
      />
    );
  const rows = chosenRows(data.items, outlook, words);
  const { currency } = useSession();
  const totals = timeBudgetTotals(data.items, currency);
  return (
    <>
      <dl className="ndis-figures">
        {totals.figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="ndis-chips" role="group" aria-label="Outlook">
        {outlooks.map(([key, label]) => (
          <Button
            key={key}
            type={key === outlook ? 'primary' : 'default'}
            aria-pressed={key === outlook}
            onClick={() => setOutlook(key)}
          >
            {label} {totals.counts[key]}
          </Button>
        ))}
        <Input.Search
          allowClear
          className="ndis-search"
          aria-label="Search participants"
          placeholder="Name, number or category"
          onChange={({ target }) => setWords(target.value)}
        />
      </div>
      {rows.length ? (
        <Rows rows={rows} today={data.today} />
      ) : (
        <EmptyState title="No budget is found" text="Choose another outlook or other words." />
      )}
    </>
  );
}

function Rows({ rows, today }: { rows: readonly BudgetRow[]; today: string }) {
  const { dateFormat } = useSession();
  const [shown, setShown] = useState<string | null>(null);
  const heads = [
    'Participant',
    'Support category',
    'Plan to',
    'Planned',
    'Used',
    'Left',
    'Pace',
    'Outlook',
    '',
  ];
  return (
    <TableFrame label={title} heads={heads} numbers={['Planned', 'Used', 'Left']}>
      {rows.map(({ plan, budget }) => (
        <BudgetLine
          key={budget.id}
          row={{ plan, budget }}
          planTo={formatDate(plan.planTo, dateFormat)}
          today={today}
          isOpen={shown === budget.id}
          toggle={() => setShown(shown === budget.id ? null : budget.id)}
        />
      ))}
    </TableFrame>
  );
}

type LineProps = {
  row: BudgetRow;
  planTo: string;
  today: string;
  isOpen: boolean;
  toggle: () => void;
};

const BudgetLine = ({ row: { plan, budget }, planTo, today, isOpen, toggle }: LineProps) => (
  <>
    <tr>
      <td>
        <TabLink to={`/view/${ndis.segment}/detail/${plan.ndisId}`}>
          {plan.participant || plan.caseNo}
        </TabLink>
        <div className="soft">{plan.caseNo}</div>
      </td>
      <td>{budget.category}</td>
      <td>{planTo}</td>
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
        <Button size="small" type="text" aria-expanded={isOpen} onClick={toggle}>
          Burn-down
          <span className="hidden-text">
            {' '}
            of {plan.participant}, {budget.category}
          </span>
        </Button>
      </td>
    </tr>
    {isOpen && (
      <tr>
        <td colSpan={9}>
          <BurnDownChart plan={plan} budget={budget} today={today} />
        </td>
      </tr>
    )}
  </>
);
