import { ApiError, noAnswer } from './api-error.ts';
import { tokens } from './token-source.ts';

type Options = {
  readonly headers?: Readonly<Record<string, string>>;
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
};

type Body = FormData | Blob | null;
type Reply = { status: number; text: string; header: (name: string) => string | null };

/** `fetch` tells nothing of what was sent so far, so a form with a file goes by XMLHttpRequest. */
export async function upload<T>(path: string, form: FormData, options: Options = {}): Promise<T> {
  return parsed((await sendBytes('POST', path, form, options)).text) as T;
}

/** An answer other than 2xx rejects. */
export async function sendBytes(
  method: string,
  path: string,
  body: Body,
  options: Options = {},
): Promise<Reply> {
  const token = await tokens().current();
  const first = await attempt(method, path, body, options, token);
  if (first.status !== 401 || !token) return answered(first);
  const fresh = await tokens().renew(token);
  const second = fresh ? await attempt(method, path, body, options, fresh) : first;
  if (second.status === 401) tokens().ended();
  return answered(second);
}

function attempt(
  method: string,
  path: string,
  body: Body,
  { headers = {}, onProgress, signal }: Options,
  token: string | null,
): Promise<Reply> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  const request = new XMLHttpRequest();
  const cancel = () => request.abort();
  request.open(method, path);
  request.setRequestHeader('Accept', 'application/json');
  if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0);
  request.onload = () =>
    resolve({
      status: request.status,
      text: request.responseText,
      header: (name) => request.getResponseHeader(name),
    });
  request.onerror = () => reject(noAnswer());
  request.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'));
  request.onloadend = () => signal?.removeEventListener('abort', cancel);
  signal?.addEventListener('abort', cancel);
  if (signal?.aborted) reject(new DOMException('The upload was cancelled', 'AbortError'));
  else request.send(body);
  return promise;
}

function answered(reply: Reply): Reply {
  const { status, text } = reply;
  if (status >= 200 && status < 300) return reply;
  const error = (parsed(text) as { error?: object } | null)?.error ?? {};
  throw new ApiError({ ...error, status });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
