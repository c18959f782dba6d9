import { handle, throwUnlessAccepted } from '#kernel/server';
import { queueMail } from '#correspondence/server';
import {
  decideSending,
  sendDaysheets,
  stampDaysheet,
  validateDaysheet,
} from '../../domain/index.ts';
import { daysheetMail } from './daysheet-mail.ts';
import { readDaysheets, stampDaysheets } from './read-daysheets.ts';

export const daysheetHandlers = [
  handle(validateDaysheet, async ({ tx, actor, input }) => {
    const sheets = await readDaysheets(tx, actor, input);
    return {
      isValid: sheets.some(({ daysheet }) => daysheet.lines.length > 0),
      days: sheets.map(({ daysheet, stamp }) => ({
        day: daysheet.day,
        appointments: daysheet.lines.length,
        stamp,
      })),
    };
  }),
  handle(stampDaysheet, async ({ tx, actor, input }) => {
    await stampDaysheets(tx, actor, input, await readDaysheets(tx, actor, input));
    return { isStamped: true };
  }),
  handle(sendDaysheets, async ({ tx, actor, input, services }) => {
    const sheets = await readDaysheets(tx, actor, input);
    throwUnlessAccepted(decideSending(sheets.map(({ daysheet }) => daysheet)));
    const email = sheets[0]?.daysheet.specialistEmail ?? '';
    await stampDaysheets(tx, actor, input, sheets);
    await queueMail(tx, services, {
      to: email,
      subject: 'Booking daysheet',
      templateKey: 'BookingDaysheet',
      fromModule: 'SPECIALIST',
      objectId: input.specialistId,
      ...daysheetMail(input),
    });
    return { email };
  }),
];
