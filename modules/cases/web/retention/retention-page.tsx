import { api, PageHeader, PageTitle, panelText, TabLink } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Alert, Skeleton } from 'antd';
import { caseDisposal, readRetentionRules } from '../../domain/index.ts';
import type { RetentionRules } from '../../domain/index.ts';
import { DueCases } from './due-cases.tsx';
import { CaseRules, FileRules } from './rules.tsx';
import './retention.css';

const title = 'Retention';
const disposals = `/view/${caseDisposal.segment}`;

/** How long everything is kept, and what need not be kept any more. */
export default function RetentionPage() {
  const { data, error } = useQuery({
    queryKey: ['retentionRules'],
    staleTime: 0,
    queryFn: ({ signal }) => api.get<RetentionRules>(readRetentionRules.path, undefined, signal),
  });
  return (
    <div className="page">
      <PageTitle>{title}</PageTitle>
      <PageHeader title={title} />
      <DueCases />
      <p className="soft">
        What went is on the certificates of <TabLink to={disposals}>Disposals</TabLink>.
      </p>
      {error && <Alert type="error" showIcon title={panelText(error)} />}
      {!data && !error && <Skeleton active />}
      {data && (
        <>
          <CaseRules rules={data.cases} />
          <FileRules rules={data.files} />
        </>
      )}
    </div>
  );
}
