import { setTimeout as wait } from 'node:timers/promises';
import { AccountingRefused, AccountingUnavailable } from './accounting-failure.ts';

export type XeroSession = {
  readonly base: string;
  /** How long the whole work may wait for the other side, retries included. */
  readonly patienceSeconds: number;
  token(renewed: boolean): Promise<string>;
};

export type XeroCall = {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: object;
  /** The same key twice does it once, so every write may be tried again. */
  readonly key?: string;
};

const timeout = 8000;
const tries = 3;

/** A redirect would carry the token elsewhere. */
async function send(session: XeroSession, call: XeroCall, isRenewed: boolean): Promise<Response> {
  const headers = {
    authorization: `Bearer ${await session.token(isRenewed)}`,
    accept: 'application/json',
    'content-type': 'application/json',
    ...(call.key && { 'idempotency-key': call.key.slice(0, 128) }),
  };
  return fetch(`${session.base}/api.xro/2.0${call.path}`, {
    method: call.method,
    headers,
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
    ...(call.body && { body: JSON.stringify(call.body) }),
  });
}

type Fault = {
  readonly Message?: string;
  readonly Elements?: readonly { readonly ValidationErrors?: readonly { Message: string }[] }[];
};

async function reasonOf(answer: Response): Promise<string> {
  const fault = (await answer.json().catch(() => ({}))) as Fault;
  const [first] = (fault.Elements ?? []).flatMap(({ ValidationErrors = [] }) => ValidationErrors);
  return first?.Message ?? fault.Message ?? `It answered ${answer.status}.`;
}

const secondsIn = (answer: Response): number => {
  const told = Number(answer.headers.get('retry-after'));
  return Number.isFinite(told) && told > 0 ? told : 1;
};

/** One call: a token that ended is renewed once, a limit is waited for, a fault tried again. */
export async function askXero<T>(session: XeroSession, call: XeroCall): Promise<T> {
  const endsAt = performance.now() + session.patienceSeconds * 1000;
  let isRenewed = false;
  for (let tried = 1; ; tried += 1) {
    const answer = await send(session, call, isRenewed).catch(noAnswer);
    if (answer?.ok) return (await answer.json()) as T;
    if (answer?.status === 401 && !isRenewed) {
      await answer.body?.cancel();
      isRenewed = true;
      continue;
    }
    const isLimit = answer?.status === 429;
    if (answer && !isLimit && answer.status < 500)
      throw new AccountingRefused(await reasonOf(answer));
    await answer?.body?.cancel();
    const pause = answer && isLimit ? secondsIn(answer) : tried;
    const isLate = performance.now() + pause * 1000 > endsAt;
    if (isLate || (!isLimit && tried >= tries))
      throw new AccountingUnavailable(`Xero answered ${answer?.status ?? 'nothing'}.`, pause);
    await wait(pause * 1000);
  }
}

/** Only what the network did; a mistake of ours is not tried again. */
function noAnswer(error: unknown): null {
  const isNetwork =
    error instanceof DOMException || (error instanceof TypeError && error.cause !== undefined);
  if (!isNetwork) throw error;
  return null;
}
