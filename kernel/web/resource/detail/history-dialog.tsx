import { formatDateTime } from '#kernel/domain';
import type { AnyResource } from '#kernel/domain';
import { useQuery } from '@tanstack/react-query';
import { Modal, Table } from 'antd';
import type { TableColumnsType } from 'antd';
import { api } from '../../api/api.ts';
import { useReturnFocus } from '../../dialogs/dialog-focus.ts';
import { dialogWidth } from '../../dialogs/dialog-width.ts';
import { useSession } from '../../session/session.ts';
import type { Session } from '../../session/session.ts';
import { changedLabel, changeText, isReadAsDifference } from './change-text.ts';
import type { PropertyChange } from './change-text.ts';
import { TextDifference } from './text-difference.tsx';

/** A list of child rows has one row in each line. */
const inLines = { style: { whiteSpace: 'pre-line' as const } };

/** K-104. */
const mostChanges = 100;

type Props = {
  resource: AnyResource;
  id: string;
  /** Only the changes of this field. */
  property?: string | undefined;
  close: () => void;
};

/** Doc 3 sections 2.5 and 3.4. B-407: a failure to load is logged, and nothing else. */
export function HistoryDialog({ resource, id, property, close }: Props) {
  const session = useSession();
  useReturnFocus();
  const { data, isPending } = useQuery({
    queryKey: ['history', resource.base, id, property ?? 'all'],
    staleTime: 0,
    queryFn: ({ signal }) =>
      api.get<{ items: PropertyChange[] }>(
        `/app/entity-changes/${id}/property-changes`,
        { ...askedFor(resource, property), maxResultCount: mostChanges },
        signal,
      ),
  });
  const title = property ? `Change history: ${changedLabel(resource, property)}` : 'Change history';
  return (
    <Modal open title={title} width={dialogWidth.history} footer={null} onCancel={close}>
      <Table<PropertyChange>
        size="small"
        loading={isPending}
        rowKey={(row) => `${row.propertyName} ${row.changeTime}`}
        dataSource={data?.items ?? []}
        locale={{ emptyText: <span className="soft">No data found</span> }}
        pagination={false}
        scroll={{ y: 480 }}
        columns={columnsFor(resource, session, property === undefined)}
      />
    </Modal>
  );
}

/** B-346. */
function askedFor({ fields }: AnyResource, property: string | undefined) {
  const table = fields[property ?? '']?.resource;
  return {
    ...(property && { propertyName: property }),
    ...(table && { propertyReferenceTable: table }),
  };
}

function columnsFor(
  resource: AnyResource,
  session: Session,
  namesFields: boolean,
): TableColumnsType<PropertyChange> {
  const text = (row: PropertyChange, side: 'original' | 'new') =>
    changeText(resource, row, side, session);
  const isDifference = (row: PropertyChange) => isReadAsDifference(resource, row, session);
  return [
    ...(namesFields
      ? [
          {
            title: 'Field',
            width: 160,
            render: (_: unknown, row: PropertyChange) => changedLabel(resource, row.propertyName),
          },
        ]
      : []),
    {
      title: 'From',
      onCell: (row) => ({ ...inLines, ...(isDifference(row) && { colSpan: 2 }) }),
      render: (_, row) =>
        isDifference(row) ? (
          <TextDifference before={text(row, 'original')} after={text(row, 'new')} />
        ) : (
          text(row, 'original')
        ),
    },
    {
      title: 'To',
      onCell: (row) => ({ ...inLines, ...(isDifference(row) && { colSpan: 0 }) }),
      render: (_, row) => text(row, 'new'),
    },
    { title: 'Changed by', width: 150, render: (_, row) => row.user?.displayName ?? '' },
    {
      title: 'When',
      width: 170,
      render: (_, row) => formatDateTime(row.changeTime, session.zone, session.dateFormat),
    },
  ];
}
