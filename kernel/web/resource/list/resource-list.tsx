import { can } from '#kernel/domain';
import type { AnyResource } from '#kernel/domain';
import { Alert, Table } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { panelText } from '../../errors/panel-text.ts';
import { PageTitle } from '../../session/page-title.tsx';
import { useSession } from '../../session/session.ts';
import type { StoredRecord } from '../record.ts';
import { columnsOf, sortingOf } from './list-columns.tsx';
import { emptyText, filterCount, pageSizes } from './list-state.ts';
import { ListToolbar } from './list-toolbar.tsx';
import { useList, useListState } from './use-list.ts';

/** Its date inputs weigh as much as the table. */
const FilterPanel = lazy(async () => ({
  default: (await import('./filter-panel.tsx')).FilterPanel,
}));

export default function ResourceList({ resource }: { resource: AnyResource }) {
  const { actor, pageSize } = useSession();
  const [state, change] = useListState(resource);
  const [isFilterOpen, setFilterOpen] = useState(filterCount(resource, state) > 0);
  const { data, error, isPending, isFetching } = useList(resource, state);
  const opensDetail = can(actor, `${resource.name}.read`);
  const open = useOpenDetail(resource, opensDetail);

  return (
    <div className="page">
      <PageTitle>{`${resource.label[0]} List`}</PageTitle>
      <h1>{resource.label[1]}</h1>
      <ListToolbar
        resource={resource}
        state={state}
        change={change}
        isFilterOpen={isFilterOpen}
        toggleFilter={() => setFilterOpen(!isFilterOpen)}
      />
      {isFilterOpen && (
        <Suspense>
          <FilterPanel resource={resource} state={state} change={change} />
        </Suspense>
      )}
      {error ? (
        <Alert type="error" title={panelText(error)} showIcon />
      ) : (
        <Table<StoredRecord>
          size="small"
          rowKey="id"
          bordered
          scroll={{ x: 'max-content' }}
          loading={isPending || isFetching}
          columns={columnsOf(resource, state.sorting, opensDetail)}
          dataSource={data?.items ?? []}
          locale={{ emptyText: <span className="soft">{isPending ? ' ' : emptyText(state)}</span> }}
          onRow={(record) => ({ onClick: (event) => open(record, event.target) })}
          {...(opensDetail && { rowClassName: 'opens' })}
          pagination={{
            current: state.page,
            pageSize: state.pageSize,
            total: data?.totalCount ?? 0,
            pageSizeOptions: pageSizes(pageSize),
            showSizeChanger: true,
            showTotal: (total) => `${total} in all`,
          }}
          onChange={({ current, pageSize: size }, _, sorter, { action }) => {
            if (action === 'paginate') {
              const isSameSize = size === state.pageSize;
              return change({ page: isSameSize ? (current ?? 1) : 1, pageSize: size ?? 20 });
            }
            const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
            return change({ sorting: sortingOf(String(columnKey), order) });
          }}
        />
      )}
    </div>
  );
}

/** A link inside the row keeps its own meaning. */
function useOpenDetail(resource: AnyResource, opensDetail: boolean) {
  const navigate = useNavigate();
  return (record: StoredRecord, target: EventTarget) => {
    if (!opensDetail || (target instanceof Element && target.closest('a, button'))) return;
    if (getSelection()?.toString()) return;
    void navigate(`/view/${resource.segment}/detail/${record.id}`);
  };
}
