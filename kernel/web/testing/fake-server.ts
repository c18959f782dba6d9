import { vi } from 'vitest';
import { bindAddresses } from '../api/kernel-addresses.ts';
import { testAddresses } from './test-addresses.ts';

export type Call = {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
  token: string | null;
  headers: Headers;
};
type Answer = { status?: number; body?: unknown } | undefined;
type Handler = (call: Call) => Answer | Promise<Answer>;

/** Answers `fetch` by `METHOD /path`; what is not listed answers 404. */
export function serve(routes: Record<string, Handler | Answer>): Call[] {
  bindAddresses(testAddresses);
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (input: string | URL | Request, init: RequestInit = {}) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.origin);
    const headers = new Headers(init.headers);
    const call: Call = {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      body: bodyOf(init.body),
      token: headers.get('Authorization')?.replace('Bearer ', '') ?? null,
      headers,
    };
    calls.push(call);
    const route = routes[`${call.method} ${call.path}`];
    const answer = typeof route === 'function' ? await route(call) : route;
    const { status = 200, body = null } = answer ?? { status: 404 };
    return new Response(JSON.stringify(body), {
      status,
      headers: { 'Content-Type': 'application/json' },
    });
  });
  return calls;
}

function bodyOf(body: BodyInit | null | undefined): unknown {
  if (body instanceof URLSearchParams) return Object.fromEntries(body);
  if (typeof body !== 'string') return null;
  return body.startsWith('{') ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body));
}
