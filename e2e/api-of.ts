import type { Page } from '@playwright/test';

export type Row = { id: string } & Record<string, unknown>;

/** The API, as the person who is signed in on the page. */
export async function apiOf(page: Page) {
  const token = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('oidc.user:')) ?? '';
    return (JSON.parse(localStorage.getItem(key) ?? '{}') as { access_token: string }).access_token;
  });
  const headers = { Authorization: `Bearer ${token}` };
  const call = async (method: string, path: string, given: object = {}): Promise<Row> => {
    const answer = await page.request.fetch(path, { method, headers, ...given });
    if (!answer.ok())
      throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as Row;
  };
  return {
    get: (path: string) => call('GET', path),
    post: (path: string, data: unknown) => call('POST', path, { data }),
    put: (path: string, data: unknown = {}) => call('PUT', path, { data }),
    upload: (path: string, name: string, buffer: Buffer) =>
      call('POST', path, {
        multipart: { file: { name, mimeType: 'application/octet-stream', buffer } },
      }),
  };
}

export type Api = Awaited<ReturnType<typeof apiOf>>;
