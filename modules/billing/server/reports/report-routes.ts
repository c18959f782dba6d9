import type { FastifyInstance } from 'fastify';
import { readLetterhead, sendDocument } from '#documents/server';
import { choice, fileAnswer, formatsOf } from '#kernel/domain';
import type { Formats } from '#kernel/domain';
import { contextOf, described, invalid, workbook } from '#kernel/server';
import type { FileAnswer, Services } from '#kernel/server';
import { readReport, reportDocument, reportInput } from '../../domain/index.ts';
import type { ReportTable } from '../../domain/index.ts';
import { askedReport, checkedInput } from './asked-report.ts';
import { readReportTable } from './read-report.ts';

const formats = { xlsx: 'Workbook', pdf: 'PDF' } as const;
const query = { ...reportInput, format: choice('Format', formats) } as const;
const wrongFormat = { message: 'The format is xlsx or pdf.', members: ['format'] };

const sheetOf = (table: ReportTable, fileName: string, formats: Formats): Promise<FileAnswer> =>
  workbook(fileName, {
    name: table.title,
    formats,
    headers: [
      table.rowLabel,
      ...table.columns.map(({ label, kind }) => ({
        header: label,
        kind: kind === 'percent' ? ('percent' as const) : ('amount' as const),
      })),
    ],
    rows: [
      ...table.rows.map(({ label, cells }) => [label, ...cells.map(({ value }) => value)]),
      ['Total', ...table.totals],
    ],
  });

/** The same table as a workbook or a page to print. */
export function reportRoutes(app: FastifyInstance, services: Services): void {
  const options = {
    config: {
      policy: { ability: readReport.ability },
      reads: { resource: 'invoice', operation: 'export' },
    },
  };
  const answer = fileAnswer('application/octet-stream');
  app.get<{ Params: { name: string } }>(
    '/app/billing-reports/:name/export',
    described(options, { query, answer }),
    async (request, reply) => {
      const { format = 'xlsx', ...given } = request.query as Record<string, unknown>;
      if (format !== 'xlsx' && format !== 'pdf') throw invalid([wrongFormat]);
      const { actor } = request;
      const asked = askedReport(request.params.name, checkedInput(given), { actor, services });
      const context = contextOf(actor, request.id);
      const { table, letterhead } = await services.db.transaction(context, async (tx) => ({
        table: await readReportTable(tx, asked),
        letterhead: await readLetterhead(tx, services),
      }));
      const document = reportDocument.write(
        { table, today: asked.today, currency: formatsOf(actor).currency },
        letterhead,
      );
      if (format === 'pdf') return sendDocument(services, reply, document, 'pdf');
      const file = await sheetOf(table, `${document.fileName}.xlsx`, formatsOf(actor));
      return reply
        .header('content-type', file.contentType)
        .header('content-disposition', `attachment; filename="${file.name}"`)
        .send(file.body);
    },
  );
}
