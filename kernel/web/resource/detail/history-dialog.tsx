import { formatDateTime } from '#kernel/domain';
import type { AnyResource } from '#kernel/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, Modal, Table } from 'antd';
import { api } from '../../api/api.ts';
import { dialogWidth } from '../../dialogs/dialog-width.ts';
import { panelText } from '../../errors/panel-text.ts';
import { useSession } from '../../session/session.ts';
import { changedLabel, changeText } from './change-text.ts';
import type { PropertyChange } from './change-text.ts';

/** A list of child rows has one row in each line. */
const inLines = () => ({ style: { whiteSpace: 'pre-line' as const } });

type Props = { resource: AnyResource; id: string; close: () => void };

/** Doc 3 sections 2.5 and 3.4. */
export function HistoryDialog({ resource, id, close }: Props) {
  const session = useSession();
  const { data, error, isPending } = useQuery({
    queryKey: ['history', resource.base, id],
    staleTime: 0,
    queryFn: ({ signal }) =>
      api.get<{ items: PropertyChange[] }>(
        `/app/entity-changes/${id}/property-changes`,
        { maxResultCount: 100 },
        signal,
      ),
  });
  return (
    <Modal open title="Change history" width={dialogWidth.history} footer={null} onCancel={close}>
      {error ? (
        <Alert type="error" title={panelText(error)} />
      ) : (
        <Table<PropertyChange>
          size="small"
          loading={isPending}
          rowKey={(row) => `${row.propertyName} ${row.changeTime}`}
          dataSource={data?.items ?? []}
          locale={{ emptyText: <span className="soft">No data found</span> }}
          pagination={false}
          scroll={{ y: 480 }}
          columns={[
            {
              title: 'Field',
              width: 160,
              render: (_, row) => changedLabel(resource, row.propertyName),
            },
            {
              title: 'From',
              onCell: inLines,
              render: (_, row) => changeText(resource, row, 'original', session),
            },
            {
              title: 'To',
              onCell: inLines,
              render: (_, row) => changeText(resource, row, 'new', session),
            },
            { title: 'Changed by', width: 150, render: (_, row) => row.user?.displayName ?? '' },
            {
              title: 'When',
              width: 170,
              render: (_, row) => formatDateTime(row.changeTime, session.zone, session.dateFormat),
            },
          ]}
        />
      )}
    </Modal>
  );
}
