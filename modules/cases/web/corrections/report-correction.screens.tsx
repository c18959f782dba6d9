import { screensFor, useRefetch } from '#kernel/web';
import type { RecordOf } from '#kernel/domain';
import { reportCorrection, setFindingNote } from '../../domain/index.ts';
import { FindingStatus } from './finding-status.tsx';

type Record = RecordOf<typeof reportCorrection>;

function StatusCell({ record }: { record: Record }) {
  const refetch = useRefetch(reportCorrection);
  return <FindingStatus finding={record} changed={refetch} />;
}

/** S-047, R-051: the sheet; the status is chosen in the row, the note written from its menu. */
export const reportCorrectionScreens = screensFor(reportCorrection, {
  cells: { status: ({ record }) => <StatusCell record={record} /> },
  listNeeds: ['finding', 'status'],
  widths: {
    caseId: 180,
    finding: 320,
    category: 190,
    severity: 100,
    adequacy: 130,
    status: 170,
    note: 180,
  },
  rowActions: () => [setFindingNote],
});
