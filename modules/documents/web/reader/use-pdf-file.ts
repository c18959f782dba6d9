import { useEffect, useState } from 'react';
import { openInParts } from './pdf-in-parts.ts';

type Opened = { readonly range: Awaited<ReturnType<typeof openInParts>> };

type State = { readonly path: string; readonly file: Opened | null; readonly error: unknown };

/** The file at an address as react-pdf takes it; `error` once a piece of it could not be fetched. */
export function usePdfFile(path: `/app/files/${string}`): Pick<State, 'file' | 'error'> {
  const [state, setState] = useState<State>({ path, file: null, error: null });
  useEffect(() => {
    const stop = new AbortController();
    const failed = (error: unknown) => {
      if (!stop.signal.aborted) setState({ path, file: null, error });
    };
    openInParts(path, stop.signal, failed).then((range) => {
      if (!stop.signal.aborted) setState({ path, file: { range }, error: null });
    }, failed);
    return () => stop.abort();
  }, [path]);
  return state.path === path ? state : { file: null, error: null };
}
