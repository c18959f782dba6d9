import { Amount, api, TabLink, useSession } from '#kernel/web';
import type { Screens } from '#kernel/web';
import { can } from '#kernel/domain';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import {
  arrearsBuckets,
  countArrears,
  repaymentInvoice,
  repaymentReminderRule,
} from '../../domain/index.ts';
import type { ArrearsBucket, ArrearsCounts } from '../../domain/index.ts';
import './arrears.css';

type ListProps = ComponentProps<NonNullable<Screens['listTop']>>;

const buckets = Object.keys(arrearsBuckets) as ArrearsBucket[];

/** The key is one of the list: whatever asks the list again asks for its counts too. */
const useArrears = () =>
  useQuery({
    queryKey: ['list', repaymentInvoice.base, 'arrears'],
    staleTime: 30_000,
    queryFn: ({ signal }) => api.get<ArrearsCounts>(countArrears.path, undefined, signal),
  });

/** What is past due, all of it or by age, each with how many. A second press shows all again. */
export function ArrearsViews({ state, change }: ListProps) {
  const { actor } = useSession();
  const { data } = useArrears();
  const chosen = state.filters['arrears'] ?? [];
  const isOnly = Object.values(state.filters).filter((values) => values.length).length === 1;
  const view = (label: string, wanted: readonly ArrearsBucket[], count: number | undefined) => {
    const isOn = isOnly && chosen.toSorted().join() === wanted.toSorted().join();
    return (
      <button
        key={label}
        type="button"
        className={`choice-chip arrears-view ${count ? 'arrears-view-late' : ''}`}
        aria-pressed={isOn}
        onClick={() => change({ filters: isOn ? {} : { arrears: wanted } })}
      >
        {label} <b>{count?.toLocaleString('en') ?? '–'}</b>
      </button>
    );
  };
  return (
    <div className="arrears-views">
      <div className="choice-chips" role="group" aria-label="Arrears">
        {view('In arrears', buckets, data?.count)}
        {buckets.map((bucket) =>
          view(
            arrearsBuckets[bucket],
            [bucket],
            data?.items.find(({ arrears }) => arrears === bucket)?.count,
          ),
        )}
      </div>
      <p className="soft">
        {data && (
          <>
            <Amount of={data.open} /> is past due.{' '}
          </>
        )}
        {can(actor, `${repaymentReminderRule.name}.list`) && (
          <TabLink to={`/view/${repaymentReminderRule.segment}`}>
            When borrowers are reminded
          </TabLink>
        )}
      </p>
    </div>
  );
}
