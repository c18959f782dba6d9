import { FileTextOutlined } from '@ant-design/icons';
import { can } from '#kernel/domain';
import { EmptyState, panelText, useSession } from '#kernel/web';
import { Alert, Skeleton } from 'antd';
import { addReportVersion } from '../../domain/index.ts';
import type { CaseSectionProps } from '../case-page/section-props.ts';
import { DeliveryList } from './delivery-list.tsx';
import { FindingList } from './finding-list.tsx';
import { RemarkList } from './remark-list.tsx';
import { ReportButtons } from './report-buttons.tsx';
import { useReports } from './use-reports.ts';
import { VersionList } from './version-list.tsx';
import './reports.css';

/** The report of a case: its versions, what is said about them, and who has it. */
export default function ReportPanel(props: CaseSectionProps) {
  const { type, record } = props;
  const { actor } = useSession();
  const { data, error, isPending } = useReports(type, record);
  if (error) return <Alert type="error" showIcon title={panelText(error)} />;
  if (isPending) return <Skeleton active title={false} paragraph={{ rows: 3 }} />;
  const isInside = can(actor, addReportVersion.ability);
  return (
    <div className="report">
      <h3>Report</h3>
      <ReportButtons {...props} reports={data} />
      {data.versions.length ? (
        <VersionList {...props} reports={data} />
      ) : (
        <EmptyState
          icon={<FileTextOutlined />}
          title="No report yet"
          text={
            isInside
              ? 'Start from the template, or upload what was written.'
              : 'The report stands here once it was sent to you.'
          }
        />
      )}
      {isInside && data.versions.length > 0 && (
        <RemarkList record={record} remarks={data.remarks} />
      )}
      {isInside && <FindingList {...props} findings={data.findings} />}
      {data.deliveries.length > 0 && <DeliveryList record={record} deliveries={data.deliveries} />}
    </div>
  );
}
