import { declined, noAnswer, toApiError } from './api-error.ts';
import { toastWaitingRequest } from './toast-waiting-request.ts';
import { choose } from './choose.ts';
import { proveAgain } from './prove.ts';
import { slowCalls } from './slow-calls.ts';
import { tokens } from './token-source.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Query = Readonly<
  Record<string, string | number | boolean | readonly string[] | null | undefined>
>;

type Options = {
  query?: Query;
  body?: unknown;
  signal?: AbortSignal;
  headers?: HeadersInit;
  /** Goes on when the page is left meanwhile. */
  keepalive?: boolean;
  /** The person was asked already who they are. */
  isProven?: boolean;
};

export function withQuery(path: string, query: Query = {}): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value === null || value === undefined || value === '') continue;
    for (const one of Array.isArray(value) ? value : [value]) params.append(key, String(one));
  }
  const text = params.toString();
  return text ? `${path}${path.includes('?') ? '&' : '?'}${text}` : path;
}

/**
 * B-135: a 401 is answered by one refresh and one retry; what is left then rejects. A call that others
 * feel goes on once the person has chosen what shall become of them, and one that asks for a fresh proof
 * once it was given: whatever was typed stays where it is meanwhile.
 */
export async function send(method: Method, path: string, options: Options = {}): Promise<Response> {
  const url = withQuery(path, options.query);
  const token = await tokens().current();
  let answer = await attempt(method, url, options, token);
  if (answer.status === 401 && token) {
    const fresh = await tokens().renew(token);
    if (fresh) answer = await attempt(method, url, options, fresh);
    if (answer.status === 401) tokens().ended();
  }
  if (answer.ok) return answer;
  const error = await toApiError(answer);
  if (error.kept) toastWaitingRequest(error.message, error.kept.opens);
  if (error.code === 'stepUpNeeded' && !options.isProven) {
    if (!(await proveAgain())) throw declined();
    return send(method, path, { ...options, isProven: true });
  }
  if (!error.choice || options.query?.[error.choice.name] !== undefined) throw error;
  const { name } = error.choice;
  const withChoice = (value: string) => ({
    ...options,
    query: { ...options.query, [name]: value },
  });
  const chosen = await choose(error.choice, async (value) => {
    const headers = new Headers(options.headers);
    headers.set('X-Dry-Run', 'true');
    const tried = await send(method, path, { ...withChoice(value), headers });
    return (await tried.json()) as Record<string, unknown>;
  });
  if (chosen === null) throw declined();
  return send(method, path, withChoice(chosen));
}

async function attempt(method: Method, url: string, options: Options, token: string | null) {
  const headers = new Headers(options.headers);
  headers.set('Accept', 'application/json');
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (options.body !== undefined) headers.set('Content-Type', 'application/json');
  const isOver = slowCalls.begin();
  try {
    return await fetch(url, {
      method,
      headers,
      ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
      ...(options.signal && { signal: options.signal }),
      ...(options.keepalive && { keepalive: true }),
    });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw noAnswer();
  } finally {
    isOver();
  }
}

async function json<T>(method: Method, path: string, options?: Options): Promise<T> {
  const answer = await send(method, path, options);
  const text = await answer.text();
  return (text ? JSON.parse(text) : null) as T;
}

export const api = {
  get: <T>(path: string, query?: Query, signal?: AbortSignal) =>
    json<T>('GET', path, { ...(query && { query }), ...(signal && { signal }) }),
  post: <T>(path: string, body?: unknown) => json<T>('POST', path, { body: body ?? {} }),
  /** Leaves even when the window is closed right after. */
  postLast: (path: string, body: unknown) => json<unknown>('POST', path, { body, keepalive: true }),
  put: <T>(path: string, body?: unknown) => json<T>('PUT', path, { body: body ?? {} }),
  delete: <T>(path: string) => json<T>('DELETE', path),
};
