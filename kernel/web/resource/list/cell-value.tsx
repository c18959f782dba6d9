import { fieldText, findResource, pageAt, pageIsOpen, referencesOf } from '#kernel/domain';
import type { AnyRecord, Field } from '#kernel/domain';
import { Link } from 'react-router';
import { apart, hrefOf } from '../../fields/href-of.ts';
import { isState, StateValue } from '../../fields/state-value.tsx';
import { useSession } from '../../session/session.ts';

type Props = {
  field: Field;
  name: string;
  record: AnyRecord;
  /** The record's own page, for the column that leads there. */
  to?: string;
};

/** A value on one line. Links are no stops of the Tab key: the table is one. */
export function CellValue({ field, name, record, to }: Props) {
  const session = useSession();
  if (field.kind === 'lookup') return <Reference field={field} name={name} record={record} />;
  if (isState(field, record[name])) return <StateValue field={field} name={name} record={record} />;
  const text = fieldText(field, name, record, session);
  if (to) {
    return (
      <Link className="grid-lead" tabIndex={-1} to={to}>
        {text || '–'}
      </Link>
    );
  }
  if (!text) return <span className="soft">–</span>;
  const href = hrefOf(field, text);
  if (!href) return text;
  return (
    <a tabIndex={-1} href={href} {...(field.kind === 'url' && apart)}>
      {text}
    </a>
  );
}

function Reference({ field, name, record }: Omit<Props, 'to'>) {
  const session = useSession();
  const { actor } = session;
  const [reference] = referencesOf(name, record);
  if (!reference) return fieldText(field, name, record, session) || <span className="soft">–</span>;
  const target = findResource(field.resource ?? '');
  const page = target && pageAt(`/view/${target.segment}/detail/{id}`);
  if (!target || !page || !pageIsOpen(actor, page)) return reference.displayName;
  return (
    <Link tabIndex={-1} to={`/view/${target.segment}/detail/${reference.id}`}>
      {reference.displayName}
    </Link>
  );
}
