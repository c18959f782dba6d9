import { api, toastFailure, useUnsaved } from '#kernel/web';
import { useCallback, useEffect, useRef, useState } from 'react';

const quietMilliseconds = 2000;

/** Kept on the server whenever the typist pauses, and before the window is left. */
export function useTypedText(jobId: string, start: string) {
  const [text, setText] = useState(start);
  const [kept, setKept] = useState(start);
  const latest = useRef(start);

  const save = useCallback(async (): Promise<boolean> => {
    const value = latest.current;
    try {
      await api.put(`/app/typing-jobs/${jobId}/text`, { text: value });
      setKept(value);
      return true;
    } catch (error) {
      toastFailure(error);
      return false;
    }
  }, [jobId]);

  const isDirty = text !== kept;
  useEffect(() => {
    if (!isDirty) return;
    const timer = setTimeout(() => void save(), quietMilliseconds);
    return () => clearTimeout(timer);
  }, [text, isDirty, save]);
  useUnsaved({ isDirty, save });

  const change = (html: string) => {
    latest.current = html;
    setText(html);
  };
  return { text, change, save, isDirty };
}
