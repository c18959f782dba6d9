import type { Reference } from '#kernel/domain';
import { api } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mostInPanel } from '../../domain/index.ts';
import type { FreeSlot } from '../appointment/free-slots.ts';
import { fromClient } from './new-case-values.ts';
import type { KnownClient, NewCaseValues } from './new-case-values.ts';

/** Whoever may not read claimants makes cases all the same: the server knows their company. */
const readClient = (id: string): Promise<KnownClient | null> =>
  api.get<KnownClient>(`/app/clients/${id}`).catch(() => null);

const useClient = (id: unknown) =>
  useQuery({
    queryKey: ['record', 'clients', id, 'new case'],
    enabled: typeof id === 'string',
    queryFn: () => readClient(String(id)),
  }).data;

export type TypedCase = ReturnType<typeof useTypedCase>;

/** The form of a new case. What the claimant says counts until somebody types something else. */
export function useTypedCase(start: NewCaseValues) {
  const [typed, setTyped] = useState<NewCaseValues>(start);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [named, setNamed] = useState<readonly Reference[]>([]);
  const [slots, setSlots] = useState<readonly FreeSlot[]>([]);
  const [version, setVersion] = useState(0);
  const [savedVersion, setSavedVersion] = useState(0);
  const client = useClient(typed.clientId);
  const known = client ? fromClient(client) : null;

  const changed = () => setVersion((count) => count + 1);
  const set = (name: string, value: unknown) => {
    setTyped((all) => ({ ...all, [name]: value }));
    setErrors(({ [name]: _mended, ...rest }) => rest);
    changed();
  };
  const chooseClient = (clientId: string | null, reference?: Reference) => {
    const { companyId: _company, bookingCmId: _manager, ...rest } = typed;
    // What was chosen for another claimant goes with them.
    setTyped({ ...(typed.clientId ? rest : typed), clientId });
    setErrors(({ clientId: _mended, ...others }) => others);
    if (reference) setNamed((all) => [...all, reference]);
    changed();
  };
  /** What another case says, in place of what was typed. */
  const fill = (given: NewCaseValues, references: readonly Reference[]) => {
    setTyped((all) => ({ ...all, ...given }));
    setNamed((all) => [...all, ...references]);
    setErrors({});
    changed();
  };
  const toggleSlot = (slot: FreeSlot) => {
    setSlots((all) =>
      all.some(({ id }) => id === slot.id)
        ? all.filter(({ id }) => id !== slot.id)
        : [...all, slot].slice(-mostInPanel),
    );
    changed();
  };
  return {
    values: { ...known?.values, ...typed } as NewCaseValues,
    references: [...named, ...(known?.references ?? [])],
    errors,
    slots,
    version,
    isDirty: version !== savedVersion,
    set,
    setErrors,
    chooseClient,
    fill,
    toggleSlot,
    setSaved: () => setSavedVersion(version),
  };
}
