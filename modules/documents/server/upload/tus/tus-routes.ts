import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fileAnswer } from '#kernel/domain';
import { Refused, contextOf, described } from '#kernel/server';
import type { Services } from '#kernel/server';
import {
  bytesOfMB,
  fileRights,
  tusContentType,
  tusExtensions,
  tusPlace,
  tusVersion,
} from '../../../domain/index.ts';
import { tenantLimits } from '../../file-limits.ts';
import { duplicatesQuery } from '../duplicates-query.ts';
import { createUpload, expiryOf, wholeNumber } from './create-upload.ts';
import { finishUpload } from './finish-upload.ts';
import { forgetUpload } from './forget-uploads.ts';
import { receiveParts } from './receive-parts.ts';
import { readUpload } from './upload-rows.ts';
import type { UploadRow } from './upload-rows.ts';

type WithId = { Params: { id: string } };
const onePlace = `${tusPlace}/:id`;
const policy = { signedIn: true } as const;
const plain = { config: { policy } };
/** A slow line may take its time. */
const slow = { handlerTimeout: 900_000, config: { policy, bodySeconds: 900 } } as const;
const reading = { config: { policy, reads: { resource: 'file', operation: 'uploadProgress' } } };
const nothing = { answer: 'nothing', status: 204 } as const;

/** Resumable uploads by tus 1.0.0: creation, expiration and termination. */
export async function tusRoutes(app: FastifyInstance, services: Services): Promise<void> {
  // The body stays a stream: nothing here ever holds a file.
  app.addContentTypeParser(tusContentType, (_request, body, done) => done(null, body));
  app.addHook('onSend', async (_request, reply) => {
    reply.header('tus-resumable', tusVersion).header('tus-version', tusVersion);
  });
  app.addHook('preHandler', async (request) => {
    const isKnown = request.headers['tus-resumable'] === tusVersion;
    if (!isKnown && request.method !== 'OPTIONS') throw new Refused('tusVersionUnknown');
  });

  app.options(tusPlace, described(plain, nothing), async (request, reply) => {
    const { maxSizeMB } = await tenantLimits(services, contextOf(request.actor, request.id));
    return reply
      .status(204)
      .header('tus-extension', tusExtensions)
      .header('tus-max-size', String(bytesOfMB(maxSizeMB)))
      .send();
  });
  app.post(
    tusPlace,
    described(plain, { answer: fileAnswer('text/plain'), status: 201 }),
    async (request, reply) => {
      const { id, expiresAt } = await createUpload(services, request);
      return reply
        .status(201)
        .header('location', `${tusPlace}/${id}`)
        .header('upload-expires', expiresAt.toUTCString())
        .send();
    },
  );
  app.head<WithId>(onePlace, reading, async (request, reply) => {
    const upload = await ownUpload(services, request);
    return reply
      .status(200)
      .header('cache-control', 'no-store')
      .header('upload-length', String(upload.size))
      .headers(progressOf(upload))
      .send();
  });
  app.patch<WithId>(
    onePlace,
    described(slow, { body: { $file: tusContentType }, query: duplicatesQuery, ...nothing }),
    (request, reply) => appendToUpload(services, request, reply),
  );
  app.delete<WithId>(onePlace, described(plain, nothing), async (request, reply) => {
    const upload = await ownUpload(services, request);
    await forgetUpload(services, contextOf(request.actor, request.id), upload.id);
    return reply.status(204).send();
  });
}

async function ownUpload(
  services: Services,
  { actor, id, params }: FastifyRequest<WithId>,
): Promise<UploadRow> {
  if (!fileRights.mayUpload(actor)) throw new Refused('notPermitted');
  return readUpload(services, contextOf(actor, id), params.id);
}

/** `upload-file` is ours: the id of the file that the upload has become. */
const progressOf = (upload: UploadRow): Record<string, string> => ({
  'upload-offset': String(upload.received),
  'upload-expires': new Date(upload.expiresAt).toUTCString(),
  ...(upload.fileId && { 'upload-file': upload.fileId }),
});

/** Nothing to add is no mistake: it finishes what a process that died had all the bytes of. */
async function appendToUpload(
  services: Services,
  request: FastifyRequest<WithId>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const upload = await ownUpload(services, request);
  const offset = wholeNumber(request.headers['upload-offset'], 0);
  if (offset !== upload.received) throw drained(request, new Refused('uploadOffset'));
  const { actor, id: requestId } = request;
  const source = (request.body ?? []) as AsyncIterable<Uint8Array>;
  const received = await receiveParts(services, contextOf(actor, requestId), upload, source).catch(
    (error: unknown) => Promise.reject(drained(request, error)),
  );
  const refusesTwins = (request.query as { duplicates?: string }).duplicates === 'ask';
  const isWhole = received === upload.size && !upload.fileId;
  const fileId = isWhole
    ? await finishUpload(services, upload, { actor, requestId, refusesTwins })
    : upload.fileId;
  const expiresAt = expiryOf(services.now()).toISOString();
  return reply
    .status(204)
    .headers(progressOf({ ...upload, received, fileId, expiresAt }))
    .send();
}

/** An answer is only read by a client that could send what it had begun to send. */
function drained(request: FastifyRequest, error: unknown): Error {
  request.raw.resume();
  return error as Error;
}
