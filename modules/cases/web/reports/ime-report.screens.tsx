import { screensFor, useRefetch } from '#kernel/web';
import type { StoredRecord } from '#kernel/web';
import { lazy, Suspense } from 'react';
import { ime, imeType } from '../../domain/index.ts';
import type { CaseRecord } from '../../domain/index.ts';

const ReportPanel = lazy(() => import('./report-panel.tsx'));

function ReportOf({ record }: { record: CaseRecord & StoredRecord }) {
  const refetch = useRefetch(ime);
  return (
    <Suspense>
      <ReportPanel type={imeType} record={record} refresh={refetch} />
    </Suspense>
  );
}

export const imeReportScreens = screensFor(ime, {
  panels: {
    Dictations: ({ record }) => <ReportOf record={record as object as CaseRecord & StoredRecord} />,
  },
});
