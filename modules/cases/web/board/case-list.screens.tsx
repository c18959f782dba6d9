import type { Screens } from '#kernel/web';
import type { CaseType } from '../../domain/index.ts';
import { BulkButtons } from '../search/bulk-buttons.tsx';
import { CaseViews } from '../status-logs/case-views.tsx';
import { CaseList } from './case-list.tsx';
import { ListButtons } from './list-buttons.tsx';

/** Up to the appointment everything is in sight on a window of 1440 pixels. */
const widths = {
  caseNo: 165,
  claimantName: 150,
  caseStatus: 200,
  companyId: 165,
  specialistId: 140,
  appointmentDate: 212,
  nextStep: 170,
  nextDueDate: 120,
  picUserId: 140,
};

/** What the list of every case type has besides what its definition says. */
export const caseListScreens = (type: CaseType): Screens => ({
  list: ({ resource }) => <CaseList type={type} resource={resource} />,
  listActions: () => <ListButtons type={type} />,
  listTop: (props) => <CaseViews type={type} {...props} />,
  widths,
  selection: ({ records, clear }) => <BulkButtons type={type} records={records} clear={clear} />,
});
