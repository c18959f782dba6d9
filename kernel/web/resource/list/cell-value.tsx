import { fieldText, findResource, pageAt, pageIsOpen, referencesOf } from '#kernel/domain';
import type { AnyRecord, Field } from '#kernel/domain';
import { Link } from 'react-router';
import { flagTone } from '../../fields/flag-tone.ts';
import { useSession } from '../../session/session.ts';
import { StatusChip } from '../../ui/status-chip.tsx';

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
  const text = fieldText(field, name, record, session);
  if (field.kind === 'flag') {
    return <StatusChip tone={flagTone(name, record[name])}>{text}</StatusChip>;
  }
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
  const apart = field.kind === 'url' && { target: '_blank', rel: 'noreferrer noopener' };
  return (
    <a tabIndex={-1} href={href} {...apart}>
      {text}
    </a>
  );
}

function hrefOf({ kind }: Field, text: string): string | undefined {
  if (kind === 'email') return `mailto:${text}`;
  return kind === 'url' && /^https?:\/\//i.test(text) ? text : undefined;
}

function Reference({ field, name, record }: Omit<Props, 'to'>) {
  const { actor } = useSession();
  const [reference] = referencesOf(name, record);
  if (!reference) return <span className="soft">–</span>;
  const target = findResource(field.resource ?? '');
  const page = target && pageAt(`/view/${target.segment}/detail/{id}`);
  if (!target || !page || !pageIsOpen(actor, page)) return reference.displayName;
  return (
    <Link tabIndex={-1} to={`/view/${target.segment}/detail/${reference.id}`}>
      {reference.displayName}
    </Link>
  );
}
