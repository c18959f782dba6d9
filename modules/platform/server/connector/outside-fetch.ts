import { Agent, request } from 'undici';
import type { Dispatcher } from 'undici';
import type { OutsideMethod } from '../../domain/index.ts';
import { lookupPublic, outsideAddress } from './outside-address.ts';
import { OutsideRefused, OutsideUnavailable } from './outside-failure.ts';

export type OutsideRequest = {
  readonly method: OutsideMethod;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | URLSearchParams | FormData;
  /** Exactly these are called whatever lies behind them: simulators, and what an operator set. */
  readonly allowedOrigins?: readonly string[];
  readonly timeoutMs: number;
  readonly mostBytesIn: number;
  /** Follows redirects, without the proof of who we are. */
  readonly isDownload?: boolean;
};

export type OutsideAnswer = {
  readonly status: number;
  readonly isOk: boolean;
  header(name: string): string | null;
  readonly bytes: Buffer;
  text(): string;
  /** Throws `OutsideUnavailable` where it is none: a proxy in between answers pages. */
  json(): unknown;
};

const pipes = { keepAliveTimeout: 10_000, connections: 8 };
const toPublic = new Agent({ ...pipes, connect: { lookup: lookupPublic } });
const toAllowed = new Agent(pipes);

const mostRedirects = 3;
const redirects = new Set([301, 302, 303, 307, 308]);
/** Proofs of who we are, whatever a system calls them. */
const isProof = (name: string): boolean => /^(authorization|cookie|x-api-key)$/i.test(name);

/** The one way out of the house: every call of every connector goes through here. */
export async function outsideFetch(address: string, asked: OutsideRequest): Promise<OutsideAnswer> {
  const signal = AbortSignal.timeout(asked.timeoutMs);
  let { headers = {} } = asked;
  let to = address;
  for (let hop = 0; ; hop += 1) {
    const url = outsideAddress(to, asked.allowedOrigins ?? []);
    const answer = await askOnce(url, { ...asked, headers }, signal);
    if (!redirects.has(answer.status)) return answer;
    const next = answer.header('location');
    if (!asked.isDownload || asked.method !== 'GET' || hop >= mostRedirects || !next)
      throw new OutsideRefused('It points elsewhere, which is not followed.', answer.status);
    to = new URL(next, url).href;
    headers = Object.fromEntries(Object.entries(headers).filter(([name]) => !isProof(name)));
  }
}

async function askOnce(url: URL, asked: OutsideRequest, signal: AbortSignal) {
  const isAllowed = asked.allowedOrigins?.includes(url.origin) ?? false;
  // The built-in response writes forms and searches as bytes, and says of what type they are.
  const sent = asked.body === undefined ? null : new Response(asked.body);
  const type = sent?.headers.get('content-type');
  try {
    const answer = await request(url, {
      method: asked.method,
      headers: { ...(type && { 'content-type': type }), ...lowerCased(asked.headers ?? {}) },
      body: sent ? Buffer.from(await sent.arrayBuffer()) : null,
      dispatcher: isAllowed ? toAllowed : toPublic,
      signal,
    });
    return answerOf(answer, await bytesOf(answer, asked.mostBytesIn));
  } catch (error) {
    throw asFailure(error);
  }
}

const lowerCased = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** What a header says of the length is not believed: a body is counted as it comes. */
async function bytesOf({ body }: Dispatcher.ResponseData, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > most) throw new OutsideRefused('Its answer is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function answerOf({ statusCode, headers }: Dispatcher.ResponseData, bytes: Buffer): OutsideAnswer {
  return {
    status: statusCode,
    isOk: statusCode >= 200 && statusCode < 300,
    header: (name) => {
      const value = headers[name];
      return Array.isArray(value) ? (value[0] ?? null) : (value ?? null);
    },
    bytes,
    text: () => bytes.toString('utf8'),
    json() {
      try {
        return JSON.parse(bytes.toString('utf8')) as unknown;
      } catch {
        throw new OutsideUnavailable('Its answer cannot be read.');
      }
    },
  };
}

/** Only what the network did may be tried again; a mistake of ours stays one. */
function asFailure(error: unknown): unknown {
  if (error instanceof OutsideRefused || !(error instanceof Error)) return error;
  if (error.cause instanceof OutsideRefused) return error.cause;
  if (error.name === 'TimeoutError' || error.name === 'AbortError')
    return new OutsideUnavailable('It does not answer.');
  const code = 'code' in error ? String(error.code) : '';
  const isNetwork = code !== '' && !/INVALID_ARG|ERR_INVALID/.test(code);
  return isNetwork ? new OutsideUnavailable('It does not answer.') : error;
}
