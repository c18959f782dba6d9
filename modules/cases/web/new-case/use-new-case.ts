import { check, inputSchema } from '#kernel/domain';
import type { AnyAction, Fields, ValidationError } from '#kernel/domain';
import { api, openTab, runAction, toast, toastFailure } from '#kernel/web';
import { useRef, useState } from 'react';
import type { CaseType } from '../../domain/index.ts';
import { caseSections, withoutSlots } from './new-case-sections.ts';
import { givenOnly } from './new-case-values.ts';
import type { NewCaseValues } from './new-case-values.ts';
import { useTypedCase } from './use-typed-case.ts';

type Made = { readonly id: string; readonly caseNo: string };

const errorsOf = (errors: readonly ValidationError[] = []): Record<string, string> =>
  Object.fromEntries(
    errors.flatMap(({ message, members }) => members.map((key) => [key, message])),
  );

const keysOfForm = ['clientId', 'companyId', 'bookingCmId', ...Object.values(caseSections).flat()];

const fieldsOf = ({ resource }: CaseType, names: readonly string[]): Fields =>
  Object.fromEntries(
    names.flatMap((name) => {
      const field = resource.fields[name];
      return field ? [[name, field]] : [];
    }),
  );

export type NewCaseForm = ReturnType<typeof useNewCase>;

/** What was typed, and the two ways to save it: as a case, or with the times that were chosen. */
export function useNewCase(type: CaseType, booking: AnyAction | null, start: NewCaseValues) {
  const form = useTypedCase(start);
  const { values, slots, setErrors } = form;
  const [isSaving, setSaving] = useState(false);
  const key = useRef({ of: 0, text: '' });

  const checked = (names: readonly string[]): Record<string, unknown> | null => {
    const result = check(inputSchema(fieldsOf(type, names)), givenOnly(values, names));
    if (result.ok) return result.value;
    setErrors(errorsOf(result.errors));
    return null;
  };
  /** The same press twice is one call; what was changed since is another. */
  const keyOfCall = (): string => {
    if (key.current.of !== form.version || !key.current.text)
      key.current = { of: form.version, text: crypto.randomUUID() };
    return key.current.text;
  };
  const run = async (work: () => Promise<readonly Made[] | null>): Promise<boolean> => {
    setSaving(true);
    try {
      const made = await work();
      if (!made) return false;
      form.setSaved();
      toast.success(`${made.map(({ caseNo }) => caseNo).join(', ')} made`);
      const [first] = made;
      if (first) openTab(`/view/${type.resource.segment}/detail/${first.id}`);
      return true;
    } catch (error) {
      key.current = { of: 0, text: '' };
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
    const times = slots.map(({ id, consultationType }) => ({ slotId: id, consultationType }));
    const call = { ...body, slots: times };
    const once = { key: keyOfCall() };
    return run(
      async () => (await runAction<{ items: Made[] }>(booking, '', call, once))?.items ?? null,
    );
  };
  return { ...form, isSaving, save, book };
}
