import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import yazl from 'yazl';
import type { Actor } from '#kernel/domain';
import { Refused, contextOf } from '#kernel/server';
import type { Services } from '#kernel/server';
import { fileRights, safeFileName, uniqueNames } from '../../domain/index.ts';
import type { FileRow } from '../file-row.ts';
import { refuseUnlessClean } from '../scan/refuse-unless-clean.ts';
import { disposition } from '../send/send-file.ts';
import { fileIdsOf } from './file-ids.ts';
import { reachFiles } from './reach-files.ts';

/** C-311, G-040: the files in one archive, each noted as read. */
export async function downloadAll(
  services: Services,
  reply: FastifyReply,
  actor: Actor,
  body: unknown,
  requestId: string,
): Promise<FastifyReply> {
  if (!fileRights.mayDownload(actor)) throw new Refused('notPermitted');
  const { fileIds, name } = (body ?? {}) as { fileIds?: unknown; name?: unknown };
  const found = await reachFiles(services, actor, fileIdsOf(fileIds), 'read', requestId);
  const files = found.filter((file) => file !== null);
  if (files.length < found.length) throw new Refused('notFound');
  for (const file of files) refuseUnlessClean(file);
  const context = contextOf(actor, requestId);
  await Promise.all(
    files.map(({ id: recordId }) =>
      services.readLog.recordRead(context, {
        operation: 'downloadAll',
        resource: 'file',
        recordId,
      }),
    ),
  );
  const title = safeFileName(typeof name === 'string' && name.trim() ? name : 'Attachments');
  return reply
    .header('content-type', 'application/zip')
    .header('content-disposition', disposition('attachment', `${title.replace(/\.zip$/i, '')}.zip`))
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
    .send(archiveOf(services, files));
}

/** One file after the other flows through; a client that goes away stops the one on its way. */
function archiveOf({ storage, log }: Services, files: readonly FileRow[]): NodeJS.ReadableStream {
  const archive = new yazl.ZipFile();
  const output = archive.outputStream as Readable;
  let current: Readable | null = null;
  // An answer that has begun can only be broken off: the archive is seen to be incomplete.
  const stop = (error: Error) => output.destroy(error);
  archive.on('error', stop);
  output.once('close', () => current?.destroy());
  const names = uniqueNames(files.map(({ name }) => name));
  for (const [at, file] of files.entries()) {
    const options = { compress: false, mtime: new Date(file.creationTime) };
    archive.addReadStreamLazy(names[at] ?? file.name, options, (give) => {
      storage.get(file.storageKey).then((source) => {
        if (!source) {
          log.error({ file: file.id }, 'the bytes of a file are missing');
          return stop(new Error('The bytes of a file are missing'));
        }
        current = source;
        source.on('error', stop);
        if (output.destroyed) source.destroy();
        return give(null, source);
      }, stop);
    });
  }
  archive.end();
  return output;
}
