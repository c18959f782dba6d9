import {
  fieldText,
  findResource,
  pageAt,
  pageIsOpen,
  referenceKey,
  referencesOf,
} from '#kernel/domain';
import type { AnyRecord, Field } from '#kernel/domain';
import { Link } from 'react-router';
import { FileValue } from './file-input.tsx';
import type { FileReference } from './file-parts.ts';
import { useSession } from '../session/session.ts';
import { StatusChip } from '../ui/status-chip.tsx';
import { apart, hrefOf } from './href-of.ts';
import { isState, StateValue } from './state-value.tsx';

type Props = { field: Field; name: string; record: AnyRecord };

/** A value as it is read: links where they lead somewhere, words elsewhere. */
export function FieldValue({ field, name, record }: Props) {
  const session = useSession();
  const text = fieldText(field, name, record, session);
  if (field.kind === 'lookup' || field.kind === 'multiLookup') {
    const isEmpty = referencesOf(name, record).length === 0;
    if (isEmpty && text) return <span>{text}</span>;
    return <References field={field} name={name} record={record} />;
  }
  if (field.kind === 'file') return <StoredFile name={name} record={record} />;
  if (isState(field, record[name])) return <StateValue field={field} name={name} record={record} />;
  if (!text) return <span className="soft">–</span>;
  const href = hrefOf(field, text);
  if (href) {
    return (
      <a href={href} {...(field.kind === 'url' && apart)}>
        {text}
      </a>
    );
  }
  if (field.kind === 'json') return <pre className="code">{text}</pre>;
  return <span className={field.kind === 'longText' ? 'long-text' : undefined}>{text}</span>;
}

function StoredFile({ name, record }: Pick<Props, 'name' | 'record'>) {
  const file = record[referenceKey(name)] as FileReference | null | undefined;
  return file ? <FileValue file={file} /> : <span className="soft">–</span>;
}

function References({ field, name, record }: Props) {
  const { actor } = useSession();
  const target = findResource(field.resource ?? '');
  const page = target && pageAt(`/view/${target.segment}/detail/{id}`);
  // A value of a list is a word, not a place to go.
  const isLinked = page && pageIsOpen(actor, page) && field.kind === 'lookup' && !field.where;
  const references = referencesOf(name, record);
  if (!references.length) return <span className="soft">–</span>;
  return references.map(({ id, displayName }) =>
    isLinked ? (
      <Link key={id} to={`/view/${target.segment}/detail/${id}`}>
        {displayName}
      </Link>
    ) : field.kind === 'multiLookup' ? (
      <StatusChip key={id}>{displayName}</StatusChip>
    ) : (
      <span key={id}>{displayName}</span>
    ),
  );
}
