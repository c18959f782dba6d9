import type { PlainDate } from '#kernel/domain';
import { api, may, saved, StatusChip, toast, toastFailure, useRefetch } from '#kernel/web';
import { Switch } from 'antd';
import { Link } from 'react-router';
import { holiday } from '../../domain/index.ts';
import type { HolidayRow } from './use-holidays.ts';

type Props = { month: string; today: PlainDate; days: readonly HolidayRow[] };

const inWords = (date: PlainDate, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-AU', { timeZone: 'UTC', ...options }).format(
    new Date(`${date}T00:00:00Z`),
  );

export const HolidayMonth = ({ month, today, days }: Props) => (
  <section className="card holiday-month" aria-label={inWords(`${month}-01`, { month: 'long' })}>
    <h2>{inWords(`${month}-01`, { month: 'long' })}</h2>
    {days.length ? (
      <ul>
        {days.map((day) => (
          <HolidayDay key={day.id} day={day} isPast={day.date < today} />
        ))}
      </ul>
    ) : (
      <p className="soft">None</p>
    )}
  </section>
);

function HolidayDay({ day, isPast }: { day: HolidayRow; isPast: boolean }) {
  const refetch = useRefetch(holiday);
  const turn = async (isOn: boolean) => {
    try {
      await api.put(`/app/holidays/${day.id}/${isOn ? 'enable' : 'disable'}`);
      toast.success(saved.record);
    } catch (failure) {
      toastFailure(failure);
    }
    await refetch();
  };
  return (
    <li className={`holiday${day.isActive ? '' : ' is-off'}${isPast ? ' is-past' : ''}`}>
      <time dateTime={day.date}>
        <span>{inWords(day.date, { weekday: 'short' })}</span>
        <strong>{Number(day.date.slice(8))}</strong>
      </time>
      <div>
        <Link to={`/view/holidays/detail/${day.id}`}>{day.name}</Link>
        <p>
          {day.states.length ? (
            day.states.map((state) => <StatusChip key={state}>{state}</StatusChip>)
          ) : (
            <StatusChip tone="info">National</StatusChip>
          )}
          {day.region && <span className="soft">{day.region}</span>}
        </p>
      </div>
      <Switch
        size="small"
        aria-label={`${day.name} counts`}
        checked={day.isActive}
        disabled={!may(holiday, day, day.isActive ? 'disable' : 'enable')}
        onChange={(isOn) => void turn(isOn)}
      />
    </li>
  );
}
