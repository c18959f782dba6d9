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
import './similar.css';

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

/** In a dialog little else may be covered. */
const shownItems = { page: 5, dialog: 3 };

function useSimilar({ resource, record }: Props, by: By, text: string): LookupItem[] {
  const { data = [] } = useQuery({
    queryKey: ['lookup', resource.base, 'similar', by, text],
    enabled: text !== '',
    queryFn: async ({ signal }) => {
      const query = { [by]: text, exceptId: record?.id ?? null };
      const path = `/app/${resource.base}/${calls[by]}`;
      return (await api.get<{ items: LookupItem[] }>(path, query, signal)).items;
    },
  });
  return text === '' ? [] : data;
}

const onceEach = (items: readonly LookupItem[]): LookupItem[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];

/** B-224: who types a record twice is told while typing. It warns and never forbids. */
export function SimilarWarning(props: Props) {
  const { resource, by, record, use } = props;
  const field = resource.similar?.[by] ?? '';
  const typed: unknown = Form.useWatch(field);
  const text = useDebounced(typeof typed === 'string' ? typed.trim() : '', pause);
  const isNew = text.length > 1 && text !== record?.[field];
  const first: unknown = Form.useWatch('firstName');
  // Of many Nguyens the one with the same first name counts, and may not be among the first twenty.
  const isWhole = isNew && by === 'lastName' && resource.similar?.name && typeof first === 'string';
  const wholeName = useDebounced(isWhole && first.trim() ? `${first.trim()} ${text}` : '', pause);
  const namesakes = useSimilar(props, 'name', wholeName);
  const data = onceEach([...namesakes, ...useSimilar(props, by, isNew ? text : '')]);
  if (!data.length) return null;
  const most = use ? shownItems.dialog : shownItems.page;
  const label = (resource.fields[field]?.label ?? '').toLowerCase();
  const [one, many] = resource.label;
  return (
    <Notice
      className="similar"
      tone="warning"
      title={`${data.length === 1 ? `A ${one.toLowerCase()}` : `${many}`} with a similar ${label} exist${data.length === 1 ? 's' : ''} already:`}
    >
      <ul className="similar-items">
        {data.slice(0, most).map((item) => (
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
        {data.length > most && <li className="soft">and {data.length - most} more</li>}
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
