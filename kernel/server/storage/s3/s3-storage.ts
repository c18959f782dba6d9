import { openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { spool, sweepSpool } from '../spool.ts';
import { checkKey } from '../storage.ts';
import type { Storage } from '../storage.ts';
import type { S3Address } from './address.ts';
import { uploadInParts } from './multipart.ts';
import { refusalOf, signedCalls } from './s3-call.ts';

type Options = {
  readonly spoolFolder: string;
  /** Until the headers of an answer; a body may take longer. */
  readonly answerMilliseconds?: number;
};

/** A larger file goes in parts of this size. */
const partBytes = 16 * 1024 ** 2;

export function openS3Storage(address: S3Address, options: Options): Storage {
  const { spoolFolder, answerMilliseconds = 20_000 } = options;
  const call = signedCalls(address, answerMilliseconds);

  return {
    async put(key, source) {
      checkKey(key);
      const { path, size, sha256 } = await spool(spoolFolder, source);
      try {
        const body = await openAsBlob(path);
        if (size > partBytes) {
          await uploadInParts(call, key, body, partBytes);
        } else {
          const answer = await call('PUT', key, { body, sha256 });
          if (!answer.ok) throw await refusalOf(answer, 'keep a file');
          await answer.body?.cancel();
        }
        return { size, sha256 };
      } finally {
        await rm(path, { force: true });
      }
    },
    async get(key, range) {
      const answer = await call('GET', checkKey(key), range && { range });
      if (answer.ok && answer.body) return Readable.fromWeb(answer.body as ReadableStream);
      if (answer.status !== 404) throw await refusalOf(answer, 'give a file');
      await answer.body?.cancel();
      return null;
    },
    async size(key) {
      const answer = await call('HEAD', checkKey(key));
      if (answer.ok) return Number(answer.headers.get('content-length'));
      if (answer.status === 404) return null;
      throw await refusalOf(answer, 'describe a file');
    },
    async delete(key) {
      const answer = await call('DELETE', checkKey(key));
      if (!answer.ok && answer.status !== 404) throw await refusalOf(answer, 'delete a file');
      await answer.body?.cancel();
    },
    sweep: (before) => sweepSpool(spoolFolder, before),
    async check() {
      const answer = await call('HEAD', '');
      if (!answer.ok) throw await refusalOf(answer, 'open the bucket');
    },
  };
}
