import { formatMoney, addDays } from '#kernel/domain';
import type { Currency, ValueOfShape } from '#kernel/domain';
import { api, todayIn, useSession } from '#kernel/web';
import type { Screens } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { elapsedText, mondayOf } from '../../domain/index.ts';
import type { timeFigures } from '../../domain/index.ts';
import { isShowing } from '../status-logs/chosen-view.ts';

type ListProps = ComponentProps<NonNullable<Screens['listTop']>>;
type Figures = ValueOfShape<NonNullable<(typeof timeFigures)['answer']>>;

/** What each view of the list is filtered by. */
export const timeViews = (userId: string, today: string) => {
  const monday = mondayOf(today);
  return {
    'My week': { userId: [userId], workDay: [monday, addDays(monday, 6)] },
    'My drafts': { userId: [userId], approval: ['draft'] },
    'To approve': { approval: ['submitted'] },
    'Ready to bill': { billingStatus: ['readyToBill'] },
  } as const;
};

export type TimeView = keyof ReturnType<typeof timeViews>;

const countOf = (view: TimeView, figures: Figures | undefined, currency: Currency): string => {
  if (!figures) return '–';
  const { mine, toApprove, toBill } = figures;
  if (view === 'My week') return elapsedText(mine.week);
  if (view === 'My drafts') return String(mine.drafts);
  return view === 'To approve'
    ? String(toApprove.entries)
    : `${toBill.entries}, ${formatMoney(toBill.amount, currency)}`;
};

/** Views with one press, each with its count. */
export function TimeViews({ state, change }: ListProps) {
  const { actor, zone, currency } = useSession();
  const { data } = useQuery({
    queryKey: ['time', 'figures'],
    staleTime: 0,
    queryFn: ({ signal }) => api.get<Figures>('/app/time-tracking/figures', undefined, signal),
  });
  const views = timeViews(actor.userId, todayIn(zone));
  return (
    <div className="choice-chips" role="group" aria-label="Views">
      {(Object.keys(views) as TimeView[]).map((name) => {
        const filters = views[name];
        const isOn = isShowing(state.filters, filters);
        return (
          <button
            key={name}
            type="button"
            className="choice-chip"
            aria-pressed={isOn}
            onClick={() => change({ filters: isOn ? {} : filters })}
          >
            {name} <b>{countOf(name, data, currency)}</b>
          </button>
        );
      })}
    </div>
  );
}
