import { check, inputSchema } from '#kernel/domain';
import type { Fields, ValidationError } from '#kernel/domain';
import { api, toast, toastFailure, useRefetch } from '#kernel/web';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { CaseType } from '../../domain/index.ts';
import { givenOnly } from './new-case-values.ts';
import type { NewCaseValues } from './new-case-values.ts';
import { useTypedCase } from './use-typed-case.ts';

type Made = { readonly id: string; readonly caseNo: string };

const errorsOf = (errors: readonly ValidationError[] = []): Record<string, string> =>
  Object.fromEntries(
    errors.flatMap(({ message, members }) => members.map((key) => [key, message])),
  );

const who = ['clientId', 'companyId', 'bookingCmId'];

/** A new case of a type without an appointment: typed, checked as the server does, and made. */
export function usePlainCase(type: CaseType, keys: readonly string[], start: NewCaseValues) {
  const form = useTypedCase(start);
  const navigate = useNavigate();
  const refetch = useRefetch(type.resource);
  const [isSaving, setSaving] = useState(false);
  const { resource } = type;
  const asked = [...who, ...keys];
  const fields: Fields = Object.fromEntries(
    asked.flatMap((key) => (resource.fields[key] ? [[key, resource.fields[key]]] : [])),
  );

  const save = async (): Promise<boolean> => {
    const body = check(inputSchema(fields), givenOnly(form.values, asked));
    if (!body.ok) {
      form.setErrors(errorsOf(body.errors));
      return false;
    }
    setSaving(true);
    try {
      const { id, caseNo } = await api.post<Made>(`/app/${resource.base}`, body.value);
      form.setSaved();
      toast.success(`${caseNo} made`);
      void refetch();
      await navigate(`/view/${resource.segment}/detail/${id}`, { replace: true });
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
