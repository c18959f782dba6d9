import type { PlainDate } from '#kernel/domain';
import type { Holiday } from '../layout/calendar-texts.ts';
import { dayWords, holidayWords, weekdayName } from '../layout/calendar-texts.ts';

type Props = {
  day: PlainDate;
  isToday: boolean;
  /** A day on which nobody works has room for its number only. */
  isNarrow?: boolean;
  holidays: readonly Holiday[];
  open: (day: PlainDate) => void;
};

/** The name of a day; it opens the day. */
export function DayHead({ day, isToday, isNarrow = false, holidays, open }: Props) {
  const own = holidays.filter((holiday) => holiday.day === day);
  const words = own.map(holidayWords).join('; ');
  return (
    <button
      type="button"
      className={isToday ? 'day-head is-today' : 'day-head'}
      aria-label={[`Open ${dayWords(day)}`, words].filter(Boolean).join(', ')}
      data-tip={words || undefined}
      onClick={() => open(day)}
    >
      <span>{isNarrow ? `${weekdayName(day)} ${Number(day.slice(8))}` : dayWords(day)}</span>
      {own.length > 0 && ' '}
      {own.length > 0 && <span className="day-holiday">{own[0]?.name}</span>}
    </button>
  );
}
