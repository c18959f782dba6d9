import { useEffect, useState } from 'react';
import { openInParts } from './pdf-in-parts.ts';

type Opened = { readonly range: Awaited<ReturnType<typeof openInParts>> };

type State = { readonly fileId: string; readonly file: Opened | null; readonly error: unknown };

/** The file as react-pdf takes it; `error` once a piece of it could not be fetched. */
export function usePdfFile(fileId: string): Pick<State, 'file' | 'error'> {
  const [state, setState] = useState<State>({ fileId, file: null, error: null });
  useEffect(() => {
    const stop = new AbortController();
    const failed = (error: unknown) => {
      if (!stop.signal.aborted) setState({ fileId, file: null, error });
    };
    openInParts(fileId, stop.signal, failed).then((range) => {
      if (!stop.signal.aborted) setState({ fileId, file: { range }, error: null });
    }, failed);
    return () => stop.abort();
  }, [fileId]);
  return state.fileId === fileId ? state : { file: null, error: null };
}
