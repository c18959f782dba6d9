import type { AnyResource } from '#kernel/domain';
import {
  PageHeader,
  PageTitle,
  ResourceList,
  spoken,
  useBrowserSetting,
  useListState,
} from '#kernel/web';
import { Input } from 'antd';
import { lazy, Suspense } from 'react';
import type { CaseType } from '../../domain/index.ts';
import { CaseViews } from '../status-logs/case-views.tsx';
import { boardSearch } from './board-data.ts';
import { ListButtons } from './list-buttons.tsx';
import { caseLayout } from './list-or-board.ts';

const CaseBoard = lazy(async () => ({ default: (await import('./case-board.tsx')).CaseBoard }));

type Props = { type: CaseType; resource: AnyResource };

/** The cases of a type, as a list or as a board; both read the same address. */
export function CaseList({ type, resource }: Props) {
  const [layout] = useBrowserSetting(caseLayout);
  return layout === 'board' ? (
    <BoardPage type={type} resource={resource} />
  ) : (
    <ResourceList resource={resource} />
  );
}

function BoardPage({ type, resource }: Props) {
  const [state, change] = useListState(resource);
  const [one, many] = resource.label;
  return (
    <div className="page">
      <PageTitle>{`${one} Board`}</PageTitle>
      <PageHeader title={many} actions={<ListButtons type={type} />} />
      <div className="toolbar">
        <Input.Search
          allowClear
          aria-label="Search"
          placeholder={spoken('Claimant, number or claim')}
          defaultValue={state.filterText}
          style={{ maxWidth: 320 }}
          onSearch={(filterText) => change({ filterText })}
        />
      </div>
      <CaseViews type={type} state={state} change={change} />
      <Suspense>
        <CaseBoard type={type} search={boardSearch(state.filterText, state.filters)} />
      </Suspense>
    </div>
  );
}
