import { can } from '#kernel/domain';
import type { AnyResource } from '#kernel/domain';
import { Button } from 'antd';
import { lazy, Suspense, useMemo, useState } from 'react';
import { panelText } from '../../errors/panel-text.ts';
import { useScreens } from '../../screens/screens.ts';
import { PageTitle } from '../../session/page-title.tsx';
import { useSession } from '../../session/session.ts';
import { useArrangement } from '../../table/use-arrangement.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { mayAdd } from '../record.ts';
import { AddButton } from './add-button.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { askedFields } from './asked-fields.ts';
import { columnsOf } from './list-columns.tsx';
import { ListTable } from './list-table.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import type { StoredRecord } from '../record.ts';
import { useClock, useList, useListState } from './use-list.ts';
import './list.css';

/** Its date inputs weigh as much as the table. */
const FilterPanel = lazy(() => import('./filter-panel.tsx'));

export default function ResourceList({ resource }: { resource: AnyResource }) {
  const { actor, dateFormat, zone, currency } = useSession();
  const [state, change] = useListState(resource);
  const [isFilterOpen, setFilterOpen] = useState(false);
  const screens = useScreens(resource);
  const { listTop: ListTop, listActions: ListActions, listProblem, cells, widths } = screens;
  const AddPart = screens.addButton ?? AddButton;
  const { today } = useClock();
  const problem = listProblem?.(state) ?? null;
  const opensDetail = can(actor, `${resource.name}.read`);
  const columns = useMemo(
    () =>
      columnsOf(
        resource,
        { dateFormat, zone, currency },
        opensDetail,
        Object.fromEntries(
          Object.entries(cells ?? {}).map(([key, draw]) => [
            key,
            (record: StoredRecord) => draw({ record, actor, today }),
          ]),
        ),
        widths,
      ),
    [resource, dateFormat, zone, currency, opensDetail, cells, widths, actor, today],
  );
  const arrangement = useArrangement(resource.base, columns);
  const { data, error, isFetching, refetch } = useList(resource, state, {
    fields: askedFields(resource, arrangement.placed, screens),
    isWanted: problem === null,
  });
  const [one, many] = resource.label;

  return (
    <div className="page list-page">
      <PageTitle>{resource.pages?.title ?? `${one} List`}</PageTitle>
      <PageHeader
        title={resource.pages?.title ?? many}
        actions={
          <>
            {ListActions && <ListActions />}
            {mayAdd(actor, resource) && <AddPart resource={resource} />}
          </>
        }
      />
      <ListToolbar
        resource={resource}
        state={state}
        change={change}
        arrangement={arrangement}
        isFilterOpen={isFilterOpen}
        toggleFilter={() => setFilterOpen(!isFilterOpen)}
      />
      {isFilterOpen ? (
        <Suspense>
          <FilterPanel resource={resource} state={state} change={change} />
        </Suspense>
      ) : (
        <ActiveFilters resource={resource} state={state} change={change} />
      )}
      {ListTop && <ListTop state={state} change={change} />}
      {problem !== null ? (
        <Notice title={problem} />
      ) : error ? (
        <Notice
          title={panelText(error)}
          action={
            <Button size="small" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        />
      ) : (
        <ListTable
          resource={resource}
          state={state}
          change={change}
          arrangement={arrangement}
          page={data}
          isRefreshing={isFetching && !!data}
        />
      )}
    </div>
  );
}
