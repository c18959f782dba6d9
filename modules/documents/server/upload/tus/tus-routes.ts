import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fileAnswer } from '#kernel/domain';
import { Refused, described } from '#kernel/server';
import type { Services } from '#kernel/server';
import {
  bytesOfMB,
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
import { signedInUploader } from './uploader.ts';
import type { Uploader } from './uploader.ts';

type WithId = { Params: { id: string } };
const nothing = { answer: 'nothing', status: 204 } as const;

/** Where uploads arrive, who may send them, and in whose name. */
export type UploadPlace = {
  readonly path: string;
  readonly policy: { readonly signedIn: true } | { readonly anonymous: true };
  uploaderOf(services: Services, request: FastifyRequest): Promise<Uploader>;
};

const ownFiles: UploadPlace = {
  path: tusPlace,
  policy: { signedIn: true },
  uploaderOf: signedInUploader,
};

/** Resumable uploads of whoever is signed in. */
export const tusRoutes = (app: FastifyInstance, services: Services): void =>
  uploadRoutes(app, services, ownFiles);

const progressRead = { reads: { resource: 'file', operation: 'uploadProgress' } } as const;

const configsOf = ({ policy }: UploadPlace) => ({
  plain: { config: { policy } },
  /** A slow line may take its time. */
  slow: { handlerTimeout: 900_000, config: { policy, bodySeconds: 900 } },
  /** Reads are noted of whoever is signed in. */
  reading: { config: { policy, ...('signedIn' in policy && progressRead) } },
});

/** Resumable uploads by tus 1.0.0: creation, expiration and termination. A scope of its own. */
export function uploadRoutes(app: FastifyInstance, services: Services, place: UploadPlace): void {
  const { path } = place;
  const { plain, slow, reading } = configsOf(place);
  const onePlace = `${path}/:id`;
  // The body stays a stream: nothing here ever holds a file.
  app.addContentTypeParser(tusContentType, (_request, body, done) => done(null, body));
  app.addHook('onSend', async (_request, reply) => {
    reply.header('tus-resumable', tusVersion).header('tus-version', tusVersion);
  });
  app.addHook('preHandler', async (request) => {
    const isKnown = request.headers['tus-resumable'] === tusVersion;
    if (!isKnown && request.method !== 'OPTIONS') throw new Refused('tusVersionUnknown');
  });

  app.options(path, described(plain, nothing), async (request, reply) => {
    const { context } = await place.uploaderOf(services, request);
    const { maxSizeMB } = await tenantLimits(services, context);
    return reply
      .status(204)
      .header('tus-extension', tusExtensions)
      .header('tus-max-size', String(bytesOfMB(maxSizeMB)))
      .send();
  });
  app.post(
    path,
    described(plain, { answer: fileAnswer('text/plain'), status: 201 }),
    async (request, reply) => {
      const uploader = await place.uploaderOf(services, request);
      const { id, expiresAt } = await createUpload(services, uploader, request.headers);
      return reply
        .status(201)
        .header('location', `${request.url.split('?')[0] ?? path}/${id}`)
        .header('upload-expires', expiresAt.toUTCString())
        .send();
    },
  );
  app.head<WithId>(onePlace, reading, async (request, reply) => {
    const { upload } = await ownUpload(services, place, request);
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
    (request, reply) => appendToUpload(services, place, request, reply),
  );
  app.delete<WithId>(onePlace, described(plain, nothing), async (request, reply) => {
    const { upload, uploader } = await ownUpload(services, place, request);
    await forgetUpload(services, uploader.context, upload.id);
    return reply.status(204).send();
  });
}

/** Own uploads only, and of a link only those to its record. */
async function ownUpload(
  services: Services,
  place: UploadPlace,
  request: FastifyRequest<WithId>,
): Promise<{ readonly upload: UploadRow; readonly uploader: Uploader }> {
  const uploader = await place.uploaderOf(services, request);
  const upload = await readUpload(services, uploader.context, request.params.id);
  if (uploader.only && uploader.only.id !== upload.ownerId) throw new Refused('notFound');
  return { upload, uploader };
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
  place: UploadPlace,
  request: FastifyRequest<WithId>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { upload, uploader } = await ownUpload(services, place, request);
  const offset = wholeNumber(request.headers['upload-offset'], 0);
  if (offset !== upload.received) throw drained(request, new Refused('uploadOffset'));
  const source = (request.body ?? []) as AsyncIterable<Uint8Array>;
  const received = await receiveParts(services, uploader.context, upload, source).catch(
    (error: unknown) => Promise.reject(drained(request, error)),
  );
  const refusesTwins = (request.query as { duplicates?: string }).duplicates === 'ask';
  const isWhole = received === upload.size && !upload.fileId;
  const fileId = isWhole
    ? await finishUpload(services, upload, { uploader, refusesTwins })
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
