import type { AnyResource } from '#kernel/domain';
import { useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { api } from '../../api/api.ts';
import type { FieldsFormHandle, FormValues } from '../../form/fields-form.tsx';
import { changedValues, emptyValues, valuesOf } from '../../form/form-values.ts';
import { loadValidation } from '../../form/load-validation.ts';
import { useDefaultValues } from '../../form/use-default-values.ts';
import { useSession } from '../../session/session.ts';
import { todayIn } from '../../session/today.ts';
import { useDraft } from '../../tabs/use-draft.ts';
import { useUnsaved } from '../../tabs/use-unsaved.ts';
import { toastFailure } from '../../toast/toast.ts';
import type { StoredRecord } from '../record.ts';

type Draft = { values: FormValues; record?: StoredRecord };
export type Conflict = { theirs: StoredRecord; mine: FormValues };

type Given = {
  resource: AnyResource;
  record: StoredRecord | undefined;
  preset?: FormValues | undefined;
  /** Of a form over some fields only: keeps what is typed apart from the other parts. */
  part?: string | undefined;
  /** `from` is the record that the values were compared with. */
  save: (body: FormValues, from: StoredRecord | undefined) => Promise<void>;
};

export const isStale = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 409 && (!error.code || error.code === 'stale');

/** What a form over one record holds, keeps through a reload, compares and saves. */
export function useRecordForm({ resource, record: given, preset, part, save }: Given) {
  const { fields } = resource;
  const { zone } = useSession();
  const draft = useDraft<Draft>(
    [resource.name, given?.id ?? 'new', ...(part ? [part] : [])].join(':'),
  );
  // A refetch under an open form must not lend its stamp to values that were read before it.
  const [base, setBase] = useState(draft.found ? draft.found.record : given);
  const form = useRef<FieldsFormHandle>(null);
  const [isSaving, setSaving] = useState(false);
  const [isDirty, setDirty] = useState(draft.found !== null);
  const [isRestored, setRestored] = useState(draft.found !== null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const defaults = useDefaultValues(fields, !given && !draft.found, form);
  const fresh = (from: StoredRecord | undefined) =>
    from ? valuesOf(fields, from) : { ...emptyValues(fields), ...defaults, ...preset };

  const changed = () => {
    // Asked for ahead; a save asks again and tells when it cannot be had.
    loadValidation().catch(() => {});
    const values = form.current?.values() ?? {};
    const isNew = Object.keys(changedValues(fields, fresh(base), values)).length > 0;
    setDirty(isNew);
    if (isNew) draft.keep({ values, ...(base && { record: base }) });
    else draft.drop();
  };

  const compare = async (mine: FormValues, stale: StoredRecord) => {
    try {
      const path = `/app/${resource.base}/${encodeURIComponent(stale.id)}`;
      setConflict({ theirs: await api.get<StoredRecord>(path), mine });
    } catch (error) {
      toastFailure(error);
    }
  };

  const submit = async (from = base): Promise<boolean> => {
    const values = form.current?.values() ?? {};
    setSaving(true);
    try {
      const { checkCreate, checkUpdate } = await loadValidation();
      const checked = from
        ? checkUpdate(
            resource,
            {
              ...changedValues(fields, from, values),
              concurrencyStamp: from.concurrencyStamp,
            },
            todayIn(zone),
            from,
          )
        : checkCreate(resource, values, todayIn(zone));
      if (!checked.ok) {
        form.current?.refuse(checked.errors);
        return false;
      }
      await save(checked.value, from);
      draft.drop();
      setDirty(false);
      return true;
    } catch (error) {
      form.current?.fail(error);
      if (from && isStale(error)) await compare(values, from);
      return false;
    } finally {
      setSaving(false);
    }
  };

  /** The conflict is decided: their record is what the form starts from now. */
  const resolve = async (values: FormValues) => {
    const theirs = conflict?.theirs;
    setConflict(null);
    if (!theirs) return;
    setBase(theirs);
    form.current?.set(values);
    draft.keep({ values, record: theirs });
    await submit(theirs);
  };

  const discard = () => {
    draft.drop();
    setDirty(false);
    setRestored(false);
    setBase(given);
    form.current?.set(fresh(given));
  };

  useUnsaved({ isDirty, save: () => submit(), isKept: draft.isKept });
  return {
    form,
    base,
    initialValues: draft.found?.values ?? fresh(base),
    isDirty,
    isSaving,
    isRestored,
    conflict,
    changed,
    submit: () => void (isSaving || submit()),
    resolve: (values: FormValues) => void resolve(values),
    /** Back to the form; what was typed stays. */
    postpone: () => setConflict(null),
    discard,
  };
}
