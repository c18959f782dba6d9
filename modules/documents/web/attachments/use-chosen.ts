import { useState } from 'react';
import type { StoredFile } from '../stored-file.ts';

/** Which files are chosen, among those that are shown. */
export function useChosen(files: readonly StoredFile[]) {
  const [ids, setIds] = useState<readonly string[]>([]);
  return {
    chosen: files.filter(({ id }) => ids.includes(id)),
    choose: (file: StoredFile, isChosen: boolean) =>
      setIds((before) => [
        ...before.filter((id) => id !== file.id),
        ...(isChosen ? [file.id] : []),
      ]),
    clear: () => setIds([]),
  };
}
