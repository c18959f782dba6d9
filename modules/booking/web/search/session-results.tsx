import { panelText } from '#kernel/web';
import { Alert, Button, Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { SearchSorting } from '../../domain/index.ts';
import { bySpecialist, placeName } from './found.ts';
import type { FoundSession, FoundSlot } from './found.ts';
import { NoSlots } from './no-slots.tsx';
import { SpecialistGroup } from './specialist-group.tsx';
import type { ChangeCriteria, CriteriaValues } from './use-criteria.ts';
import { useSearch } from './use-search.ts';

const BookDialog = lazy(async () => ({
  default: (await import('../book/book-dialog.tsx')).BookDialog,
}));

type Props = {
  query: string;
  sorting: SearchSorting;
  values: CriteriaValues;
  change: ChangeCriteria;
  showOnDemand: () => void;
};

type Chosen = { session: FoundSession; slot: FoundSlot };

/** What was found, by specialist. */
export function SessionResults({ query, sorting, values, change, showOnDemand }: Props) {
  const search = useSearch(query, sorting);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const { data, error, hear } = search;
  if (error) return <Alert type="error" showIcon title={panelText(error)} />;
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />;

  const [first] = data.pages;
  const sessions = data.pages.flatMap(({ items }) => items);
  if (!first || !sessions.length) {
    return <NoSlots values={values} change={change} showOnDemand={showOnDemand} />;
  }
  return (
    <div className={search.isPlaceholderData ? 'found found-stale' : 'found'}>
      <p className="found-count" role="status">
        <strong>
          {first.isCapped ? 'The first ' : ''}
          {first.totalCount} {first.totalCount === 1 ? 'session' : 'sessions'}
        </strong>
        {first.isCapped && ' of more: narrow the search to see the rest'}
      </p>
      {bySpecialist(sessions).map((group) => (
        <SpecialistGroup
          key={group.specialist.id}
          group={group}
          criteria={values}
          days={first}
          hear={hear}
          book={(session, slot) => setChosen({ session, slot })}
        />
      ))}
      {search.hasNextPage && (
        <Button
          block
          loading={search.isFetchingNextPage}
          onClick={() => void search.fetchNextPage()}
        >
          Show more of {first.totalCount}
        </Button>
      )}
      {chosen && (
        <Suspense>
          <BookDialog
            slot={bookable(chosen)}
            start={values.companyId ? { companyId: values.companyId } : {}}
            close={() => setChosen(null)}
            booked={() => {
              const { id, sessionId } = chosen.slot;
              hear([{ id, sessionId, state: 'booked' }]);
              setChosen(null);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

const bookable = ({ session, slot }: Chosen) => ({
  ...slot,
  timeZone: session.timeZone,
  specialistName: session.specialist.displayName,
  placeName: placeName(session),
  consultationType: session.consultationType,
});
