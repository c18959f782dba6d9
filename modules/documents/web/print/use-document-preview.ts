import { panelText, postBlob } from '#kernel/web';
import { useEffect, useState } from 'react';

/** So long nobody types before the server is asked again. */
const pauseMilliseconds = 300;

export type DocumentPreview = {
  /** The last page that could be made; what is half typed does not take it away. */
  readonly html: string | null;
  readonly problem: string | null;
};

/** The page that the server makes of what is being typed. */
export function useDocumentPreview(path: string, typed: object | null): DocumentPreview {
  const [shown, setShown] = useState<DocumentPreview>({ html: null, problem: null });
  const isFirst = shown.html === null;
  const body = typed && JSON.stringify(typed);

  useEffect(() => {
    if (body === null) return;
    let isOver = false;
    const ask = async () => {
      try {
        const html = await (await postBlob(path, JSON.parse(body))).text();
        if (!isOver) setShown({ html, problem: null });
      } catch (failure) {
        if (!isOver) setShown(({ html }) => ({ html, problem: panelText(failure) }));
      }
    };
    const timer = setTimeout(() => void ask(), isFirst ? 0 : pauseMilliseconds);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
    // The first page must not be asked for twice because it has come.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [path, body]);

  return shown;
}
