import { BarChartOutlined } from '@ant-design/icons';
import { EmptyState, PageHeader, PageTitle } from '#kernel/web';
import { Link } from 'react-router';

/** what is counted cannot be added; the page says where the numbers are. */
export default function NothingToAddToActiveAccounts() {
  return (
    <div className="page">
      <PageTitle>Create Monthly Active Account</PageTitle>
      <PageHeader title="Create Monthly Active Account" />
      <EmptyState
        icon={<BarChartOutlined />}
        title="Accounts are counted, not added"
        text="An account counts in every month in which somebody signed in with it."
        action={<Link to="/view/monthly-active-accounts">Open Monthly Active Accounts</Link>}
      />
    </div>
  );
}
