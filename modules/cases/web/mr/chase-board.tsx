import { api, EmptyState, PageHeader, PageTitle, panelText, spoken, useSession } from '#kernel/web';
import { can } from '#kernel/domain';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Input, Skeleton } from 'antd';
import { useState } from 'react';
import { chaseViews, mriWorkflow, readChaseBoard } from '../../domain/index.ts';
import type { ChaseRow, ChaseView } from '../../domain/index.ts';
import { ChaseTable } from './chase-table.tsx';
import './medical-records.css';
import { useItemAction } from './use-item-action.tsx';

type Board = {
  readonly items: readonly ChaseRow[];
  readonly counts: Readonly<Record<ChaseView, number>>;
};

const views = Object.keys(chaseViews) as ChaseView[];

const nothing: Readonly<Record<ChaseView, string>> = {
  today: 'Nothing is due today. Look at Overdue next.',
  overdue: 'No provider is late.',
  noAnswer: 'Everybody who was reminded twice has answered.',
};

/** Every request that wants a word today, over all cases, worked off by the keys. */
export default function ChaseBoard() {
  const { actor } = useSession();
  const queries = useQueryClient();
  const [view, setView] = useState<ChaseView>('today');
  const [filterText, setText] = useState('');
  const { data, error } = useQuery({
    queryKey: ['list', 'medical-record-items', 'chasing', view, filterText],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.get<Board>(readChaseBoard.path, { view, ...(filterText && { filterText }) }, signal),
  });
  const { start, dialog } = useItemAction(() =>
    queries.invalidateQueries({ queryKey: ['list', 'medical-record-items'] }),
  );
  const mayWork = can(actor, mriWorkflow.actions.receive.ability);
  return (
    <div className="page">
      <PageTitle>Records to Chase</PageTitle>
      <PageHeader title="Records to Chase" />
      <div className="toolbar">
        <Input.Search
          allowClear
          className="chase-search"
          aria-label="Search requests"
          placeholder={spoken('Case, claimant or provider')}
          onSearch={(words) => setText(words.trim())}
        />
        <div className="records-tools" role="group" aria-label="Which requests">
          {views.map((one) => (
            <button
              key={one}
              type="button"
              className="choice-chip"
              aria-pressed={view === one}
              onClick={() => setView(one)}
            >
              {chaseViews[one]} {data?.counts[one] ?? ''}
            </button>
          ))}
        </div>
      </div>
      {error && <Alert type="error" showIcon title={panelText(error)} />}
      {!data && !error && <Skeleton active />}
      {data && !data.items.length && <EmptyState title={nothing[view]} />}
      {data && data.items.length > 0 && (
        <ChaseTable rows={data.items} start={start} mayWork={mayWork} />
      )}
      {dialog}
    </div>
  );
}
