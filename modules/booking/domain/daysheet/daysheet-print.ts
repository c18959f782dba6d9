import type { PrintRoute } from '#documents/domain';
import { printDaysheet } from './daysheet-actions.ts';

/** R-270, C-091. */
export const daysheetPrintRoute: PrintRoute = {
  page: '/view/daysheet-print',
  call: printDaysheet.route,
  needs: 'filters',
  sends: { dId: 'specialistId', cId: 'centreId', fDate: 'fromDate', tDate: 'toDate' },
  input: printDaysheet.input,
};
