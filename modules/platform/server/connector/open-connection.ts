import { setTimeout as wait } from 'node:timers/promises';
import type { Context, Services } from '#kernel/server';
import type { OutsideMethod } from '../../domain/index.ts';
import { keptToken, renewToken } from './access-token.ts';
import type { TokenPlace } from './access-token.ts';
import { operatorSettings, placeOf } from './bound-connector.ts';
import type { BoundConnector } from './bound-connector.ts';
import { ensureConnectionRow, secretPlace } from './connection-row.ts';
import type { ConnectionRow } from './connection-row.ts';
import { noteOutsideCall } from './note-outside-call.ts';
import { OutsideRefused, OutsideUnavailable } from './outside-failure.ts';
import { outsideFetch } from './outside-fetch.ts';
import type { OutsideAnswer } from './outside-fetch.ts';

export type OutsideCall = {
  readonly method: OutsideMethod;
  /** After the api base, with its query. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** An object goes out as JSON. */
  readonly body?: object | string | FormData;
  /** Done twice it has the effect of once, so it is tried again when nobody answers. */
  readonly isRepeatable?: boolean;
  readonly isDownload?: boolean;
  readonly mostBytesIn?: number;
};

type Options = {
  readonly owner?: string;
  readonly region?: string;
  /** How long one call may wait for the other side, retries included. */
  readonly patienceSeconds: number;
  /** A person presses: a pause that the other side asked for some time ago is tried all the same. */
  readonly isByPerson?: boolean;
};

export type OpenConnection = {
  readonly apiBase: string;
  /** The answer of a call that was taken; else `OutsideRefused` or `OutsideUnavailable`. */
  ask(call: OutsideCall): Promise<OutsideAnswer>;
};

type Session = TokenPlace & {
  readonly row: ConnectionRow;
  readonly options: Options;
  token: string | null;
};

/** One way to talk to a system outside: proof, limits, retries, the log of calls and its health. */
export async function openConnection(
  services: Services,
  context: Context,
  bound: BoundConnector,
  options: Options,
): Promise<OpenConnection> {
  const { kind, label } = bound.connector;
  const { owner = '', region = '' } = options;
  const settings = operatorSettings(bound, services.config, region);
  if (!settings) throw new OutsideUnavailable(`${label} is not set up any more.`);
  const key = { kind, owner };
  const row = await ensureConnectionRow(services, context, key, region);
  const place = placeOf(bound, row.region || region, settings);
  const noted: TokenPlace['noted'] = (path, ask) =>
    withNote({ services, context, row, label }, 'POST', path, ask);
  const given = { services, context, bound, settings, place, key, noted };
  const session: Session = { ...given, row, options, token: keptToken(given, row) };
  return { apiBase: place.apiBase, ask: (call) => askPatiently(session, call) };
}

async function askPatiently(session: Session, call: OutsideCall): Promise<OutsideAnswer> {
  const { bound, options } = session;
  const { label, limits, auth } = bound.connector;
  const endsAt = performance.now() + options.patienceSeconds * 1000;
  await waitForPause(session);
  let isRenewed = false;
  for (let tried = 1; ; tried += 1) {
    const answer = await askOnce(session, call, { endsAt, isRenewed });
    if (answer?.isOk) return answer;
    if (answer?.status === 401 && !isRenewed && auth.kind !== 'apiKey') {
      isRenewed = true;
      session.token = await renewToken(session, session.token);
      continue;
    }
    if (answer && !mayComeBack(answer))
      throw new OutsideRefused(reasonIn(bound, answer), answer.status);
    const pause = answer ? pauseIn(answer, tried) : tried;
    const isLate = performance.now() + pause * 1000 > endsAt;
    const isLastTry = answer?.status !== 429 && (!call.isRepeatable || tried >= limits.tries);
    if (isLate || isLastTry)
      throw new OutsideUnavailable(`${label} answered ${answer?.status ?? 'nothing'}.`, pause);
    await wait(pause * 1000);
  }
}

const mayComeBack = ({ status }: OutsideAnswer): boolean => status === 429 || status >= 500;

/** A gateway in between answers a page, in which there is no reason to be read. */
function reasonIn({ reasonOf }: BoundConnector, answer: OutsideAnswer): string {
  const plain = `It answered ${answer.status}.`;
  try {
    return reasonOf?.(answer) ?? plain;
  } catch (error) {
    if (error instanceof OutsideUnavailable) return plain;
    throw error;
  }
}

/** `Retry-After` in seconds or as a day; a fault without one is left alone a little longer each time. */
function pauseIn(answer: OutsideAnswer, tried: number): number {
  const told = answer.header('retry-after') ?? '';
  const seconds = Number(told) || (Date.parse(told) - Date.now()) / 1000;
  if (Number.isFinite(seconds) && seconds > 0) return Math.ceil(seconds);
  return answer.status === 429 ? 1 : tried;
}

/** Background work does not ask a system that wants to be left alone. */
async function waitForPause({ row, services, options, bound }: Session): Promise<void> {
  if (!row.pausedUntil || options.isByPerson) return;
  const seconds = Math.ceil((Date.parse(row.pausedUntil) - services.now().getTime()) / 1000);
  if (seconds <= 0) return;
  if (seconds > options.patienceSeconds)
    throw new OutsideUnavailable(`${bound.connector.label} wants no calls for now.`, seconds);
  await wait(seconds * 1000);
}

/** Null: nobody answered. */
async function askOnce(
  session: Session,
  call: OutsideCall,
  { endsAt, isRenewed }: { readonly endsAt: number; readonly isRenewed: boolean },
): Promise<OutsideAnswer | null> {
  const { services, context, row, bound, place } = session;
  const { label, limits } = bound.connector;
  const headers = { ...bound.connector.headers, ...(await proof(session)), ...call.headers };
  const isJson = typeof call.body === 'object' && !(call.body instanceof FormData);
  const body = isJson ? JSON.stringify(call.body) : (call.body as string | FormData | undefined);
  const ask = () =>
    outsideFetch(`${place.apiBase}${call.path}`, {
      ...limits,
      ...(call.mostBytesIn && { mostBytesIn: call.mostBytesIn }),
      method: call.method,
      headers: { ...(isJson && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body }),
      ...(call.isDownload && { isDownload: true }),
      allowedOrigins: place.allowedOrigins,
    });
  try {
    const mayRenew = bound.connector.auth.kind !== 'apiKey' && !isRenewed;
    const noting = { services, context, row, label, endsAt, mayRenew };
    return await withNote(noting, call.method, call.path, ask);
  } catch (error) {
    if (error instanceof OutsideUnavailable) return null;
    throw error;
  }
}

async function proof(session: Session): Promise<Readonly<Record<string, string>>> {
  const { bound, services, context, row, settings } = session;
  const { auth } = bound.connector;
  if (auth.kind !== 'apiKey') {
    session.token ??= await renewToken(session, null);
    return { authorization: `Bearer ${session.token}` };
  }
  const own =
    row.clientSecret &&
    services.secrets.open(row.clientSecret, secretPlace(context.tenantId, row.id, 'client_secret'));
  const key = own ?? settings.apiKey;
  return key ? { [auth.header]: `${auth.prefix ?? ''}${key}` } : {};
}

type Noting = Pick<Session, 'services' | 'context' | 'row'> & {
  readonly label: string;
  /** How long the caller waits: a pause beyond it is remembered for whoever comes next. */
  readonly endsAt?: number;
  /** A token that ended is no fault: it is renewed next. */
  readonly mayRenew?: boolean;
};

/** A system that answers what it does not take is well; one that does not know us is not. */
const isFault = (status: number, mayRenew: boolean): boolean =>
  status === 403 || status === 429 || status >= 500 || (status === 401 && !mayRenew);

async function withNote(
  { services, context, row, label, endsAt, mayRenew = false }: Noting,
  method: string,
  path: string,
  ask: () => Promise<OutsideAnswer>,
): Promise<OutsideAnswer> {
  const beganAt = performance.now();
  const note = (status: number | null, failure: string | null, pausedUntil: string | null = null) =>
    noteOutsideCall(services, context, {
      connectionId: row.id,
      method,
      path,
      status,
      ms: Math.round(performance.now() - beganAt),
      failure,
      pausedUntil,
    });
  try {
    const answer = await ask();
    const pause = answer.status === 429 ? pauseIn(answer, 1) : 0;
    const isLong = endsAt !== undefined && performance.now() + pause * 1000 > endsAt;
    const pausedUntil = new Date(services.now().getTime() + pause * 1000).toISOString();
    await note(
      answer.status,
      isFault(answer.status, mayRenew) ? `${label} answered ${answer.status}.` : null,
      pause && isLong ? pausedUntil : null,
    );
    return answer;
  } catch (error) {
    await note(null, error instanceof Error ? error.message : 'It failed.');
    throw error;
  }
}
