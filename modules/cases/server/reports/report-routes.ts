import type { FastifyInstance } from 'fastify';
import { contentTypeOf, fileRights } from '#documents/domain';
import { disposition, sendKeptFile } from '#documents/server';
import { Refused, contextOf, described, isUuid, readRecord } from '#kernel/server';
import type { Services } from '#kernel/server';
import { caseReport, downloadReport, generateReportTemplate } from '../../domain/index.ts';
import { filledTemplate } from './generate-template.ts';
import { noteDownload } from './report-opened.ts';

type WithId = { Params: { id: string } };

const reading = (ability: string, operation: string) => ({
  handlerTimeout: 120_000,
  config: { policy: { ability }, reads: { resource: caseReport.name, operation } },
});

const fileText = `select file_id as "fileId", case_id as "caseId" from case_reports where id = $1::uuid`;

const wordOf = (given: unknown): string => (typeof given === 'string' ? given : '');

/** What answers bytes and no JSON. */
export function reportRoutes(app: FastifyInstance, services: Services): void {
  app.post(
    generateReportTemplate.path,
    described(reading(generateReportTemplate.ability, 'generateTemplate'), {
      query: generateReportTemplate.input,
      answer: generateReportTemplate.answer ?? 'nothing',
    }),
    async ({ actor, query, id }, reply) => {
      const { fromModule, objectId } = query as Record<string, unknown>;
      const ref = { fromModule: wordOf(fromModule), objectId: wordOf(objectId) };
      if (!isUuid(ref.objectId)) throw new Refused('notFound');
      const { name, content } = await filledTemplate(services, actor, ref, id);
      return reply
        .header('content-type', contentTypeOf('docx'))
        .header('content-disposition', disposition('attachment', name))
        .header('cache-control', 'no-store')
        .send(content);
    },
  );
  app.get<WithId>(
    '/app/case-reports/:id/download',
    described(reading(downloadReport.ability, 'download'), {
      answer: downloadReport.answer ?? 'nothing',
    }),
    async ({ actor, params, id: requestId }, reply) => {
      if (!fileRights.mayDownload(actor)) throw new Refused('notPermitted');
      if (!isUuid(params.id)) throw new Refused('notFound');
      const context = contextOf(actor, requestId);
      const fileId = await services.db.transaction(context, async (tx) => {
        await readRecord(tx, actor, caseReport, params.id);
        const [row] = await tx.query<{ fileId: string | null; caseId: string }>(fileText, [
          params.id,
        ]);
        if (!row?.fileId) throw new Refused('notFound');
        await noteDownload(tx, services, actor, { id: params.id, caseId: row.caseId });
        return row.fileId;
      });
      return sendKeptFile(services, context, reply, fileId);
    },
  );
}
