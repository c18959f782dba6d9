import { addDays, formatDate } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { StatusChip, todayIn, useSession } from '#kernel/web';
import type { Screens } from '#kernel/web';
import type { ComponentProps } from 'react';
import { monthsLater } from '../../domain/index.ts';
import { isMarkedInList, limitationWords } from './limitation-words.ts';
import { dayOf } from './use-claim.ts';

type ListProps = ComponentProps<NonNullable<Screens['listTop']>>;

function LimitationCell({ date, today }: { date: PlainDate | null; today: PlainDate }) {
  const { dateFormat } = useSession();
  if (!date) return <span className="soft">–</span>;
  const { tone, words } = limitationWords(date, today);
  return (
    <span className="facts">
      {formatDate(date, dateFormat)}
      {isMarkedInList(date, today) && <StatusChip tone={tone}>{words}</StatusChip>}
    </span>
  );
}

/** What the list of claims has besides that of every case: how near each limitation is. */
export const limitationCells: NonNullable<Screens['cells']> = {
  limitationDate: ({ record, today }) => (
    <LimitationCell
      date={record.isClosed === true ? null : dayOf(record.limitationDate)}
      today={today}
    />
  ),
};

/** Open claims that run out soon; a second press shows all again. */
export function LimitationViews({ state, change }: ListProps) {
  const { zone } = useSession();
  const today = todayIn(zone);
  const views = [
    ['Run out within 3 months', monthsLater(today, 3)],
    ['Run out within 12 months', monthsLater(today, 12)],
    ['Have run out', addDays(today, -1)],
  ] as const;
  return (
    <div className="choice-chips" role="group" aria-label="Limitation">
      {views.map(([label, to]) => {
        const isOn = state.filters['limitationDateTo']?.[0] === to;
        return (
          <button
            key={label}
            type="button"
            className="choice-chip"
            aria-pressed={isOn}
            onClick={() =>
              change({ filters: isOn ? {} : { isClosed: ['false'], limitationDateTo: [to] } })
            }
          >
            {label}
          </button>
        );
      })}
    </div>
  );
}
