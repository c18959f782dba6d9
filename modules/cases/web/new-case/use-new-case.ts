import { check, inputSchema } from '#kernel/domain';
import type { AnyAction, Reference, ValidationError } from '#kernel/domain';
import { api, openTab, runAction, toast, toastFailure } from '#kernel/web';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { mostInPanel } from '../../domain/index.ts';
import type { CaseType } from '../../domain/index.ts';
import type { FreeSlot } from '../appointment/free-slots.ts';
import { fromClient, givenOnly } from './new-case-values.ts';
import type { KnownClient, NewCaseValues } from './new-case-values.ts';
import { caseSections, withoutSlots } from './new-case-sections.ts';

type Made = { readonly id: string; readonly caseNo: string };

const errorsOf = (errors: readonly ValidationError[] = []): Record<string, string> =>
  Object.fromEntries(
    errors.flatMap(({ message, members }) => members.map((key) => [key, message])),
  );

const keysOfForm = ['clientId', 'companyId', 'bookingCmId', ...Object.values(caseSections).flat()];

/** Whoever may not read claimants makes cases all the same: the server knows their company. */
const readClient = (id: string): Promise<KnownClient | null> =>
  api.get<KnownClient>(`/app/clients/${id}`).catch(() => null);

export type NewCaseForm = ReturnType<typeof useNewCase>;

/** What was typed, what is wrong with it, the chosen times and the two ways to save. */
export function useNewCase(type: CaseType, booking: AnyAction | null, start: NewCaseValues) {
  const [values, setValues] = useState<NewCaseValues>(start);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [references, setReferences] = useState<readonly Reference[]>([]);
  const [slots, setSlots] = useState<readonly FreeSlot[]>([]);
  const [isSaving, setSaving] = useState(false);
  const [isDirty, setDirty] = useState(false);
  const key = useRef('');

  const changed = () => {
    key.current = '';
    setDirty(true);
  };
  const set = (name: string, value: unknown) => {
    setValues((all) => ({ ...all, [name]: value }));
    setErrors(({ [name]: _mended, ...rest }) => rest);
    changed();
  };
  const takeFrom = async (clientId: string) => {
    const found = await readClient(clientId);
    if (!found) return;
    const { values: known, references: named } = fromClient(found);
    setValues((all) => (all.clientId === clientId ? { ...all, ...known } : all));
    setReferences((all) => [...all, ...named]);
  };
  const chooseClient = (clientId: string | null, reference?: Reference) => {
    set('clientId', clientId);
    if (reference) setReferences((all) => [...all, reference]);
    if (clientId) void takeFrom(clientId);
  };
  const begin = useEffectEvent(() => {
    if (typeof start.clientId === 'string') void takeFrom(start.clientId);
  });
  useEffect(() => begin(), []);

  const toggleSlot = (slot: FreeSlot) => {
    setSlots((all) =>
      all.some(({ id }) => id === slot.id)
        ? all.filter(({ id }) => id !== slot.id)
        : [...all, slot].slice(-mostInPanel),
    );
    changed();
  };

  const fieldsOf = (names: readonly string[]) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const field = type.resource.fields[name];
        return field ? [[name, field]] : [];
      }),
    );
  const checked = (names: readonly string[]): Record<string, unknown> | null => {
    const result = check(inputSchema(fieldsOf(names)), givenOnly(values, names));
    if (result.ok) return result.value;
    setErrors(errorsOf(result.errors));
    return null;
  };
  const run = async (work: (once: string) => Promise<readonly Made[] | null>): Promise<boolean> => {
    setSaving(true);
    key.current ||= crypto.randomUUID();
    try {
      const made = await work(key.current);
      if (!made) return false;
      setDirty(false);
      toast.success(`${made.map(({ caseNo }) => caseNo).join(', ')} made`);
      const [first] = made;
      if (first) openTab(`/view/${type.resource.segment}/detail/${first.id}`);
      return true;
    } catch (error) {
      key.current = '';
      setErrors(errorsOf((error as { validationErrors?: ValidationError[] }).validationErrors));
      toastFailure(error);
      return false;
    } finally {
      setSaving(false);
    }
  };

  const save = async (): Promise<boolean> => {
    const body = checked(keysOfForm);
    if (!body) return false;
    return run(async () => [await api.post<Made>(`/app/${type.resource.base}`, body)]);
  };
  const book = async (): Promise<boolean> => {
    const body = checked(keysOfForm.filter((name) => !withoutSlots.includes(name)));
    if (!body || !booking) return false;
    const input = {
      ...body,
      slots: slots.map(({ id, consultationType }) => ({ slotId: id, consultationType })),
    };
    return run(
      async (once) =>
        (await runAction<{ items: Made[] }>(booking, '', input, { key: once }))?.items ?? null,
    );
  };

  return {
    values,
    errors,
    references,
    slots,
    isSaving,
    isDirty,
    set,
    chooseClient,
    toggleSlot,
    save,
    book,
  };
}
