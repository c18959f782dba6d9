import type { FastifyInstance } from 'fastify';
import { fileAnswer, mapOf, text } from '#kernel/domain';
import { described } from '#kernel/server';
import type { Services } from '#kernel/server';
import { bulkFiles } from './bulk-files.ts';
import { changeFile, changeFileFields } from './change-file.ts';
import { downloadAll } from './download-all.ts';
import { fileIdsSchema } from './file-ids.ts';
import { listRemovedFiles, putFileBack } from './removed-files.ts';

type WithId = { Params: { id: string } };
const policy = { signedIn: true } as const;
const signedIn = { config: { policy } };
const reading = {
  handlerTimeout: 900_000,
  config: { policy, reads: { resource: 'file', operation: 'downloadAll' } },
};

const bulkBody = {
  type: 'object',
  required: ['operation', 'fileIds'],
  properties: {
    operation: { enum: ['type', 'delete'] },
    fileIds: fileIdsSchema,
    attachmentTypeId: { type: ['string', 'null'] },
  },
};
const zipBody = {
  type: 'object',
  required: ['fileIds'],
  properties: { fileIds: fileIdsSchema, name: { type: 'string' } },
};
const bulkAnswer = { items: [{ id: 'text', isDone: 'flag', message: 'text?' }] } as const;

/** What is done with attachments that are there. */
export function attachmentRoutes(app: FastifyInstance, services: Services): void {
  app.put<WithId>(
    '/app/files/:id',
    described(signedIn, { body: changeFileFields, answer: mapOf('json') }),
    ({ actor, params, body, id }) => changeFile(services, actor, params.id, body, id),
  );
  app.post(
    '/app/files/bulk',
    described(signedIn, { body: { $schema: bulkBody }, answer: bulkAnswer }),
    ({ actor, body, id }) => bulkFiles(services, actor, body, id),
  );
  app.get(
    '/app/files/removed',
    described(
      { config: { policy, reads: { resource: 'file', operation: 'listRemoved' } } },
      {
        query: { fromModule: text('Module'), objectId: text('Record') },
        answer: { items: [{ id: 'id', name: 'text', removedAt: 'instant', removedBy: 'text?' }] },
      },
    ),
    ({ actor, query, id }) =>
      listRemovedFiles(services, actor, query as Record<string, string>, id),
  );
  app.post<WithId>(
    '/app/files/:id/put-back',
    described(signedIn, { answer: 'nothing' }),
    async ({ actor, params, id }, reply) => {
      await putFileBack(services, actor, params.id, id);
      return reply.status(204).send();
    },
  );
  // C-311 names the first; the calls of attachments stand under the second.
  for (const path of ['/app/files/DownloadAll', '/app/attachments/DownloadAll']) {
    app.post(
      path,
      described(reading, { body: { $schema: zipBody }, answer: fileAnswer('application/zip') }),
      ({ actor, body, id }, reply) => downloadAll(services, reply, actor, body, id),
    );
  }
}
