import { PageHeader, PageTitle } from '#kernel/web';
import { Skeleton, Table } from 'antd';
import { Link, useParams } from 'react-router';
import { monthText } from '../../domain/index.ts';
import { Failure } from '../parts/failure.tsx';
import '../parts/host.css';
import { Moment } from '../parts/date-and-time.tsx';
import { useGet } from '../parts/use-get.ts';

type Account = { userId: string; name: string; userName: string; signIns: number; lastAt: string };
type Answer = { tenantName: string; month: string; items: Account[] };

/** who they were. */
export default function AccountsOfMonth() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useGet<Answer>(
    `/app/monthly-active-accounts/sign-ins/${encodeURIComponent(id)}`,
  );
  const title = data ? `${data.tenantName}, ${monthText(data.month)}` : 'Monthly Active Account';
  return (
    <div className="page">
      <PageTitle postFix={data ? '(Monthly Active Account)' : ''}>{title}</PageTitle>
      <PageHeader
        above={<Link to="/view/monthly-active-accounts">Monthly Active Accounts</Link>}
        title={title}
        meta={data && `${data.items.length} accounts`}
      />
      {error && <Failure error={error} again={refetch} />}
      {!data && !error && <Skeleton active />}
      {data && (
        <Table<Account>
          className="plain-table"
          rowKey="userId"
          pagination={{ pageSize: 50, hideOnSinglePage: true }}
          dataSource={data.items}
          columns={[
            { title: 'Name', dataIndex: 'name' },
            { title: 'User name', dataIndex: 'userName' },
            { title: 'Sign-ins', dataIndex: 'signIns', width: 140, align: 'right' },
            { title: 'Last sign-in', width: 220, render: (_, row) => <Moment at={row.lastAt} /> },
          ]}
        />
      )}
    </div>
  );
}
