import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { formatDate } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { useState } from 'react';
import './calendar.css';

type Props = { chosen: string | null; today: PlainDate; choose: (month: string) => void };

/** The months of a year; the focus stays in the input. */
export function MonthList({ chosen, today, choose }: Props) {
  const [year, setYear] = useState(() => Number((chosen ?? today).slice(0, 4)));
  const page = (label: string, by: number) => (
    <button type="button" tabIndex={-1} aria-label={label} onClick={() => setYear(year + by)}>
      {by < 0 ? <LeftOutlined /> : <RightOutlined />}
    </button>
  );
  const months = Array.from(
    { length: 12 },
    (_, at) => `${String(year).padStart(4, '0')}-${String(at + 1).padStart(2, '0')}`,
  );
  return (
    <div
      className="calendar"
      role="presentation"
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div>
        <div className="calendar-head">
          {page('Year before', -1)}
          <strong aria-live="polite">{year}</strong>
          {page('Next year', 1)}
        </div>
        <div className="calendar-months">
          {months.map((month) => (
            <button
              key={month}
              type="button"
              tabIndex={-1}
              aria-pressed={month === chosen}
              aria-current={month === today.slice(0, 7) ? 'date' : undefined}
              onClick={() => choose(month)}
            >
              {formatDate(`${month}-01`, 'MMM')}
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}
