import { todayIn, useSession } from '#kernel/web';
import { Tabs } from 'antd';
import { reportNames } from '../../domain/index.ts';
import { ReportView } from './report-view.tsx';
import { useReportState } from './report-state.ts';

const tabs = Object.entries(reportNames).map(([key, label]) => ({ key, label }));

/** The reports of billing, one under each tab. */
export default function FinancialReports() {
  const { zone } = useSession();
  const [state, change] = useReportState(todayIn(zone));
  return (
    <ReportView
      title="Financial Reports"
      state={state}
      change={change}
      above={<Tabs items={tabs} activeKey={state.name} onChange={(report) => change({ report })} />}
    />
  );
}
