import type { Caller } from '../data/callers.ts';

const base = '/app/bench-records';

type Options = { readonly method?: string; readonly body?: unknown; readonly headers?: string };

let callers: readonly Caller[] = [];

export const signInAs = (those: readonly Caller[]): void => void (callers = those);

export function request(tenant: number, path: string, options: Options = {}): string {
  const { method = 'GET', body, headers = '' } = options;
  const json = body === undefined ? '' : JSON.stringify(body);
  const about = json
    ? `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(json)}\r\n`
    : '';
  return `${method} ${base}${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${callers[tenant - 1]?.token}\r\n${headers}${about}\r\n${json}`;
}
