import { fileAnswer, mapOf, text } from '#kernel/domain';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { described } from '#kernel/server';
import type { Services } from '#kernel/server';
import { attachmentRoutes } from './attachments/attachment-routes.ts';
import { reachFile } from './file-access.ts';
import { brandUploadRoutes } from './brand/brand-routes.ts';
import { sendBrandImage } from './brand/send-brand-image.ts';
import { listFiles } from './list-files.ts';
import { removeFile } from './remove-file.ts';
import { sendFile } from './send/send-file.ts';
import type { Manner } from './send/send-file.ts';
import { uploadAnonymously, uploadToken } from './tokens/anonymous-upload.ts';
import { downloadToken, sendByToken } from './tokens/download.ts';
import { streamToken } from './tokens/stream.ts';
import { feedbackAttachmentToken } from './tokens/feedback-attachment.ts';
import {
  giveOneTimeAccess,
  showOneTimeAccess,
  useOneTimeAccess,
} from './tokens/one-time-access.ts';
import { tusRoutes } from './upload/tus/tus-routes.ts';
import { duplicatesQuery } from './upload/duplicates-query.ts';
import { preUploadFields, preUploadInfo } from './upload/pre-upload-info.ts';
import { uploadFile } from './upload/upload-file.ts';

type WithId = { Params: { id: string } };

/** A slow line may take its time; everything else keeps the short limits of the edge. */
const slow = { handlerTimeout: 900_000 } as const;
const signedIn = { config: { policy: { signedIn: true } } } as const;
/** The audit log says so of what was read. */
const reading = (operation: string) => ({
  config: { ...signedIn.config, reads: { resource: 'file', operation } },
});
const anonymous = { config: { policy: { anonymous: true } } } as const;
const slowBody = <P extends object>(policy: { config: P }) => ({
  ...slow,
  config: { ...policy.config, bodySeconds: 900 },
});

const anyFile = fileAnswer('application/octet-stream');
const byToken = { query: { accessToken: text('Token', { required: true }) }, answer: anyFile };
const upload = {
  body: { $file: 'multipart/form-data' },
  answer: mapOf('json'),
  status: 201,
} as const;
const fileQuery = { fromModule: text('Module'), objectId: text('Record') };
const uploadQuery = {
  ...fileQuery,
  attachmentTypeId: text('Attachment type'),
  ...duplicatesQuery,
};

export async function fileRoutes(app: FastifyInstance, services: Services): Promise<void> {
  app.get(
    '/app/files',
    described(reading('list'), { query: fileQuery, answer: mapOf('json') }),
    ({ actor, query, id }) => listFiles(services, actor, query as Record<string, string>, id),
  );
  app.get<WithId>(
    '/app/files/:id',
    described({ ...slow, ...reading('read') }, { answer: anyFile }),
    async (request, reply) => {
      const { actor, params } = request;
      const file = await reachFile(services, actor, params.id, 'read', request.id);
      return sendFile(services, reply, file, 'inline');
    },
  );
  app.delete<WithId>(
    '/app/files/:id',
    described(signedIn, { answer: 'nothing' }),
    async ({ actor, params, id }, reply) => {
      await removeFile(services, actor, params.id, id);
      return reply.status(204).send();
    },
  );
  app.get<WithId>(
    '/app/files/:id/download-token',
    described(reading('downloadToken'), { answer: mapOf('json') }),
    ({ actor, params }, reply) => downloadToken(services, actor, params.id, reply),
  );
  app.post<WithId>(
    '/app/files/:id/stream-token',
    described(reading('streamToken'), { answer: { url: 'text', expiresInSeconds: 'number' } }),
    ({ actor, params }, reply) => streamToken(services, actor, params.id, reply),
  );
  app.get<WithId>(
    '/app/feedback/:id/attachment-token',
    described({ config: { policy: { ability: 'feedback.inbox' } } }, { answer: mapOf('json') }),
    ({ actor, params }, reply) => feedbackAttachmentToken(services, actor, params.id, reply),
  );
  app.post<WithId>(
    '/app/files/:id/one-time-access',
    described(signedIn, { answer: mapOf('json') }),
    ({ actor, params, id }) => giveOneTimeAccess(services, actor, params.id, id),
  );
  app.post('/app/files/upload-token', described(signedIn, { answer: mapOf('json') }), (request) =>
    uploadToken(services, request),
  );
  app.post(
    '/app/file-management/file-descriptor/pre-upload-info',
    described(signedIn, { body: preUploadFields, answer: mapOf('json') }),
    (request) => preUploadInfo(services, request.actor, request.body, request.id),
  );
  tokenRoutes(app, services);
  await app.register((scope) => uploadRoutes(scope, services));
  await app.register(async (scope) => tusRoutes(scope, services));
  attachmentRoutes(app, services);
}

/** A browser that fetches a file by its address carries no sign-in: it has its secret instead. */
const byHolder = { config: { policy: { anonymous: true, orSignedIn: true } } } as const;

/** The token is the right: whoever holds it needs no account. */
function tokenRoutes(app: FastifyInstance, services: Services): void {
  const send = (manner: Manner) => (request: FastifyRequest, reply: FastifyReply) => {
    const { accessToken } = request.query as { accessToken?: string };
    return sendByToken(services, reply, accessToken, request, manner);
  };
  const holder = { ...slow, ...byHolder };
  for (const base of ['/app/files', '/files']) {
    app.get(`${base}/download`, described(holder, byToken), send('attachment'));
    app.get(`${base}/view/:name`, described(holder, byToken), send('inline'));
  }
  app.get<{ Params: { name: string } }>('/files/:name', anonymous, ({ params }, reply) =>
    sendBrandImage(services, reply, params.name),
  );
  const asked = (request: FastifyRequest<WithId>) => ({
    id: request.params.id,
    tenantId: (request.query as { tenantId?: string }).tenantId,
  });
  const place = '/app/files/OnetimeAccessFile/:id';
  app.get<WithId>(
    place,
    described(anonymous, { query: { tenantId: text('Tenant') }, answer: mapOf('json') }),
    (request) => showOneTimeAccess(services, asked(request), request),
  );
  app.post<WithId>(
    place,
    described({ ...slow, ...anonymous }, { body: { code: text('Code') }, answer: anyFile }),
    (request, reply) =>
      useOneTimeAccess(
        services,
        reply,
        asked(request),
        request,
        (request.body as { code?: unknown } | undefined)?.code,
      ),
  );
}

/** D17: multipart is understood here and nowhere else. */
async function uploadRoutes(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      files: 1,
      fields: 10,
      parts: 11,
      fieldNameSize: 100,
      fieldSize: 4096,
      headerPairs: 50,
      fileSize: Infinity,
    },
  });
  for (const path of ['/app/files', '/app/files/upload']) {
    app.post(
      path,
      described(slowBody(signedIn), { ...upload, query: uploadQuery }),
      async (request, reply) => reply.status(201).send(await uploadFile(services, request, reply)),
    );
  }
  brandUploadRoutes(app, services);
  app.post(
    '/app/files/uploadAnonymousFile',
    described(slowBody(anonymous), upload),
    async (request, reply) =>
      reply.status(201).send(await uploadAnonymously(services, request, reply)),
  );
}
