import type { CaseType } from '../../domain/index.ts';
import { ime } from '../../domain/index.ts';
import { ProgressReportButton } from '../progress-report/progress-report-button.tsx';
import { LayoutSwitch } from './layout-switch.tsx';

/** Beside the title, over the list and over the board. */
export const ListButtons = ({ type }: { type: CaseType }) => (
  <>
    <LayoutSwitch />
    {type.resource.name === ime.name && <ProgressReportButton />}
  </>
);
