import type { FastifyReply } from 'fastify';
import { Refused } from '#kernel/server';
import type { Services } from '#kernel/server';
import { isShownInline } from '../../domain/index.ts';
import type { FileRow } from '../file-row.ts';
import { refuseUnlessClean } from '../scan/refuse-unless-clean.ts';
import { rangeOf } from './byte-range.ts';

export type Manner = 'inline' | 'attachment';

/** D21: nothing that somebody supplied may run in our origin, however it is opened. */
const policy = "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; sandbox";

/** RFC 6266: the name in plain letters for old clients, and whole for the others. */
export function disposition(manner: Manner, name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${manner}; filename="${plain}"; filename*=UTF-8''${whole}`;
}

export async function sendFile(
  { storage, log }: Services,
  reply: FastifyReply,
  file: FileRow,
  manner: Manner,
): Promise<FastifyReply> {
  refuseUnlessClean(file);
  const range = rangeOf(reply.request.headers.range, file.size);
  if (range === 'outside') {
    return reply.status(416).header('content-range', `bytes */${file.size}`).send();
  }
  const source = await storage.get(file.storageKey, range ?? undefined);
  if (!source) {
    log.error({ file: file.id }, 'the bytes of a file are missing');
    throw new Refused('unavailable');
  }
  const shown = manner === 'inline' && isShownInline(file.contentType);
  if (range) {
    const { first, last } = range;
    reply.status(206).header('content-range', `bytes ${first}-${last}/${file.size}`);
  }
  return reply
    .header('content-type', file.contentType)
    .header('accept-ranges', 'bytes')
    .header('content-length', String(range ? range.last - range.first + 1 : file.size))
    .header('content-disposition', disposition(shown ? 'inline' : 'attachment', file.name))
    .header('content-security-policy', policy)
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', 'same-origin')
    .header('cache-control', 'no-store')
    .send(source);
}
