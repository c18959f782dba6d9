import { check, inputSchema } from '#kernel/domain';
import type { AnyAction, Fields, ValidationError } from '#kernel/domain';
import { api, runAction, toast, toastFailure, useRefetch } from '#kernel/web';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
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

const checkedValues = (type: CaseType, values: NewCaseValues, names: readonly string[]) =>
  check(inputSchema(fieldsOf(type, names)), givenOnly(values, names));

export type NewCaseForm = ReturnType<typeof useNewCase>;

/** What was typed, and the two ways to save it: as a case, or with the times that were chosen. */
export function useNewCase(type: CaseType, booking: AnyAction, start: NewCaseValues) {
  const form = useTypedCase(start);
  const { values, slots, setErrors } = form;
  const navigate = useNavigate();
  const refetch = useRefetch(type.resource);
  const [isSaving, setSaving] = useState(false);
  const key = useRef({ of: 0, text: '' });

  const refuse = (wrong: readonly ValidationError[]): boolean => {
    setErrors(errorsOf(wrong));
    return false;
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
      void refetch();
      const path = `/view/${type.resource.segment}/detail/${first?.id ?? ''}`;
      await navigate(path, { replace: true });
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
    const body = checkedValues(type, values, keysOfForm);
    if (!body.ok) return refuse(body.errors);
    return run(async () => [await api.post<Made>(`/app/${type.resource.base}`, body.value)]);
  };
  const book = async (): Promise<boolean> => {
    const asked = keysOfForm.filter((name) => !withoutSlots.includes(name));
    const body = checkedValues(type, values, asked);
    if (!body.ok) return refuse(body.errors);
    const times = slots.map(({ id, consultationType }) => ({ slotId: id, consultationType }));
    const call = { ...body.value, slots: times };
    const once = { key: keyOfCall() };
    return run(
      async () => (await runAction<{ items: Made[] }>(booking, '', call, once))?.items ?? null,
    );
  };
  return { ...form, isSaving, save, book };
}
