import type { SignatureKind, SigningView } from '../../domain/index.ts';

/** What the server refused, in its words. */
export class SigningFailed extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const unreachable = 'We cannot be reached at the moment. Please try again.';

type Ask = { readonly method?: 'GET' | 'POST'; readonly body?: object; readonly pass?: string };

async function ask(path: string, { method = 'GET', body, pass }: Ask = {}): Promise<Response> {
  const answer = await fetch(path, {
    method,
    headers: {
      Accept: 'application/json',
      ...(body && { 'Content-Type': 'application/json' }),
      ...(pass && { 'X-Signing-Pass': pass }),
    },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => null);
  if (!answer) throw new SigningFailed(0, unreachable);
  if (answer.ok) return answer;
  const told = (await answer.json().catch(() => null)) as { error?: { message?: string } } | null;
  throw new SigningFailed(answer.status, told?.error?.message ?? unreachable);
}

export type Picture = { readonly kind: SignatureKind; readonly picture: string };

/** Everything that a signer does, by the token of their link. */
export function signingCalls(token: string) {
  const place = `/app/signing/${encodeURIComponent(token)}`;
  const post = (path: string, body: object) => ask(`${place}${path}`, { method: 'POST', body });
  return {
    see: async (pass = ''): Promise<SigningView> =>
      (await (await ask(place, { pass })).json()) as SigningView,
    askCode: async (): Promise<void> => void (await post('/code', {})),
    open: async (code: string): Promise<string> => {
      const answer = await post('/open', { consent: true, ...(code && { code }) });
      return ((await answer.json()) as { pass: string }).pass;
    },
    read: async (pass: string): Promise<Blob> => {
      const bytes = await (await ask(`${place}/document`, { pass })).arrayBuffer();
      return new Blob([bytes], { type: 'application/pdf' });
    },
    sign: async (pass: string, given: Picture): Promise<void> =>
      void (await post('/sign', { pass, ...given })),
    decline: async (pass: string, reason: string): Promise<void> =>
      void (await post('/decline', { pass, reason })),
  };
}

export type SigningCalls = ReturnType<typeof signingCalls>;
