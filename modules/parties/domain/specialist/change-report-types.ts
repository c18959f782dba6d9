import { defineAction, json } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';

/** C-218: `{ items: [{ reportTypeId, turnaroundDays }] }` replaces the whole list. */
export const changeReportTypes = defineAction({
  name: 'changeReportTypes',
  on: 'specialist',
  label: 'Change report types',
  route: 'PUT /app/specialists/{id}/report-types',
  roles: settingsStaff,
  input: { items: json('Report types') },
});
