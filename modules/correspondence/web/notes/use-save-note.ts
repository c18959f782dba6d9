import { api, saved, toast, toastFailure } from '#kernel/web';
import { useRef, useState } from 'react';
import type { ShownNote } from '../../domain/index.ts';
import { bodyOf, missingIn } from './note-values.ts';
import type { NoteValues } from './note-values.ts';
import { useRefetchNotes } from './use-notes.ts';
import type { OnRecord } from './use-notes.ts';

type Saving = {
  readonly on: OnRecord;
  readonly values: NoteValues;
  /** The note that is being changed; absent for a new one. */
  readonly note?: ShownNote | undefined;
  readonly done: () => void;
};

/** Adds or changes a note; pressing twice sends once. */
export function useSaveNote({ on, values, note, done }: Saving) {
  const [isSaving, setSaving] = useState(false);
  const isBusy = useRef(false);
  const refetch = useRefetchNotes(on);

  const send = () => {
    const body = bodyOf(values, on);
    if (!note) return api.post('/app/correspondences', body);
    const { id, concurrencyStamp } = note;
    return api.put(`/app/correspondences/${id}`, { ...body, concurrencyStamp });
  };

  const save = async (): Promise<boolean> => {
    const missing = missingIn(values);
    if (missing) toast.warning(missing);
    if (missing || isBusy.current) return false;
    isBusy.current = true;
    setSaving(true);
    try {
      await send();
      toast.success(saved.record);
      done();
      await refetch();
      return true;
    } catch (error) {
      toastFailure(error);
      return false;
    } finally {
      isBusy.current = false;
      setSaving(false);
    }
  };
  return { save, isSaving };
}
