import { check, inputSchema } from '#kernel/domain';
import type { Fields, ValidationError } from '#kernel/domain';
import { api, toast, toastFailure, useRefetch } from '#kernel/web';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { CaseType } from '../../domain/index.ts';
import { givenOnly } from '../new-case/new-case-values.ts';
import type { NewCaseValues } from '../new-case/new-case-values.ts';
import { useTypedCase } from '../new-case/use-typed-case.ts';

type Made = { readonly id: string; readonly caseNo: string };

const errorsOf = (errors: readonly ValidationError[] = []): Record<string, string> =>
  Object.fromEntries(
    errors.flatMap(({ message, members }) => members.map((key) => [key, message])),
  );

const fieldsOf = ({ resource }: CaseType, names: readonly string[]): Fields =>
  Object.fromEntries(
    names.flatMap((name) => {
      const field = resource.fields[name];
      return field ? [[name, field]] : [];
    }),
  );

/** A case without an appointment: what was typed, and how it is saved. */
export function useNewClaim(type: CaseType, keys: readonly string[], start: NewCaseValues) {
  const form = useTypedCase(start);
  const navigate = useNavigate();
  const refetch = useRefetch(type.resource);
  const [isSaving, setSaving] = useState(false);
  const names = ['clientId', 'companyId', 'bookingCmId', ...keys];

  const save = async (): Promise<boolean> => {
    const given = givenOnly(form.values, names);
    const checked = check(inputSchema(fieldsOf(type, names)), given);
    if (!checked.ok) {
      form.setErrors(errorsOf(checked.errors));
      return false;
    }
    setSaving(true);
    try {
      const made = await api.post<Made>(`/app/${type.resource.base}`, checked.value);
      form.setSaved();
      toast.success(`${made.caseNo} made`);
      void refetch();
      await navigate(`/view/${type.resource.segment}/detail/${made.id}`, { replace: true });
      return true;
    } catch (error) {
      form.setErrors(
        errorsOf((error as { validationErrors?: ValidationError[] }).validationErrors),
      );
      toastFailure(error);
      return false;
    } finally {
      setSaving(false);
    }
  };
  return { ...form, isSaving, save, book: save };
}
