import { formatDate, isWeekend, weekday } from '#kernel/domain';
import { useSession } from '#kernel/web';
import { Link } from 'react-router';
import type { DayOfSlots } from '../../../domain/index.ts';
import { Loaded, None, Panel } from '../panel.tsx';
import { useStatistic } from '../use-statistic.ts';
import './fourteen-days.css';

const names = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const room = 96;

/** Booked against free, day by day; screen readers get the numbers as a table. */
export function FourteenDays() {
  const query = useStatistic('appointmentsByDay');
  return (
    <Panel title="Next 14 days" more={{ to: '/view/calendar', text: 'Calendar' }}>
      <Loaded query={query} lines={5}>
        {({ items }) =>
          items.some(({ booked, held, free }) => booked + held + free > 0) ? (
            <Bars days={items} />
          ) : (
            <None>No sessions in the next 14 days.</None>
          )
        }
      </Loaded>
    </Panel>
  );
}

export function Bars({ days }: { days: readonly DayOfSlots[] }) {
  const { dateFormat } = useSession();
  const highest = Math.max(1, ...days.map(({ booked, held, free }) => booked + held + free));
  const height = (count: number) => `${Math.round((room * count) / highest)}px`;
  return (
    <>
      <div className="bars" aria-hidden>
        {days.map(({ day, booked, held, free }) => (
          <Link
            key={day}
            className={isWeekend(day) ? 'bar weekend' : 'bar'}
            to={`/view/calendar?start=${day}&end=${day}`}
            tabIndex={-1}
            title={`${formatDate(day, dateFormat)}: ${booked} booked, ${held} held, ${free} free`}
          >
            <span className="bar-stack" style={{ height: `${room}px` }}>
              <span className="bar-free" style={{ height: height(free) }} />
              <span className="bar-held" style={{ height: height(held) }} />
              <span className="bar-booked" style={{ height: height(booked) }} />
            </span>
            <DayName name={names[weekday(day)] ?? ''} />
            <span className="bar-date">{Number(day.slice(8))}</span>
          </Link>
        ))}
      </div>
      <p className="bar-legend" aria-hidden>
        <span className="bar-booked" /> Booked <span className="bar-held" /> Held{' '}
        <span className="bar-free" /> Free
      </p>
      {/* A table itself would keep its height, and the page would scroll past its end. */}
      <div className="hidden-text">
        <table>
          <caption>Slots of the next 14 days</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Booked</th>
              <th scope="col">Held</th>
              <th scope="col">Free</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, booked, held, free }) => (
              <tr key={day}>
                <th scope="row">{formatDate(day, dateFormat)}</th>
                <td>{booked}</td>
                <td>{held}</td>
                <td>{free}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** On a narrow screen the first letter is all there is room for. */
const DayName = ({ name }: { name: string }) => (
  <span>
    {name.slice(0, 1)}
    <span className="bar-rest">{name.slice(1)}</span>
  </span>
);
