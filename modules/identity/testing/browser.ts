import { createHash, randomBytes } from 'node:crypto';

export type Page = {
  readonly status: number;
  readonly url: string;
  readonly text: string;
  readonly headers: Headers;
};

/** A browser without scripts: it keeps cookies and follows redirects on one origin. */
export class Browser {
  readonly origin: string;
  readonly #cookies = new Map<string, { value: string; path: string }>();

  constructor(origin: string) {
    this.origin = origin;
  }

  async request(path: string, init: RequestInit = {}): Promise<Page> {
    const url = new URL(path, this.origin);
    const headers = new Headers(init.headers);
    const cookies = [...this.#cookies].filter(([, { path: at }]) => url.pathname.startsWith(at));
    headers.set(
      'cookie',
      cookies.map(([name, { value }]) => `${nameOf(name)}=${value}`).join('; '),
    );
    const answer = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) this.#keep(line);
    return {
      status: answer.status,
      url: url.href,
      text: await answer.text(),
      headers: answer.headers,
    };
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(/;\s*/);
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    const attribute = (key: string) =>
      attributes.find((each) => each.toLowerCase().startsWith(`${key}=`))?.split(/=(.*)/s)[1];
    const path = attribute('path') ?? '/';
    const expires = attribute('expires');
    const isOver = !value || (expires !== undefined && Date.parse(expires) < Date.now());
    if (isOver) this.#cookies.delete(`${name}@${path}`);
    else this.#cookies.set(`${name}@${path}`, { value, path });
  }

  cookieNames(): string[] {
    return [...this.#cookies.keys()].map(nameOf);
  }

  /** Stops at a page of the web application, as the application would take over there. */
  async follow(page: Page): Promise<Page> {
    let current = page;
    for (let hops = 0; hops < 10; hops += 1) {
      const location = current.headers.get('location');
      if (!location || current.status < 300 || current.status > 399) return current;
      const next = new URL(location, current.url);
      if (next.origin !== this.origin || !/^\/(connect|account)\//.test(next.pathname)) {
        return { ...current, url: next.href };
      }
      current = await this.request(next.href);
    }
    throw new Error('Too many redirects');
  }

  async open(path: string): Promise<Page> {
    return this.follow(await this.request(path));
  }

  async submit(path: string, fields: Record<string, string>): Promise<Page> {
    const body = new URLSearchParams(fields);
    return this.follow(await this.request(path, { method: 'POST', body }));
  }
}

const nameOf = (key: string): string => key.split('@')[0] ?? '';

export type Tokens = {
  access_token: string;
  refresh_token: string;
  id_token: string;
  scope: string;
  /** In seconds. */
  expires_in: number;
};

export const clientId = 'caseway-web';
export const scope = 'openid profile email phone roles offline_access caseway';

/** The address that the application sends the browser to, and the secret it keeps (PKCE). */
export function authorizeRequest(origin: string, more: Record<string, string> = {}) {
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    redirect_uri: `${origin}/signin-oidc`,
    scope,
    state: 'some-state',
    nonce: 'some-nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...more,
  });
  return { path: `/connect/authorize?${query}`, verifier };
}

export const postToken = (origin: string, fields: Record<string, string>): Promise<Response> =>
  fetch(`${origin}/connect/token`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: clientId, ...fields }),
  });

export const refresh = (origin: string, token: string): Promise<Response> =>
  postToken(origin, { grant_type: 'refresh_token', refresh_token: token });

/** Trades the code of the callback address for tokens. */
export async function redeem(origin: string, callback: string, verifier: string): Promise<Tokens> {
  const code = new URL(callback).searchParams.get('code') ?? '';
  const answer = await postToken(origin, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: `${origin}/signin-oidc`,
    code_verifier: verifier,
  });
  const tokens = (await answer.json()) as Tokens;
  if (!answer.ok) throw new Error(`No tokens: ${JSON.stringify(tokens)}`);
  return tokens;
}

/** With the session the browser has; fails when the sign-in page is shown. */
export async function authorize(
  browser: Browser,
  more: Record<string, string> = {},
): Promise<Tokens> {
  const { path, verifier } = authorizeRequest(browser.origin, more);
  const page = await browser.open(path);
  return redeem(browser.origin, page.url, verifier);
}

export async function signIn(browser: Browser, userName: string, secret: string): Promise<Tokens> {
  const { path, verifier } = authorizeRequest(browser.origin, { prompt: 'login' });
  await browser.open(path);
  const page = await browser.submit('/account/login', { username: userName, password: secret });
  return redeem(browser.origin, page.url, verifier);
}
