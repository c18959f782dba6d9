import { printedDocumentPoint, readLetterhead } from '#documents/server';
import { daysheetDocument, daysheetPrintRoute, printDaysheet } from '../../domain/index.ts';
import { readDaysheets } from './read-daysheets.ts';
import type { DaysheetQuery } from './read-daysheets.ts';

/** C-091, R-270. */
export const daysheetPrint = printedDocumentPoint.contribute({
  route: daysheetPrintRoute,
  ability: printDaysheet.ability,
  reads: 'appointment',
  async read({ tx, actor, services, params }) {
    const sheets = await readDaysheets(tx, actor, params as DaysheetQuery);
    return daysheetDocument.write(sheets, await readLetterhead(tx, services));
  },
});
