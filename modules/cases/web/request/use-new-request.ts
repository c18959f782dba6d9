import { check, inputSchema } from '#kernel/domain';
import type { Fields, ValidationError } from '#kernel/domain';
import { api, toast, toastFailure, useRefetch } from '#kernel/web';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { takenFromOrigin } from '../../domain/index.ts';
import type { CaseType } from '../../domain/index.ts';
import { givenOnly } from '../new-case/new-case-values.ts';
import type { NewCaseValues } from '../new-case/new-case-values.ts';
import { useTypedCase } from '../new-case/use-typed-case.ts';
import { requestSections } from './new-request-sections.ts';
import type { Origin } from './use-origin.ts';

const keys = [
  ...new Set(['originCaseId', ...takenFromOrigin, ...Object.values(requestSections).flat()]),
];

const fieldsOf = ({ resource }: CaseType): Fields =>
  Object.fromEntries(
    keys.flatMap((name) => {
      const field = resource.fields[name];
      return field ? [[name, field]] : [];
    }),
  );

const errorsOf = (errors: readonly ValidationError[] = []): Record<string, string> =>
  Object.fromEntries(
    errors.flatMap(({ message, members }) => members.map((key) => [key, message])),
  );

type Made = { readonly id: string; readonly caseNo: string };

export type NewRequestForm = ReturnType<typeof useNewRequest>;

/** What was typed and ticked. The case is made first, then its material: both, or the case says so. */
export function useNewRequest(type: CaseType, start: NewCaseValues) {
  const form = useTypedCase({ requestKind: 'chargeable', ...start });
  const { values, setErrors } = form;
  const [fileIds, setFileIds] = useState<readonly string[]>([]);
  const [isSaving, setSaving] = useState(false);
  const navigate = useNavigate();
  const refetch = useRefetch(type.resource);

  /** Claimant, customer, specialist and claim come along, and every document is ticked. */
  const takeOver = (origin: Origin) => {
    form.fill({ ...origin.values, originCaseId: origin.id }, origin.references);
    setFileIds(origin.files.map(({ id }) => id));
  };
  const save = async (): Promise<boolean> => {
    const body = check(inputSchema(fieldsOf(type)), givenOnly(values, keys));
    if (!body.ok) {
      setErrors(errorsOf(body.errors));
      return false;
    }
    setSaving(true);
    try {
      const { base, segment } = type.resource;
      const made = await api.post<Made>(`/app/${base}`, body.value);
      form.setSaved();
      if (fileIds.length)
        await api.put(`/app/${base}/${made.id}/material`, { fileIds }).catch(toastFailure);
      toast.success(`${made.caseNo} made`);
      void refetch();
      await navigate(`/view/${segment}/detail/${made.id}`, { replace: true });
      return true;
    } catch (error) {
      setErrors(errorsOf((error as { validationErrors?: ValidationError[] }).validationErrors));
      toastFailure(error);
      return false;
    } finally {
      setSaving(false);
    }
  };
  return { ...form, fileIds, setFileIds, takeOver, isSaving, save };
}
