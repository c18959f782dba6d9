import { ApiError, noAnswer } from './api-error.ts';
import { tokens } from './token-source.ts';

type Options = { onProgress?: (share: number) => void; signal?: AbortSignal };

/** `fetch` tells nothing of what was sent so far, so a form with a file goes by XMLHttpRequest. */
export async function upload<T>(path: string, form: FormData, options: Options = {}): Promise<T> {
  const token = await tokens().current();
  const first = await attempt(path, form, options, token);
  if (first.status !== 401 || !token) return answered<T>(first);
  const fresh = await tokens().renew(token);
  const second = fresh ? await attempt(path, form, options, fresh) : first;
  if (second.status === 401) tokens().ended();
  return answered<T>(second);
}

type Reply = { status: number; text: string };

function attempt(
  path: string,
  form: FormData,
  { onProgress, signal }: Options,
  token: string | null,
): Promise<Reply> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  const request = new XMLHttpRequest();
  const cancel = () => request.abort();
  request.open('POST', path);
  request.setRequestHeader('Accept', 'application/json');
  if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
  request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0);
  request.onload = () => resolve({ status: request.status, text: request.responseText });
  request.onerror = () => reject(noAnswer());
  request.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'));
  request.onloadend = () => signal?.removeEventListener('abort', cancel);
  signal?.addEventListener('abort', cancel);
  if (signal?.aborted) reject(new DOMException('The upload was cancelled', 'AbortError'));
  else request.send(form);
  return promise;
}

function answered<T>({ status, text }: Reply): T {
  const body = parsed(text);
  if (status >= 200 && status < 300) return body as T;
  const error = (body as { error?: object } | null)?.error ?? {};
  throw new ApiError({ ...error, status });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
