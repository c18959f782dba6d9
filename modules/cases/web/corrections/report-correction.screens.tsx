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
  widths: { finding: 320, status: 150 },
  rowActions: () => [setFindingNote],
});
