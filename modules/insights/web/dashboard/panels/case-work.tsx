import { picSteps } from '#platform/domain';
import type { PicStep } from '#platform/domain';
import { addDays } from '#kernel/domain';
import { todayIn, useSession } from '#kernel/web';
import { Link } from 'react-router';
import { Loaded, None, Panel } from '../panel.tsx';
import { useStatistic } from '../use-statistic.ts';
import type { CaseTurnaround, CaseWork } from '../../../domain/index.ts';
import { Figure } from './figures.tsx';

const search = '/view/universal-search';
const mostRows = 6;

const share = ({ onTime, promised }: CaseTurnaround): string =>
  promised ? `${Math.round((100 * onTime) / promised)}%` : '–';

function Work({ work, today }: { work: CaseWork; today: string }) {
  const { actor } = useSession();
  const late = `isClosed=false&isOnHold=false&nextDueDateTo=${addDays(today, -1)}`;
  return (
    <ul className="dash-figures">
      <Figure label="open cases" to={`${search}?isClosed=false`} value={work.open} />
      <Figure label="overdue" to={`${search}?${late}`} value={work.overdue} />
      <Figure
        label="due today"
        to={`${search}?isClosed=false&isOnHold=false&nextDueDateFrom=${today}&nextDueDateTo=${today}`}
        value={work.dueToday}
      />
      <Figure
        label={`yours, ${work.mine.overdue} overdue`}
        to={`${search}?isClosed=false&picUserId=${actor.userId}`}
        value={work.mine.open}
      />
      <Figure label="on hold" to={`${search}?isOnHold=true`} value={work.onHold} />
      <Turnaround />
    </ul>
  );
}

function Turnaround() {
  const { data } = useStatistic('caseTurnaround');
  const days = data?.averageDaysLate;
  return (
    <Figure
      label={`of ${data?.promised ?? 0} reports by the promised day${days ? `, else ${days} days late` : ''}`}
      to={`${search}?isClosed=true`}
      value={data && share(data)}
    />
  );
}

type Row = { readonly key: string; readonly label: string; readonly count: number; to: string };

function Bars({ title, rows }: { title: string; rows: readonly Row[] }) {
  const highest = Math.max(1, ...rows.map(({ count }) => count));
  if (!rows.length) return null;
  return (
    <div className="case-bars">
      <h3>{title}</h3>
      <ul>
        {rows.slice(0, mostRows).map(({ key, label, count, to }) => (
          <li key={key}>
            <Link to={to}>{label}</Link>
            <span className="dash-fill-bar" aria-hidden>
              <span style={{ width: `${Math.round((100 * count) / highest)}%` }} />
            </span>
            <strong>{count}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** B-243: how the work stands, from one question; each number opens the list that it counts. */
export function CaseWorkPanel() {
  const { zone } = useSession();
  const query = useStatistic('caseWork');
  const today = todayIn(zone);
  const byStatus = (work: CaseWork): Row[] =>
    work.byStatus.map(({ statusName, count }) => ({
      key: statusName,
      label: statusName,
      count,
      to: `${search}?isClosed=false&statusName=${encodeURIComponent(statusName)}`,
    }));
  const byAction = (work: CaseWork): Row[] =>
    work.nextActions.map(({ nextStep, count }) => ({
      key: nextStep,
      label: picSteps[nextStep as PicStep],
      count,
      to: `${search}?isClosed=false&isOnHold=false&nextStep=${nextStep}&nextDueDateTo=${today}`,
    }));
  return (
    <Panel title="Cases" more={{ to: search, text: 'Combined Task Search' }}>
      <Loaded query={query} lines={4}>
        {(work) =>
          work.open === 0 ? (
            <None>No case is open.</None>
          ) : (
            <>
              <Work work={work} today={today} />
              <div className="case-bars-row">
                <Bars title="By status" rows={byStatus(work)} />
                <Bars title="To do today" rows={byAction(work)} />
              </div>
            </>
          )
        }
      </Loaded>
    </Panel>
  );
}
