import {
  DoubleLeftOutlined,
  DoubleRightOutlined,
  LeftOutlined,
  RightOutlined,
} from '@ant-design/icons';
import { formatDate } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import type { ReactNode } from 'react';
import { addMonths, weeksAround } from './calendar-days.ts';
import './calendar.css';

type Props = {
  id: string;
  chosen: PlainDate | null;
  /** The day that the arrow keys are at; its month is shown. */
  at: PlainDate;
  today: PlainDate;
  goTo: (date: PlainDate) => void;
  choose: (date: PlainDate) => void;
  /** Beside the days. */
  children?: ReactNode;
};

const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const pages = [
  ['Year before', -12, <DoubleLeftOutlined key="icon" />],
  ['Month before', -1, <LeftOutlined key="icon" />],
  ['Next month', 1, <RightOutlined key="icon" />],
  ['Next year', 12, <DoubleRightOutlined key="icon" />],
] as const;

export const dayId = (id: string, date: PlainDate) => `${id}-${date}`;

/** The focus stays in the input: its keys move the day that is marked here. */
export function Calendar({ id, chosen, at, today, goTo, choose, children }: Props) {
  const [back, backOne, onOne, on] = pages.map(([label, months, icon]) => (
    <button
      key={label}
      type="button"
      tabIndex={-1}
      aria-label={label}
      onClick={() => goTo(addMonths(at, months))}
    >
      {icon}
    </button>
  ));
  return (
    <div
      className="calendar"
      role="presentation"
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div>
        <div className="calendar-head">
          {back}
          {backOne}
          <strong aria-live="polite">{formatDate(at, 'MMMM YYYY')}</strong>
          {onOne}
          {on}
        </div>
        <Days id={id} chosen={chosen} at={at} today={today} choose={choose} />
        <button
          type="button"
          tabIndex={-1}
          className="calendar-today"
          onClick={() => choose(today)}
        >
          Today
        </button>
      </div>
      {children}
    </div>
  );
}

type DaysProps = Pick<Props, 'id' | 'chosen' | 'at' | 'today' | 'choose'>;

const Days = ({ id, chosen, at, today, choose }: DaysProps) => (
  <table id={id} aria-label={formatDate(at, 'MMMM YYYY')}>
    <thead>
      <tr>
        {weekdays.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {weeksAround(at).map(([first = at, ...rest]) => (
        <tr key={first}>
          {[first, ...rest].map((date) => (
            <td key={date}>
              <button
                type="button"
                id={dayId(id, date)}
                tabIndex={-1}
                title={formatDate(date)}
                className={date.slice(0, 7) === at.slice(0, 7) ? '' : 'calendar-other'}
                data-at={date === at || undefined}
                aria-pressed={date === chosen}
                aria-current={date === today ? 'date' : undefined}
                onClick={() => choose(date)}
              >
                {Number(date.slice(8))}
              </button>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
