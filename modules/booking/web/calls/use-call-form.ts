import { check, inputSchema } from '#kernel/domain';
import { useState } from 'react';
import { changeCall } from '../../domain/index.ts';
import type { OwnCall } from './calls-store.ts';
import { runCallAction } from './run-call-action.ts';

type Values = Readonly<Record<string, string | null>>;

const valuesOf = (call: OwnCall): Values => ({
  callerName: call.callerName,
  callerPhone: call.callerPhone,
  clientId: call.client?.id ?? null,
  claimNo: call.claimNo,
  companyId: call.company?.id ?? null,
  caseManagerId: call.caseManager?.id ?? null,
  suburb: call.suburb,
  note: call.note,
});

/** What was typed, what is wrong with it, and the call that saves it. */
export function useCallForm(call: OwnCall, close: () => void) {
  const [start] = useState(() => valuesOf(call));
  const [values, setValues] = useState(start);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isSaving, setSaving] = useState(false);
  const changed = Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== start[name]),
  );
  const set = (name: string, value: string | null) => {
    // Whoever worked for the other company does not come along.
    const others: Values = name === 'companyId' ? { caseManagerId: null } : {};
    setValues((all) => ({ ...all, [name]: value, ...others }));
    setErrors(({ [name]: _mended, ...rest }) => rest);
  };
  const save = async () => {
    const checked = check(inputSchema(changeCall.input), changed);
    if (!checked.ok) {
      const all = checked.errors.flatMap(({ message, members }) =>
        members.map((name) => [name, message] as const),
      );
      return setErrors(Object.fromEntries(all));
    }
    setSaving(true);
    if (await runCallAction(changeCall, call.id, changed)) close();
    else setSaving(false);
  };
  const isChanged = Object.keys(changed).length > 0;
  return { values, errors, isSaving, isChanged, set, save };
}
