import { check, inputSchema } from '#kernel/domain';
import type { ValidationError } from '#kernel/domain';
import { api, toast, toastFailure, useRefetch } from '#kernel/web';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ndis, startParticipant, usualPlanEnd } from '../../domain/index.ts';
import { filledBudgets } from './intake-budgets.ts';
import type { TypedBudget } from './intake-budgets.ts';

type Values = Readonly<Record<string, unknown>>;

const errorsOf = (errors: readonly ValidationError[]): Record<string, string> =>
  Object.fromEntries(
    errors.flatMap(({ message, members }) => members.map((key) => [key, message])),
  );

/** What was typed on the page of a new participant, and how it is saved. */
export function useIntake(start: Values) {
  const navigate = useNavigate();
  const refetch = useRefetch(ndis);
  const [values, setValues] = useState<Values>({ remoteness: 'national', ...start });
  const [budgets, setBudgets] = useState<readonly TypedBudget[]>([{}]);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isDirty, setDirty] = useState(false);
  const [isSaving, setSaving] = useState(false);

  const set = (key: string, value: unknown) => {
    setDirty(true);
    setErrors(({ [key]: _mended, ...rest }) => rest);
    setValues((all) => ({
      ...all,
      [key]: value,
      ...(key === 'planFrom' &&
        typeof value === 'string' &&
        !all.planTo && { planTo: usualPlanEnd(value) }),
    }));
  };
  const changeBudgets = (rows: readonly TypedBudget[]) => {
    setDirty(true);
    setBudgets(rows);
  };
  const save = async (): Promise<boolean> => {
    const given = Object.entries(values).filter(([, value]) => value !== null && value !== '');
    const body = { ...Object.fromEntries(given), budgets: filledBudgets(budgets) };
    const checked = check(inputSchema(startParticipant.input), body);
    if (!checked.ok) {
      setErrors(errorsOf(checked.errors));
      return false;
    }
    setSaving(true);
    try {
      const made = await api.post<{ id: string; caseNo: string }>(startParticipant.path, body);
      setDirty(false);
      toast.success(`${made.caseNo} made`);
      void refetch();
      await navigate(`/view/${ndis.segment}/detail/${made.id}`, { replace: true });
      return true;
    } catch (failure) {
      toastFailure(failure);
      return false;
    } finally {
      setSaving(false);
    }
  };
  return { values, budgets, errors, isDirty, isSaving, set, changeBudgets, save };
}
