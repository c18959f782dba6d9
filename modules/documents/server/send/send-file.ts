import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { Refused } from '#kernel/server';
import type { Services } from '#kernel/server';
import { isShownInline } from '../../domain/index.ts';
import type { FileRow } from '../file-row.ts';
import { refuseUnlessClean } from '../scan/refuse-unless-clean.ts';
import { rangeOf } from './byte-range.ts';
import type { ByteRange } from './byte-range.ts';

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

type Sent = Pick<FileRow, 'name' | 'size' | 'contentType'> & {
  /** Null: its bytes are missing. */
  read(range: ByteRange | null): Promise<Readable | null>;
};

/** All of it, or the part that is asked for. */
export async function sendPart(
  reply: FastifyReply,
  sent: Sent,
  manner: Manner,
): Promise<FastifyReply> {
  const { name, size, contentType } = sent;
  const range = rangeOf(reply.request.headers.range, size);
  if (range === 'outside') {
    return reply.status(416).header('content-range', `bytes */${size}`).send();
  }
  const source = await sent.read(range);
  if (!source) throw new Refused('unavailable');
  const shown = manner === 'inline' && isShownInline(contentType);
  if (range) {
    const { first, last } = range;
    reply.status(206).header('content-range', `bytes ${first}-${last}/${size}`);
  }
  return reply
    .header('content-type', contentType)
    .header('accept-ranges', 'bytes')
    .header('content-length', String(range ? range.last - range.first + 1 : size))
    .header('content-disposition', disposition(shown ? 'inline' : 'attachment', name))
    .header('content-security-policy', policy)
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', 'same-origin')
    .header('cache-control', 'no-store')
    .send(source);
}

export async function sendFile(
  { storage, log }: Services,
  reply: FastifyReply,
  file: FileRow,
  manner: Manner,
): Promise<FastifyReply> {
  refuseUnlessClean(file);
  const read = async (range: ByteRange | null) => {
    const source = await storage.get(file.storageKey, range ?? undefined);
    if (!source) log.error({ file: file.id }, 'the bytes of a file are missing');
    return source;
  };
  return sendPart(reply, { ...file, read }, manner);
}
