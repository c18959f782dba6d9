import { formatDateTime } from '#kernel/domain';
import { StatusChip, useSession } from '#kernel/web';
import { Button, Table } from 'antd';
import { deviceName } from '../domain/index.ts';
import type { LiveSession } from '../domain/index.ts';

type Props = {
  sessions: readonly LiveSession[];
  /** The one that shows this. */
  currentId?: string;
  /** Left out: nobody may end one here. */
  end?: ((session: LiveSession) => Promise<void>) | undefined;
};

/** Where somebody is signed in: the devices, and who uses them. */
export function SessionTable({ sessions, currentId, end }: Props) {
  const { zone, dateFormat } = useSession();
  const moment = (at: string | null) => formatDateTime(at, zone, dateFormat) || '–';
  return (
    <Table
      className="plain-table"
      size="small"
      rowKey="id"
      pagination={false}
      dataSource={[...sessions]}
      locale={{ emptyText: 'Not signed in anywhere.' }}
      columns={[
        { title: 'Device', render: (_, { browser }) => deviceName(browser) },
        { title: 'Signed in since', render: (_, { startedAt }) => moment(startedAt) },
        { title: 'Last seen', render: (_, { seenAt }) => moment(seenAt) },
        { title: 'Address', render: (_, { address }) => address ?? '–' },
        {
          title: 'Used by',
          render: (_, { id, impersonatorName }) =>
            impersonatorName ? (
              <StatusChip tone="warning">{impersonatorName}, acting as this user</StatusChip>
            ) : id === currentId ? (
              'You, here'
            ) : (
              'The user'
            ),
        },
        ...(end
          ? [
              {
                title: '',
                key: 'end',
                render: (_: unknown, session: LiveSession) =>
                  session.id !== currentId && (
                    <Button
                      danger
                      size="small"
                      aria-label={`Sign out: ${deviceName(session.browser)}`}
                      onClick={() => void end(session)}
                    >
                      Sign out
                    </Button>
                  ),
              },
            ]
          : []),
      ]}
    />
  );
}
