import { mailRendererPoint, templateFactsPoint, templateMail } from '#correspondence/server';
import { readLetterhead } from '#documents/server';
import { addDays, dayIn, formatDate } from '#kernel/domain';
import { daysheetDocument } from '../../domain/index.ts';
import { readDaysheets } from './read-daysheets.ts';
import type { DaysheetQuery, StampedDaysheet } from './read-daysheets.ts';

const name = 'booking.daysheet';

/** The sheet is read when the mail leaves, so it is never older than that. */
export const daysheetMail = (query: DaysheetQuery) => ({
  render: name,
  data: { ...query } as Readonly<Record<string, unknown>>,
});

/** What the template calls `daysheet`. */
const daysheetData = (sheets: readonly StampedDaysheet[]) => ({
  daysheet: {
    specialistName: sheets[0]?.daysheet.specialistName,
    days: sheets.map(({ daysheet }) => formatDate(daysheet.day)).join(', '),
  },
});

/** The days of the coming week, for whoever looks at the words of the daysheet. */
export const daysheetTemplateFacts = templateFactsPoint.contribute({
  module: 'SPECIALIST',
  async read({ tx, actor, services }, { id }) {
    const fromDate = dayIn(actor.attributes.timezone ?? 'Australia/Sydney', services.now());
    const query = { specialistId: id, fromDate, toDate: addDays(fromDate, 6) };
    const sheets = await readDaysheets(tx, null, query);
    return { data: sheets.length ? daysheetData(sheets) : {}, destination: null };
  },
});

export const daysheetRenderer = mailRendererPoint.contribute({
  name,
  async render(tx, data, services) {
    const query = data as DaysheetQuery;
    const sheets = await readDaysheets(tx, null, query);
    const letterhead = await readLetterhead(tx, services);
    const content = await templateMail(tx, services, 'BookingDaysheet', daysheetData(sheets));
    return {
      ...content,
      attachments: [{ document: daysheetDocument.write(sheets, letterhead) }],
    };
  },
});
