import { openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { spool, sweepSpool } from '../spool.ts';
import { checkKey } from '../storage.ts';
import type { Storage } from '../storage.ts';
import type { S3Address } from './address.ts';
import { emptyHash, signV4 } from './sign-v4.ts';

type Options = {
  readonly spoolFolder: string;
  /** Until the headers of an answer; a body may take longer. */
  readonly answerMilliseconds?: number;
};

/** One PUT may carry this much. */
const mostBytes = 5 * 1024 ** 3;
const sendMilliseconds = 15 * 60_000;

/** D20: the operator's own address, no redirects, a time limit for every answer. */
export function openS3Storage(address: S3Address, options: Options): Storage {
  const { spoolFolder, answerMilliseconds = 20_000 } = options;
  const { credentials, region } = address;

  async function call(method: string, key: string, body?: Blob, payloadHash = emptyHash) {
    const url = new URL(key, address.base);
    const signed = signV4(
      { method, url, headers: {}, payloadHash },
      { credentials, region, now: new Date() },
    );
    const { host: _host, ...headers } = signed;
    const waiting = new AbortController();
    const timer = setTimeout(
      () => waiting.abort(new Error('The file store does not answer')),
      body ? sendMilliseconds : answerMilliseconds,
    );
    try {
      return await fetch(url, {
        method,
        headers,
        redirect: 'error',
        signal: AbortSignal.any([waiting.signal, AbortSignal.timeout(sendMilliseconds)]),
        ...(body && { body }),
      });
    } finally {
      clearTimeout(timer);
    }
  }

  const refused = async (answer: Response, what: string): Promise<Error> => {
    await answer.body?.cancel();
    return new Error(`The file store refused to ${what}: ${answer.status}`);
  };

  return {
    async put(key, source) {
      checkKey(key);
      const { path, size, sha256 } = await spool(spoolFolder, source);
      try {
        if (size > mostBytes) throw new Error('The file is larger than the file store accepts');
        const answer = await call('PUT', key, await openAsBlob(path), sha256);
        if (!answer.ok) throw await refused(answer, 'keep a file');
        await answer.body?.cancel();
        return { size, sha256 };
      } finally {
        await rm(path, { force: true });
      }
    },
    async get(key) {
      const answer = await call('GET', checkKey(key));
      if (answer.ok && answer.body) return Readable.fromWeb(answer.body as ReadableStream);
      if (answer.status !== 404) throw await refused(answer, 'give a file');
      await answer.body?.cancel();
      return null;
    },
    async size(key) {
      const answer = await call('HEAD', checkKey(key));
      if (answer.ok) return Number(answer.headers.get('content-length'));
      if (answer.status === 404) return null;
      throw await refused(answer, 'describe a file');
    },
    async delete(key) {
      const answer = await call('DELETE', checkKey(key));
      if (!answer.ok && answer.status !== 404) throw await refused(answer, 'delete a file');
      await answer.body?.cancel();
    },
    sweep: (before) => sweepSpool(spoolFolder, before),
    async check() {
      const answer = await call('HEAD', '');
      if (!answer.ok) throw await refused(answer, 'open the bucket');
    },
  };
}
