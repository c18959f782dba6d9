import { check, inputSchema } from '#kernel/domain';
import { api, ApiError, postBlob, saveBlob, toast, toastFailure } from '#kernel/web';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { letterFields } from '../../domain/index.ts';
import type { RecordLink } from '../stored-file.ts';
import type { Kept, Letter } from './letter.ts';

type Running = 'keep' | 'pdf' | null;
export type LetterErrors = Readonly<Record<string, string>>;

const byField = (found: readonly { message: string; members: readonly string[] }[]): LetterErrors =>
  Object.fromEntries(found.map(({ message, members }) => [members[0] ?? '', message]));

/** What the writer has typed, what is wrong with it, and what can be done with it. */
export function useLetter(link: RecordLink, draft: Letter, keep: (letter: Kept) => void) {
  const queries = useQueryClient();
  const [letter, setLetter] = useState(draft);
  const [errors, setErrors] = useState<LetterErrors>({});
  const [running, setRunning] = useState<Running>(null);
  const sent = { ...link, ...letter };

  const run = async (name: Exclude<Running, null>, work: () => Promise<void>) => {
    const checked = check(inputSchema(letterFields), letter);
    setErrors(checked.ok ? {} : byField(checked.errors));
    if (!checked.ok) {
      toast.error(checked.errors[0]?.message ?? '');
      return;
    }
    setRunning(name);
    try {
      await work();
    } catch (failure) {
      if (failure instanceof ApiError) setErrors(byField(failure.validationErrors));
      toastFailure(failure);
    }
    setRunning(null);
  };

  return {
    letter,
    errors,
    running,
    sent,
    isDirty: JSON.stringify(letter) !== JSON.stringify(draft),
    change: (values: Partial<Letter>) => setLetter((before) => ({ ...before, ...values })),
    savePdf: () =>
      run('pdf', async () => {
        saveBlob(await postBlob('/app/letters/preview?format=pdf', sent), 'Letter.pdf');
      }),
    attach: () =>
      run('keep', async () => {
        const kept = await api.post<Kept>('/app/letters', sent);
        const { fromModule, objectId } = link;
        await queries.invalidateQueries({ queryKey: ['attachments', fromModule, objectId] });
        keep(kept);
      }),
  };
}
