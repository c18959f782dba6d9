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

type Form = Pick<PortalForm, 'id' | 'round'>;
type Show = (change: (was: Sending | null) => Sending | null) => void;

const baseOf = ({ id }: Form): string => `/app/portal/forms/${id}`;
const roundOf = (form: Form): string => `${baseOf(form)}/rounds/${form.round}`;

/** In parts: a line that breaks goes on where it was, also after a reload. */
function sendPage(file: File, form: Form, userId: string, show: Show): Promise<string> {
  const place = `${userId} ${roundOf(form)}`;
  return uploadInParts(file, {
    address: `${roundOf(form)}/files`,
    place,
    metadata: {},
    fingerprint: [place, file.name, file.size, file.lastModified].join('|'),
    duplicates: 'keep',
    signal: new AbortController().signal,
    onProgress: (share) => show((was) => was && { ...was, share }),
    onCut: (isCut) => show((was) => was && { ...was, isCut }),
  });
}

/** Pages one after the other; one that is refused does not hold up the others. */
export function useFormPages(form: Form, refresh: () => Promise<unknown>) {
  const { actor } = useSession();
  const [sending, setSending] = useState<Sending | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);

  const add = async (files: readonly File[]) => {
    const refused: string[] = [];
    setProblems([]);
    for (const [index, file] of files.entries()) {
      const { name } = file;
      setSending({ name, at: index + 1, of: files.length, share: 0, isCut: false });
      try {
        await sendPage(file, form, actor.userId, setSending);
      } catch (error) {
        refused.push(`${name}: ${panelText(error)}`);
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
    remove: (fileId: string) => run(() => api.delete(`${baseOf(form)}/files/${fileId}`)),
    giveBack: () => run(() => api.post(`${roundOf(form)}/return`)),
  };
}

export type FormPages = ReturnType<typeof useFormPages>;
