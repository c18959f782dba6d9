import { formatDate } from '#kernel/domain';
import { PageHeader, PageTitle, panelText, TabLink, useSession } from '#kernel/web';
import { Alert, Skeleton } from 'antd';
import './typing.css';
import { useFigures } from './use-typing.ts';
import type { Figures, TypingFigures } from './use-typing.ts';

const jobsText = ({ jobs, minutes }: Figures): string =>
  `${jobs} job${jobs === 1 ? '' : 's'}, ${minutes} min`;

/** */
export default function TypistDashboard() {
  const { data, error } = useFigures();
  return (
    <div className="page">
      <PageTitle>Typist Dashboard</PageTitle>
      <PageHeader
        title="Typist Dashboard"
        actions={<TabLink to="/view/case-typist-incomplete-jobs">Incomplete Typing Jobs</TabLink>}
      />
      {error ? (
        <Alert type="error" showIcon title={panelText(error)} />
      ) : data ? (
        <Board figures={data} />
      ) : (
        <Skeleton active />
      )}
    </div>
  );
}

function Board({ figures }: { figures: TypingFigures }) {
  const { free, mine, overdue, days, today } = figures;
  const done = days.find(({ day }) => day === today) ?? { jobs: 0, minutes: 0 };
  const tiles: readonly (readonly [string, Figures])[] = [
    ['Mine', mine],
    ['Free', free],
    ['Overdue', overdue],
    ['Typed today', done],
  ];
  return (
    <>
      <ul className="tiles typing-tiles">
        {tiles.map(([name, figure]) => (
          <li key={name} className="card tile">
            <h2>{name}</h2>
            <p>{jobsText(figure)}</p>
          </li>
        ))}
      </ul>
      <Days days={days} />
    </>
  );
}

/** Minutes of each of the last two weeks in which something was typed. */
function Days({ days }: Pick<TypingFigures, 'days'>) {
  const { dateFormat } = useSession();
  const most = Math.max(1, ...days.map(({ minutes }) => minutes));
  if (!days.length) return <p className="soft">Nothing was typed in the last two weeks.</p>;
  return (
    <section className="card">
      <h2>Minutes per day</h2>
      <table className="mini-table" aria-label="Minutes per day">
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col" className="number">
              Jobs
            </th>
            <th scope="col" className="number">
              Minutes
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, jobs, minutes }) => (
            <tr key={day}>
              <td>{formatDate(day, dateFormat)}</td>
              <td className="number">{jobs}</td>
              <td className="number typing-share">
                {minutes}
                <span className="typing-bar" style={{ width: `${(minutes / most) * 100}%` }} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
