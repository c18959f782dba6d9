import { letter, registerMailRenderer } from '#correspondence/server';
import { formatDate } from '#kernel/domain';
import { daysheetPdf } from './daysheet-pdf.ts';
import { readDaysheets } from './read-daysheets.ts';
import type { DaysheetQuery } from './read-daysheets.ts';

const name = 'booking.daysheet';

/** The sheet is read when the mail leaves, so it is never older than that. */
export const daysheetMail = (query: DaysheetQuery) => ({
  render: name,
  data: { ...query } as Readonly<Record<string, unknown>>,
});

registerMailRenderer(name, async (tx, data) => {
  const query = data as DaysheetQuery;
  const sheets = await readDaysheets(tx, null, query);
  const [first] = sheets;
  const days = sheets.map(({ daysheet }) => formatDate(daysheet.day)).join(', ');
  const content = letter('Booking daysheet', [
    `Dear ${first?.daysheet.specialistName ?? 'Doctor'},`,
    `Please find attached your booking daysheet for ${days}.`,
    'Please contact us if anything in it is not as you expect.',
    first?.daysheet.tenantName ?? '',
  ]);
  return {
    ...content,
    attachments: [
      {
        filename: `Daysheet_${query.fromDate ?? ''}.pdf`,
        contentType: 'application/pdf',
        content: await daysheetPdf(sheets),
      },
    ],
  };
});
