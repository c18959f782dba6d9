import type { ByteRange } from '../storage.ts';
import type { S3Address } from './address.ts';
import { emptyHash, signV4 } from './sign-v4.ts';

type Sent = {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Blob | string;
  /** Hex SHA-256 of the body. It is signed, so that what arrives is what was sent. */
  readonly sha256?: string;
  readonly range?: ByteRange;
};

export type S3Call = (method: string, key: string, sent?: Sent) => Promise<Response>;

const sendMilliseconds = 15 * 60_000;

/** D20: the operator's own address, no redirects, a time limit for every answer. */
export const signedCalls =
  ({ base, credentials, region }: S3Address, answerMilliseconds: number): S3Call =>
  async (method, key, { query = {}, body, sha256 = emptyHash, range } = {}) => {
    const url = new URL(key, base);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const { host: _host, ...headers } = signV4(
      { method, url, headers: {}, payloadHash: sha256 },
      { credentials, region, now: new Date() },
    );
    const waiting = new AbortController();
    const timer = setTimeout(
      () => waiting.abort(new Error('The file store does not answer')),
      body ? sendMilliseconds : answerMilliseconds,
    );
    try {
      return await fetch(url, {
        method,
        headers: { ...headers, ...(range && { range: `bytes=${range.first}-${range.last}` }) },
        redirect: 'error',
        signal: AbortSignal.any([waiting.signal, AbortSignal.timeout(sendMilliseconds)]),
        ...(body && { body }),
      });
    } finally {
      clearTimeout(timer);
    }
  };

/** Says what was refused and how, and nothing of the answer itself. */
export async function refusalOf(answer: Response, what: string): Promise<Error> {
  await answer.body?.cancel();
  return new Error(`The file store refused to ${what}: ${answer.status}`);
}
