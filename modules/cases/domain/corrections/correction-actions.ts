import { choice, defineAction, longText, record } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';
import { genericReviews } from './correction-choices.ts';
import { reportCorrection } from './report-correction.resource.ts';

/** C-297, B-210. */
export const setFindingStatus = defineAction({
  name: 'setStatus',
  on: reportCorrection,
  label: 'Set status',
  route: 'PUT /app/report-corrections/{id}/status',
  roles: settingsStaff,
  input: { status: choice('Status', genericReviews, { required: true }) },
  answer: record(reportCorrection),
});

/** C-298, B-210. */
export const setFindingNote = defineAction({
  name: 'setNote',
  on: reportCorrection,
  label: 'Write note',
  route: 'PUT /app/report-corrections/{id}/note',
  roles: settingsStaff,
  input: { note: longText('Note', { max: 4000 }) },
  answer: record(reportCorrection),
});
