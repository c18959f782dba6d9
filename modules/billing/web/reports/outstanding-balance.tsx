import { can } from '#kernel/domain';
import { EmptyState, PageHeader, PageTitle, todayIn, useSession } from '#kernel/web';
import { readReport } from '../../domain/index.ts';
import { ReportView } from './report-view.tsx';
import { useReportState } from './report-state.ts';

const title = 'Outstanding Balance Report';

/** S-020, R-017. Who lends has no invoices to customers: an edition without them has nothing to count. */
export default function OutstandingBalance() {
  const { zone, actor } = useSession();
  const [state, change] = useReportState(todayIn(zone), 'aging');
  if (can(actor, readReport.ability))
    return <ReportView title={title} state={state} change={change} />;
  return (
    <div className="page">
      <PageTitle>{title}</PageTitle>
      <PageHeader title={title} />
      <EmptyState
        title="No invoices are outstanding here."
        text="Balances of loans are shown with the loans."
      />
    </div>
  );
}
