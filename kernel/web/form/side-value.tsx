import type { AnyRecord, Field } from '#kernel/domain';
import { fieldText, referencesOf } from '#kernel/domain';
import { useLookupNames } from '../fields/lookup-options.ts';
import { useSession } from '../session/session.ts';

type Props = { field: Field; name: string; record: AnyRecord };

/** A value in words. What was picked but never saved is known by id only: its name is asked for. */
export function SideValue({ field, name, record }: Props) {
  const session = useSession();
  const isReference = field.kind === 'lookup' || field.kind === 'multiLookup';
  const ids = isReference ? ([record[name] ?? []].flat() as string[]) : [];
  const known = isReference ? referencesOf(name, record) : [];
  const nameless = ids.filter((id) => !known.some((one) => one.id === id));
  const { data = [] } = useLookupNames(field.resource, nameless);
  const nameOf = (id: string) => [...known, ...data].find((one) => one.id === id)?.displayName;
  const text = isReference
    ? ids.map((id) => nameOf(id) ?? '…').join(', ')
    : fieldText(field, name, record, session);
  return text ? <span className="side-value">{text}</span> : <span className="soft">empty</span>;
}
