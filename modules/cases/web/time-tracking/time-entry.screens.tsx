import { screensFor } from '#kernel/web';
import { elapsedText, timeEntry } from '../../domain/index.ts';
import { ApproveButton } from './approve-button.tsx';
import { TimeButtons } from './time-buttons.tsx';
import { TimeList } from './time-list.tsx';
import { TimeViews } from './time-views.tsx';

/** entries as a list or as a week. */
export const timeEntryScreens = screensFor(timeEntry, {
  list: ({ resource }) => <TimeList resource={resource} />,
  listActions: TimeButtons,
  listTop: TimeViews,
  cells: { minutes: ({ record }) => elapsedText(record.minutes) },
  widths: { minutes: 90, note: 260 },
  selection: ApproveButton,
});
