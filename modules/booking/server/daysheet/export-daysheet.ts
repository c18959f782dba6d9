import type { FastifyInstance } from 'fastify';
import { readLetterhead, sendDocument } from '#documents/server';
import { check, formatsOf, inputSchema } from '#kernel/domain';
import { contextOf, dayHead, invalid, workbook } from '#kernel/server';
import type { Services, SheetHead } from '#kernel/server';
import {
  daysheetDocument,
  linePlace,
  lineTimes,
  printDaysheet,
  consultationName,
} from '../../domain/index.ts';
import { readDaysheets } from './read-daysheets.ts';
import type { DaysheetQuery, StampedDaysheet } from './read-daysheets.ts';

const headersFor = (personWord: string): SheetHead[] => [
  dayHead('Date'),
  'From',
  'To',
  personWord,
  dayHead('Date of birth'),
  'Company',
  'Case manager',
  'Claim number',
  'Consultation',
  'Interpreter',
  'Reference',
  'Note',
  'Room',
  'Place',
  'Time zone',
];

const rowsOf = (sheets: readonly StampedDaysheet[]) =>
  sheets.flatMap(({ daysheet }) =>
    daysheet.lines.map((line) => [
      daysheet.day,
      ...lineTimes(line),
      line.clientName,
      line.dateOfBirth,
      line.companyName,
      line.caseManagerName,
      line.claimNo,
      consultationName(line.consultationType),
      line.interpreter,
      line.reference,
      line.note,
      line.roomName,
      linePlace(line),
      line.timeZone,
    ]),
  );

const wrongFormat = { message: 'The format is xlsx or pdf.', members: ['format'] };

/** C-088, G-060: one of the two exports that stay a GET. A workbook, or with `format=pdf` the sheet. */
export function daysheetRoutes(app: FastifyInstance, services: Services): void {
  const reads = { resource: 'appointment', operation: 'export' };
  const config = { policy: { ability: 'appointmentSession.daySheetPrint' }, reads };
  app.get('/app/appointment-sessions/exportDaysheet', { config }, async (request, reply) => {
    const { format = 'xlsx', ...asked } = request.query as Record<string, unknown>;
    const checked = check(inputSchema(printDaysheet.input), asked);
    if (!checked.ok) throw invalid(checked.errors);
    if (format !== 'xlsx' && format !== 'pdf') throw invalid([wrongFormat]);
    const query = checked.value as DaysheetQuery;
    const context = contextOf(request.actor, request.id);
    const { sheets, letterhead } = await services.db.transaction(context, async (tx) => ({
      sheets: await readDaysheets(tx, request.actor, query),
      letterhead: await readLetterhead(tx, services),
    }));
    if (format === 'pdf') {
      return sendDocument(services, reply, daysheetDocument.write(sheets, letterhead), 'pdf');
    }
    const file = await workbook(`Daysheet_${query.fromDate ?? ''}.xlsx`, {
      name: 'Daysheet',
      headers: headersFor(sheets[0]?.daysheet.personWord ?? 'Claimant'),
      formats: formatsOf(request.actor),
      rows: rowsOf(sheets),
    });
    return reply
      .header('content-type', file.contentType)
      .header('content-disposition', `attachment; filename="${file.name}"`)
      .send(file.body);
  });
}
