import { uploadInParts } from '#documents/web';
import { api, panelText, useSession } from '#kernel/web';
import { useState } from 'react';
import type { PortalForm } from '../../domain/index.ts';

export type Sending = {
  readonly name: string;
  readonly at: number;
  readonly of: number;
  readonly share: number;
  readonly isCut: boolean;
};

/** Pages one after the other, in parts: a line that breaks goes on where it was, also after a reload. */
export function useFormPages(
  form: Pick<PortalForm, 'id' | 'round'>,
  refresh: () => Promise<unknown>,
) {
  const { actor } = useSession();
  const [sending, setSending] = useState<Sending | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const base = `/app/portal/forms/${form.id}`;
  const round = `${base}/rounds/${form.round}`;

  const sendOne = (file: File, at: number, of: number) => {
    const now = { name: file.name, at, of, share: 0, isCut: false };
    setSending(now);
    return uploadInParts(file, {
      address: `${round}/files`,
      place: `${actor.userId} ${round}`,
      metadata: {},
      fingerprint: [actor.userId, round, file.name, file.size, file.lastModified].join('|'),
      duplicates: 'keep',
      signal: new AbortController().signal,
      onProgress: (share) => setSending({ ...now, share }),
      onCut: (isCut) => setSending((was) => was && { ...was, isCut }),
    });
  };

  /** One that is refused does not hold up the others. */
  const add = async (files: readonly File[]) => {
    const refused: string[] = [];
    setProblems([]);
    for (const [index, file] of files.entries()) {
      try {
        await sendOne(file, index + 1, files.length);
      } catch (error) {
        refused.push(`${file.name}: ${panelText(error)}`);
      }
    }
    setSending(null);
    setProblems(refused);
    await refresh();
  };

  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    setProblems([]);
    setBusy(true);
    let isDone = true;
    try {
      await work();
    } catch (error) {
      isDone = false;
      setProblems([panelText(error)]);
    }
    await refresh();
    setBusy(false);
    return isDone;
  };

  return {
    sending,
    problems,
    isBusy,
    add,
    remove: (fileId: string) => run(() => api.delete(`${base}/files/${fileId}`)),
    giveBack: () => run(() => api.post(`${round}/return`)),
  };
}

export type FormPages = ReturnType<typeof useFormPages>;
