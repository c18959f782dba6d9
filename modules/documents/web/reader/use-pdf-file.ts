import { useEffect, useState } from 'react';
import { openInParts } from './pdf-in-parts.ts';

type Opened = { readonly range: Awaited<ReturnType<typeof openInParts>> };

/** The file as react-pdf takes it; `error` once a piece of it could not be fetched. */
export function usePdfFile(fileId: string): { file: Opened | null; error: unknown } {
  const [file, setFile] = useState<Opened | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    const stop = new AbortController();
    setFile(null);
    setError(null);
    openInParts(fileId, stop.signal, setError).then(
      (range) => {
        if (!stop.signal.aborted) setFile({ range });
      },
      (failure: unknown) => {
        if (!stop.signal.aborted) setError(failure);
      },
    );
    return () => stop.abort();
  }, [fileId]);
  return { file, error };
}
