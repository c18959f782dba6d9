import { BarChartOutlined } from '@ant-design/icons';
import { readReport } from '#billing/domain';
import type { ReportTable } from '#billing/domain';
import { OutstandingInvoices, ReportFigures } from '#billing/web';
import { can } from '#kernel/domain';
import {
  api,
  EmptyState,
  PageHeader,
  PageTitle,
  panelText,
  TabLink,
  useSession,
} from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Skeleton } from 'antd';
import { readOutstandingLoans } from '../../domain/index.ts';

const title = 'Outstanding Balance Report';

function OutstandingLoans() {
  const { data, error, refetch } = useQuery({
    queryKey: ['outstanding-loans'],
    staleTime: 0,
    queryFn: ({ signal }) => api.get<ReportTable>(readOutstandingLoans.path, {}, signal),
  });
  return (
    <div className="page">
      <PageTitle>{title}</PageTitle>
      <PageHeader
        title={title}
        meta={<TabLink to="/view/disbursement-funding">All loans</TabLink>}
      />
      {error && (
        <Alert
          type="error"
          showIcon
          title={panelText(error)}
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      )}
      {!data && !error && <Skeleton active />}
      {data && (
        <section className="card broad">
          <p className="soft">{data.note}</p>
          {data.rows.length ? (
            <ReportFigures table={data} />
          ) : (
            <EmptyState
              icon={<BarChartOutlined />}
              title="Nothing is owed on loans"
              text="A loan stands here as soon as money is lent on it."
            />
          )}
        </section>
      )}
    </div>
  );
}

/** S-020, R-017. A practice is owed for invoices; who lends has none and is owed on loans. */
export default function OutstandingBalancePage() {
  const { actor } = useSession();
  return can(actor, readReport.ability) ? <OutstandingInvoices /> : <OutstandingLoans />;
}
