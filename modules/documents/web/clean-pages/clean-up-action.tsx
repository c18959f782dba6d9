import { useEffect, useRef } from 'react';
import type { FileActionProps } from '../attachments/file-action.ts';
import { cleanUp } from './clean-up.ts';

/** Starts at once: the original stays, and what was taken out can come back. */
export default function CleanUpAction({ files: [file], close }: FileActionProps) {
  const isStarted = useRef(false);
  useEffect(() => {
    if (!file || isStarted.current) return;
    isStarted.current = true;
    void cleanUp(file, () => close(true)).then(() => close(false));
  }, [file, close]);
  return null;
}
