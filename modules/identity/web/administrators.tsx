import { UserAddOutlined } from '@ant-design/icons';
import type { AnyAction } from '#kernel/domain';
import { formatDateTime } from '#kernel/domain';
import { ActionButton, api, EmptyState, panelText, StatusChip, useSession } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Table } from 'antd';
import { Suspense, useState } from 'react';
import { addAdministrator } from '../domain/index.ts';
import type { Administrator } from '../domain/index.ts';
import { SignInAs } from './sign-in-as.tsx';

type Props = { tenant: { id: string; concurrencyStamp: string; can?: readonly string[] } };

const add: AnyAction = addAdministrator;

/** Who runs a tenant; the host may act as one of them. */
export function Administrators({ tenant }: Props) {
  const { zone, dateFormat } = useSession();
  const [actingAs, setActingAs] = useState<string | null>(null);
  const { data, error, isPending } = useQuery({
    queryKey: ['record', 'tenants', tenant.id, 'administrators'],
    staleTime: 0,
    queryFn: ({ signal }) =>
      api.get<{ items: Administrator[] }>(
        `/app/tenants/${tenant.id}/administrators`,
        undefined,
        signal,
      ),
  });
  if (error) return <Alert type="error" title={panelText(error)} />;
  const button = (
    <Suspense>
      <ActionButton
        action={add}
        record={{ id: tenant.id, can: tenant.can ?? [] }}
        done="The administrator has been added. A link to set the password is on its way."
      >
        Add administrator
      </ActionButton>
    </Suspense>
  );
  return (
    <>
      <Table<Administrator>
        className="plain-table"
        size="small"
        rowKey="id"
        loading={isPending}
        pagination={false}
        dataSource={data?.items ?? []}
        locale={{
          emptyText: (
            <EmptyState
              icon={<UserAddOutlined />}
              title="Nobody runs this tenant yet"
              text="Add an administrator: a link to set the password is sent by mail."
            />
          ),
        }}
        columns={[
          { title: 'Name', dataIndex: 'name' },
          { title: 'User name', dataIndex: 'userName' },
          {
            title: 'Roles',
            render: (_, { roles }) =>
              roles.map((name) => <StatusChip key={name}>{name}</StatusChip>),
          },
          {
            title: 'State',
            width: 110,
            render: (_, { isActive, isLocked }) =>
              isLocked ? (
                <StatusChip tone="danger">Locked</StatusChip>
              ) : (
                <StatusChip tone={isActive ? 'success' : 'neutral'}>
                  {isActive ? 'Active' : 'Inactive'}
                </StatusChip>
              ),
          },
          {
            title: 'Last sign-in',
            width: 190,
            render: (_, row) => formatDateTime(row.lastSignInTime, zone, dateFormat) || 'Never',
          },
          {
            title: '',
            key: 'act',
            width: 130,
            align: 'right',
            render: (_, row) => (
              <Button
                size="small"
                disabled={!row.isActive || row.isLocked}
                onClick={() => setActingAs(row.id)}
              >
                Sign in as
              </Button>
            ),
          },
        ]}
      />
      <div className="form-end">{button}</div>
      {actingAs && <SignInAs userId={actingAs} close={() => setActingAs(null)} />}
    </>
  );
}
