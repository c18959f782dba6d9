import { mailRendererPoint, templateMail } from '#correspondence/server';
import { readLetterhead } from '#documents/server';
import { formatDate } from '#kernel/domain';
import { daysheetDocument } from '../../domain/index.ts';
import { readDaysheets } from './read-daysheets.ts';
import type { DaysheetQuery } from './read-daysheets.ts';

const name = 'booking.daysheet';

/** The sheet is read when the mail leaves, so it is never older than that. */
export const daysheetMail = (query: DaysheetQuery) => ({
  render: name,
  data: { ...query } as Readonly<Record<string, unknown>>,
});

export const daysheetRenderer = mailRendererPoint.contribute({
  name,
  async render(tx, data, services) {
    const query = data as DaysheetQuery;
    const sheets = await readDaysheets(tx, null, query);
    const letterhead = await readLetterhead(tx, services);
    const [first] = sheets;
    const days = sheets.map(({ daysheet }) => formatDate(daysheet.day)).join(', ');
    const content = await templateMail(tx, services, 'BookingDaysheet', {
      daysheet: { specialistName: first?.daysheet.specialistName, days },
    });
    return {
      ...content,
      attachments: [{ document: daysheetDocument.write(sheets, letterhead) }],
    };
  },
});
