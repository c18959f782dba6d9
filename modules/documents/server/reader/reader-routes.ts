import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fileAnswer, json, listOf, mapOf, number, text } from '#kernel/domain';
import { Refused, contextOf, described } from '#kernel/server';
import type { Services } from '#kernel/server';
import {
  annotationColours,
  annotationKinds,
  extensionOf,
  longestNote,
  plainPage,
  shownKind,
} from '../../domain/index.ts';
import { removedOf } from '../clean-pages/removed-pages-rows.ts';
import type { RemovedRow } from '../clean-pages/removed-pages-rows.ts';
import { reachFile } from '../file-access.ts';
import { copyToFolder, runFileWork, withWorkFolder } from '../file-process/run-file-work.ts';
import { refuseUnlessClean } from '../scan/refuse-unless-clean.ts';
import type { ByteRange } from '../send/byte-range.ts';
import { sendPart } from '../send/send-file.ts';
import { keptScansOf, readKept } from './kept-scans.ts';
import {
  addAnnotation,
  changeAnnotation,
  listAnnotations,
  removeAnnotation,
} from './annotations.ts';

type WithId = { Params: { id: string } };
type WithMark = { Params: { id: string; markId: string } };

const signedIn = { config: { policy: { signedIn: true } } } as const;
const reading = (operation: string) => ({
  config: { ...signedIn.config, reads: { resource: 'file', operation } },
});
const mark = {
  page: number('Page', { required: true, min: 1 }),
  kind: text('Kind', { required: true, hint: annotationKinds.join(', ') }),
  rects: json('Places'),
  text: text('Text', { max: longestNote }),
  colour: text('Colour', { hint: annotationColours.join(', ') }),
};
const removedShape = {
  originalId: 'id?',
  items: [{ page: 'number', reason: 'text', sameAs: 'number?', isRestored: 'flag' }],
} as const;

export function readerRoutes(app: FastifyInstance, services: Services): void {
  const caller = ({ actor, id }: FastifyRequest) => ({ services, actor, requestId: id });
  app.get<WithId>(
    '/app/files/:id/annotations',
    described(reading('annotations'), { answer: listOf(mapOf('json')) }),
    (request) => listAnnotations(caller(request), request.params.id),
  );
  app.post<WithId>(
    '/app/files/:id/annotations',
    described(signedIn, { body: mark, answer: mapOf('json'), status: 201 }),
    async (request, reply) =>
      reply.status(201).send(await addAnnotation(caller(request), request.params.id, request.body)),
  );
  app.put<WithMark>(
    '/app/files/:id/annotations/:markId',
    described(signedIn, { body: mark, answer: mapOf('json') }),
    (request) =>
      changeAnnotation(caller(request), request.params.id, request.params.markId, request.body),
  );
  app.delete<WithMark>(
    '/app/files/:id/annotations/:markId',
    described(signedIn, { answer: 'nothing' }),
    async (request, reply) => {
      await removeAnnotation(caller(request), request.params.id, request.params.markId);
      return reply.status(204).send();
    },
  );
  app.get<WithId>(
    '/app/files/:id/removed-pages',
    described(reading('removedPages'), { answer: removedShape }),
    async ({ actor, params, id }) => {
      const file = await reachFile(services, actor, params.id, 'read', id);
      const [found] = await services.db.batch(contextOf(actor, id), [removedOf(file.id)]);
      const items = ((found?.rows ?? []) as RemovedRow[]).map(({ restoredAt, ...row }) => ({
        ...row,
        isRestored: restoredAt !== null,
      }));
      return { originalId: file.sourceFileId, items };
    },
  );
  app.get<WithId>(
    '/app/files/:id/page',
    described(
      { ...reading('page'), handlerTimeout: 90_000 },
      { answer: fileAnswer('text/html'), summary: 'A document, a text or a mail as a page' },
    ),
    async ({ actor, params, id }, reply) =>
      reply
        .header('content-type', 'text/html; charset=utf-8')
        .header('content-security-policy', pagePolicy)
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'no-store')
        .send(await pageOf(services, actor, params.id, id)),
  );
  scanRoute(app, services);
}

function scanRoute(app: FastifyInstance, services: Services): void {
  app.get<WithId>(
    '/app/files/:id/scan',
    described(
      { ...reading('scan'), handlerTimeout: 90_000 },
      { answer: fileAnswer('application/pdf'), summary: 'A picture of several pages as a PDF' },
    ),
    async ({ actor, params, id }, reply) => {
      const file = await reachFile(services, actor, params.id, 'read', id);
      if (shownKind(file.name) !== 'scan') throw new Refused('fileNotShown');
      refuseUnlessClean(file);
      const kept = await keptScansOf(services).of(services, file);
      const read = (range: ByteRange | null) => readKept(kept, range);
      const sent = {
        name: `${file.name}.pdf`,
        size: kept.size,
        contentType: 'application/pdf',
        read,
      };
      return sendPart(reply, sent, 'inline');
    },
  );
}

/** D21: whatever slipped through cannot run, fetch or send anything. */
const pagePolicy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox";

async function pageOf(
  services: Services,
  actor: FastifyRequest['actor'],
  fileId: string,
  requestId: string,
): Promise<string> {
  const file = await reachFile(services, actor, fileId, 'read', requestId);
  if (shownKind(file.name) !== 'page') throw new Refused('fileNotShown');
  const markup = await withWorkFolder(async (folder) => {
    const path = await copyToFolder(services, folder, file);
    const extension = extensionOf(file.name);
    return runFileWork(services, 'fileAsHtml', { path, extension }, { seconds: 30 }).catch(
      () => null,
    );
  });
  if (markup === null) throw new Refused('fileNotReadable');
  return plainPage(file.name, markup);
}
