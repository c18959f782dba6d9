import { todayIn, useSession } from '#kernel/web';
import { ReportView } from './report-view.tsx';
import { useReportState } from './report-state.ts';

/** S-020, R-017: what companies owe for invoices. */
export function OutstandingInvoices() {
  const { zone } = useSession();
  const [state, change] = useReportState(todayIn(zone), 'aging');
  return <ReportView title="Outstanding Balance Report" state={state} change={change} />;
}
