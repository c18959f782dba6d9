import { addDays } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { todayIn, useSession } from '#kernel/web';
import type { Screens } from '#kernel/web';
import { Button } from 'antd';
import type { ComponentProps } from 'react';
import { useEffect, useEffectEvent } from 'react';
import './sessions.css';

type Props = ComponentProps<NonNullable<Screens['listTop']>>;
type Filters = Props['state']['filters'];

const dateKeys = ['dateFrom', 'dateFromFrom', 'dateFromTo'];

type Choice = { readonly label: string; readonly own: Filters; readonly sorting: string };

/** What one looks for in a list of days. The past is read from its end. */
export const choicesOn = (today: PlainDate): readonly Choice[] => [
  { label: 'Upcoming', own: { dateFromFrom: [today] }, sorting: 'dateFrom' },
  {
    label: 'Today',
    own: { dateFromFrom: [today], dateFromTo: [today] },
    sorting: 'dateFrom',
  },
  { label: 'This week', own: { dateFrom: ['thisWeek'] }, sorting: 'dateFrom' },
  {
    label: 'Next 4 weeks',
    own: { dateFromFrom: [today], dateFromTo: [addDays(today, 28)] },
    sorting: 'dateFrom',
  },
  { label: 'Past', own: { dateFromTo: [addDays(today, -1)] }, sorting: 'dateFrom desc' },
  { label: 'All', own: {}, sorting: 'dateFrom' },
];

const text = (filters: Filters): string =>
  dateKeys.map((key) => `${key}=${(filters[key] ?? []).join()}`).join('&');

const withDays = (filters: Filters, own: Filters): Filters => ({
  ...Object.fromEntries(Object.entries(filters).filter(([key]) => !dateKeys.includes(key))),
  ...own,
});

/** Opened without a question, the list shows what is still to come. */
export function QuickDays({ state, change }: Props) {
  const { zone } = useSession();
  const choices = choicesOn(todayIn(zone));
  const begin = useEffectEvent(() => {
    const [upcoming] = choices;
    const isAsked =
      location.search !== '' || state.filterText !== '' || Object.keys(state.filters).length > 0;
    if (!isAsked && upcoming) change({ filters: upcoming.own });
  });
  useEffect(() => begin(), []);
  return (
    <div className="quick-days" role="group" aria-label="Days">
      {choices.map(({ label, own, sorting }) => {
        const isOn = text(state.filters) === text(own);
        return (
          <Button
            key={label}
            size="small"
            type={isOn ? 'primary' : 'default'}
            ghost={isOn}
            aria-pressed={isOn}
            onClick={() => change({ filters: withDays(state.filters, own), sorting })}
          >
            {label}
          </Button>
        );
      })}
    </div>
  );
}
