import { screensFor } from '#kernel/web';
import { Link } from 'react-router';
import { anyCase } from '../../domain/index.ts';
import { CaseViews } from '../status-logs/case-views.tsx';
import { BulkButtons } from './bulk-buttons.tsx';
import { casePath } from './case-path.ts';

export const caseScreens = screensFor(anyCase, {
  cells: {
    caseNo: ({ record }) => {
      const path = casePath(record);
      return path ? <Link to={path}>{record.caseNo}</Link> : record.caseNo;
    },
  },
  rowPath: casePath,
  widths: { caseNo: 170, claimantName: 180, statusName: 200, nextStep: 150, nextDueDate: 110 },
  listTop: (props) => <CaseViews type={null} {...props} />,
  selection: ({ records, clear }) => <BulkButtons type={null} records={records} clear={clear} />,
});
