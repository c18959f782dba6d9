import { movesOf } from '../action/move-buttons.tsx';
import { can } from '#kernel/domain';
import type { AnyAction, AnyResource } from '#kernel/domain';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { MenuPlace } from '../../menu/menu-item.ts';
import { Menu } from '../../menu/menu.tsx';
import { useScreens } from '../../screens/screens.ts';
import { useSession } from '../../session/session.ts';
import { withColumn } from '../../table/arrangement.ts';
import { DataGrid } from '../../table/data-grid.tsx';
import { Pager } from '../../table/pager.tsx';
import { stillThere } from '../../table/selection.ts';
import { nextSorting } from '../../table/sorting.ts';
import type { Arrangement } from '../../table/use-arrangement.ts';
import { hasDetailPage, may } from '../record.ts';
import type { StoredRecord } from '../record.ts';
import { columnMenu } from './column-menu.tsx';
import { ListEmpty } from './list-empty.tsx';
import { pageSizes } from './list-state.ts';
import type { ListState } from './list-state.ts';
import { rowMenu } from './row-menu.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useClock } from './use-list.ts';
import type { ChangeState, Page } from './use-list.ts';
import { useRowCommands } from './use-row-commands.ts';

const RowDialogs = lazy(() => import('./row-dialogs.tsx'));

type Props = {
  resource: AnyResource;
  state: ListState;
  change: ChangeState;
  arrangement: Arrangement<StoredRecord>;
  page: Page | undefined;
  isRefreshing: boolean;
};

type Pointed = { record: StoredRecord | null; columnKey: string; place: MenuPlace };
export type RowDialog = { record: StoredRecord; show: 'history' | 'edit' | AnyAction };

export function ListTable({ resource, state, change, arrangement, page, isRefreshing }: Props) {
  const { actor, pageSize } = useSession();
  const { rowActions, rowKeys, rowPath, selection: Selection } = useScreens(resource);
  const { today } = useClock();
  const [menu, setMenu] = useState<Pointed | null>(null);
  const [dialog, setDialog] = useState<RowDialog | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { placed, set, reset, isKnown } = arrangement;
  const mayRead = can(actor, `${resource.name}.read`);
  const opensDetail = mayRead && hasDetailPage(resource);
  const shown = useMemo(() => placed.filter(({ isHidden }) => !isHidden), [placed]);
  const rows = page?.items ?? [];
  const selected = stillThere(
    chosen,
    rows.map(({ id }) => id),
  );
  const commands = useRowCommands(resource, shown, {
    history: (record) => setDialog({ record, show: 'history' }),
    edit: (record) => setDialog({ record, show: 'edit' }),
    ask: (action, record) => setDialog({ record, show: action }),
  });
  const sort = (sorting: string) => change({ sorting: sorting || resource.list.sort });

  const itemsOf = ({ record, columnKey }: Pointed) => {
    if (!record) return columnMenu(columnKey, arrangement, sort);
    const actions = rowActions?.({ record, actor, today }) ?? movesOf(resource);
    return rowMenu(
      { resource, record, actor, columnKey, mayRead, opensDetail, actions },
      commands(record),
    );
  };
  const open = (record: StoredRecord, how: 'here' | 'apart') => {
    const elsewhere = rowPath?.(record);
    if (!opensDetail && !elsewhere)
      return may(resource, record, 'update') && commands(record).edit();
    const path = elsewhere ?? `/view/${resource.segment}/detail/${record.id}`;
    return how === 'apart' ? commands(record).openApart(path) : commands(record).open(path);
  };

  return (
    <div className="list-card">
      {selected.size > 0 && (
        <SelectionBar
          resource={resource}
          columns={shown}
          records={rows.filter(({ id }) => selected.has(id))}
          opensDetail={opensDetail}
          clear={() => setChosen(new Set())}
          extra={Selection}
        />
      )}
      <DataGrid<StoredRecord>
        label={resource.label[1]}
        columns={shown}
        rows={rows}
        rowId={({ id }) => id}
        skipped={(state.page - 1) * state.pageSize}
        total={page?.totalCount ?? 0}
        sorting={state.sorting}
        onSort={(key, isAdded) => sort(nextSorting(state.sorting, key, isAdded))}
        onResize={(key, width) => set(withColumn(placed, key, { width }))}
        {...(mayRead && { onOpen: open })}
        onMenu={(record, columnKey, place) => setMenu({ record, columnKey, place })}
        onLetter={(record, letter) => {
          rowKeys?.[letter]?.(record);
          return !!rowKeys && letter in rowKeys;
        }}
        selected={selected}
        onSelect={setChosen}
        isLoading={!page || !isKnown}
        isRefreshing={isRefreshing}
        pageKey={JSON.stringify(state)}
        empty={
          <ListEmpty
            resource={resource}
            state={state}
            change={change}
            {...(!shown.length && { showColumns: reset })}
          />
        }
      />
      <Pager
        page={state.page}
        pageSize={state.pageSize}
        total={page?.totalCount ?? 0}
        sizes={pageSizes(pageSize)}
        onChange={(to, size) => change({ page: to, pageSize: size })}
      />
      {menu && (
        <Menu
          label={menu.record ? 'Record' : 'Column'}
          items={itemsOf(menu)}
          place={menu.place}
          close={() => setMenu(null)}
        />
      )}
      <Suspense>
        {dialog && <RowDialogs resource={resource} {...dialog} close={() => setDialog(null)} />}
      </Suspense>
    </div>
  );
}
