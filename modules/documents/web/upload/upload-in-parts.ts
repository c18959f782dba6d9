import { ApiError, sendBytes } from '#kernel/web';
import { tusContentType, tusPlace, tusVersion } from '../../domain/index.ts';
import { forgetUpload, rememberUpload, uploadBegun } from './unfinished-uploads.ts';
import { waitForLine } from './wait-for-line.ts';

export type PartsOptions = {
  /** `fromModule`, `objectId`, `attachmentTypeId`, `type`: what the server keeps with it. */
  readonly metadata: Readonly<Record<string, string>>;
  readonly fingerprint: string;
  readonly place: string;
  readonly duplicates: 'ask' | 'keep';
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
  /** True while there is no line to the server. */
  readonly onCut: (isCut: boolean) => void;
  /** Where it is sent, where that is not the place of whoever is signed in. */
  readonly address?: string;
  /** How long before it is tried again; tests do not wait. */
  readonly wait?: typeof waitForLine;
};

const partBytes = 5 * 1024 * 1024;
const common = { 'Tus-Resumable': tusVersion };

type State = { readonly url: string; readonly offset: number; readonly fileId: string | null };

/** A cut line, a busy server and a dead process pass; a refusal does not. */
const isPassing = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 0 ||
    error.status === 429 ||
    error.status >= 500 ||
    error.code === 'uploadOffset');

/** Nothing that comes later changes it; a question and an ended sign-in are none. */
const isRefused = (error: unknown): boolean =>
  !isPassing(error) &&
  !(error instanceof ApiError && (error.code === 'duplicateFile' || error.status === 401));

const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** By tus 1.0.0. Goes on after a cut line, and after a reload; answers the id of the stored file. */
export async function uploadInParts(file: File, options: PartsOptions): Promise<string> {
  const { signal, onCut, fingerprint, wait = waitForLine } = options;
  const known = uploadBegun(fingerprint)?.url ?? null;
  let state: State | null = known === null ? null : { url: known, offset: -1, fileId: null };
  for (let tries = 0; ;) {
    try {
      state = await oneStep(file, state, options);
      onCut(false);
      tries = 0;
      if (state?.fileId) break;
    } catch (error) {
      if (signal.aborted || isRefused(error)) await cancel(state?.url, fingerprint);
      if (signal.aborted || !isPassing(error)) throw error;
      onCut(true);
      await wait((tries += 1), signal);
      // What arrived before the cut only the server knows.
      state = state && { ...state, offset: -1 };
    }
  }
  forgetUpload(fingerprint);
  return state.fileId;
}

/** Begins it, asks how far it is, or sends the next part. Null: the server knows it no longer. */
async function oneStep(
  file: File,
  state: State | null,
  options: PartsOptions,
): Promise<State | null> {
  if (!state) return begin(file, options);
  if (state.offset >= 0) return sendPart(file, state, options);
  try {
    const { header } = await sendBytes('HEAD', state.url, null, {
      headers: common,
      signal: options.signal,
    });
    const offset = Number(header('Upload-Offset'));
    options.onProgress(offset / file.size);
    return { ...state, offset, fileId: header('Upload-File') };
  } catch (error) {
    if (!isGone(error)) throw error;
    forgetUpload(options.fingerprint);
    return null;
  }
}

const inBase64 = (text: string): string =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(text)));

async function begin(file: File, options: PartsOptions): Promise<State> {
  const facts = { filename: file.name, ...options.metadata };
  const metadata = Object.entries(facts).map(([key, value]) => `${key} ${inBase64(value)}`);
  const { header } = await sendBytes('POST', options.address ?? tusPlace, null, {
    headers: {
      ...common,
      'Upload-Length': String(file.size),
      'Upload-Metadata': metadata.join(','),
    },
    signal: options.signal,
  });
  const url = header('Location') ?? '';
  const { fingerprint, place } = options;
  rememberUpload({ fingerprint, place, url, name: file.name, begunAt: Date.now() });
  return { url, offset: 0, fileId: null };
}

async function sendPart(file: File, state: State, options: PartsOptions): Promise<State> {
  const { duplicates, signal, onProgress } = options;
  const part = file.slice(state.offset, state.offset + partBytes);
  const { header } = await sendBytes('PATCH', `${state.url}?duplicates=${duplicates}`, part, {
    headers: {
      ...common,
      'Upload-Offset': String(state.offset),
      'Content-Type': tusContentType,
    },
    signal,
    onProgress: (share) => onProgress((state.offset + share * part.size) / file.size),
  });
  return {
    ...state,
    offset: Number(header('Upload-Offset')),
    fileId: header('Upload-File'),
  };
}

/** The server throws away what it has; if it cannot be told, it does so by itself a day later. */
export async function cancel(url: string | undefined, fingerprint: string): Promise<void> {
  forgetUpload(fingerprint);
  if (url) await sendBytes('DELETE', url, null, { headers: common }).catch(() => undefined);
}
