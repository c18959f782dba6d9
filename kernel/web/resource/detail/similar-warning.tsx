import type { AnyResource, Reference } from '#kernel/domain';
import { useQuery } from '@tanstack/react-query';
import { Button, Form } from 'antd';
import { Link } from 'react-router';
import { api } from '../../api/api.ts';
import { lookupLabel } from '../../fields/lookup-options.ts';
import type { LookupItem } from '../../fields/lookup-options.ts';
import { useDebounced } from '../../fields/use-debounced.ts';
import { Notice } from '../../ui/notice.tsx';
import type { StoredRecord } from '../record.ts';

const calls = {
  lastName: 'similarItemsByLastName',
  email: 'similarItemsByEmail',
  name: 'similarItemsByName',
} as const;
type By = keyof typeof calls;

/** Long enough not to ask for every letter, short enough to warn before the next field. */
const pause = 250;

type Props = {
  resource: AnyResource;
  by: By;
  record?: StoredRecord | undefined;
  /** Takes the found record instead of adding another, where the caller can go on with it. */
  use?: ((found: Reference) => void) | undefined;
};

/** B-224: who types a record twice is told while typing. It warns and never forbids. */
export function SimilarWarning({ resource, by, record, use }: Props) {
  const field = resource.similar?.[by] ?? '';
  const typed: unknown = Form.useWatch(field);
  const text = useDebounced(typeof typed === 'string' ? typed.trim() : '', pause);
  const isNew = text.length > 1 && text !== record?.[field];
  const { data = [] } = useQuery({
    queryKey: ['lookup', resource.base, 'similar', by, text],
    enabled: isNew,
    queryFn: async ({ signal }) => {
      const query = { [by]: text, exceptId: record?.id ?? null };
      const path = `/app/${resource.base}/${calls[by]}`;
      return (await api.get<{ items: LookupItem[] }>(path, query, signal)).items;
    },
  });
  if (!isNew || !data.length) return null;
  const label = (resource.fields[field]?.label ?? '').toLowerCase();
  const [one, many] = resource.label;
  return (
    <Notice
      className="similar"
      tone="warning"
      title={`${data.length === 1 ? `A ${one.toLowerCase()}` : `${many}`} with a similar ${label} exist${data.length === 1 ? 's' : ''} already:`}
    >
      <ul className="similar-items">
        {data.slice(0, 5).map((item) => (
          <li key={item.id}>
            <Link to={`/view/${resource.segment}/detail/${item.id}`}>{lookupLabel(item)}</Link>
            {item.descriptionOption && <span className="soft"> {item.descriptionOption}</span>}
            {use && item.isActive !== false && (
              <Button size="small" type="link" onClick={() => use(item)}>
                Use this one
              </Button>
            )}
          </li>
        ))}
        {data.length > 5 && <li className="soft">and {data.length - 5} more</li>}
      </ul>
    </Notice>
  );
}

/** Those whose field is among the given ones; two kinds of one field warn once. */
export const similarKinds = ({ similar = {} }: AnyResource, keys: readonly string[]): By[] =>
  (Object.keys(similar) as By[]).filter(
    (by, index, all) =>
      keys.includes(similar[by] ?? '') &&
      all.findIndex((other) => similar[other] === similar[by]) === index,
  );
