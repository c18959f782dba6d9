import type { Page } from '@playwright/test';
import { keptSignIn } from './kept-sign-in.ts';
import type { SignedInState } from './sign-in-without-page.ts';
import { stage } from './stage.ts';

export type Row = { id: string } & Record<string, unknown>;

export type Api = Awaited<ReturnType<typeof apiAs>>;

/** The API as `<who>@<tenant>.test`, for what a journey needs before it opens a page. */
export async function apiAs(account: string) {
  const { origins } = await keptSignIn(account);
  return apiWith(Object.fromEntries(origins.flatMap(entriesOf)));
}

const entriesOf = ({ localStorage: entries }: SignedInState['origins'][number]) =>
  entries.map(({ name, value }) => [name, value] as const);

/** The API, as the person who is signed in on the page. */
export async function apiOf(page: Page): Promise<Api> {
  return apiWith(await page.evaluate(() => ({ ...localStorage })));
}

async function apiWith(kept: Record<string, string>) {
  const { url } = await stage();
  const key = Object.keys(kept).find((name) => name.startsWith('oidc.user:')) ?? '';
  const { access_token: token } = JSON.parse(kept[key] ?? '{}') as { access_token: string };
  const authorization = `Bearer ${token}`;
  const call = async (method: string, path: string, given: RequestInit = {}): Promise<Row> => {
    const headers = { authorization, ...given.headers };
    const signal = AbortSignal.timeout(20_000);
    const answer = await fetch(`${url}${path}`, { method, ...given, headers, signal });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Row;
  };
  const json = (data: unknown) => ({
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(data),
  });
  return {
    get: (path: string) => call('GET', path),
    post: (path: string, data: unknown) => call('POST', path, json(data)),
    put: (path: string, data: unknown = {}) => call('PUT', path, json(data)),
    upload: (path: string, name: string, bytes: Buffer) => {
      const body = new FormData();
      body.append('file', new Blob([new Uint8Array(bytes)]), name);
      return call('POST', path, { body });
    },
  };
}
