import { screensFor } from '#kernel/web';
import { Link } from 'react-router';
import { anyCase, caseTypeOf } from '../../domain/index.ts';
import { CaseViews } from '../status-logs/case-views.tsx';
import { BulkButtons } from './bulk-buttons.tsx';

/** A case has its page among those of its type. */
export function casePath({ id, caseType }: { id?: unknown; caseType?: unknown }): string | null {
  const type = caseTypeOf(String(caseType));
  return type ? `/view/${type.resource.segment}/detail/${String(id)}` : null;
}

export const caseScreens = screensFor(anyCase, {
  cells: {
    caseNo: ({ record }) => {
      const path = casePath(record);
      return path ? <Link to={path}>{record.caseNo}</Link> : record.caseNo;
    },
  },
  rowPath: casePath,
  widths: { caseNo: 150, claimantName: 180, statusName: 200, nextStep: 150, nextDueDate: 110 },
  listTop: (props) => <CaseViews type={null} {...props} />,
  selection: ({ records, clear }) => <BulkButtons type={null} records={records} clear={clear} />,
});
