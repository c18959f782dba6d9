import type { MultipartFile } from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refused } from '#kernel/server';
import { bytesOfMB, fileMessages } from '../../domain/index.ts';
import type { TenantLimits } from '../file-limits.ts';
import type { KeptFile } from './keep-file.ts';

export type Fields = Readonly<Record<string, string>>;
type Keep = (part: MultipartFile, fields: Fields) => Promise<KeptFile>;

/** What the form adds around the file. */
const overhead = 64 * 1024;

/** Refused before a byte is read when the request already says that it is too large. */
export function refuseAnnouncedSize(
  request: FastifyRequest,
  reply: FastifyReply,
  { maxSizeMB }: TenantLimits,
): void {
  const announced = Number(request.headers['content-length'] ?? 0);
  const most = bytesOfMB(maxSizeMB) + overhead;
  if (announced <= most) return;
  // A little more is read to the end, so that the browser gets to see the answer.
  if (announced > 2 * most) reply.header('connection', 'close');
  throw new Refused('fileTooLarge', { message: fileMessages.tooLarge(maxSizeMB) });
}

/** The fields `name` and `type` and the part `file` in any order; all or nothing. */
export async function receiveForm(
  request: FastifyRequest,
  keep: Keep,
): Promise<{ fields: Fields; kept: KeptFile }> {
  if (!request.isMultipart()) throw new Refused('unsupportedType');
  const fields: Record<string, string> = {};
  let kept: KeptFile | null = null;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value);
      else if (kept || part.fieldname !== 'file') throw drained(part, new Refused('malformed'));
      else
        kept = await keep(part, fields).catch((error: unknown) =>
          Promise.reject(drained(part, error)),
        );
    }
    if (!kept) throw new Refused('fileMissing');
    return { fields, kept };
  } catch (error) {
    await kept?.discard();
    throw error;
  }
}

/** An answer is only read by a client that could send what it had begun to send. */
function drained(part: MultipartFile, error: unknown): Error {
  part.file.resume();
  return error as Error;
}
