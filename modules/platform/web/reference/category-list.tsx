import { api } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Input } from 'antd';
import { useState } from 'react';
import { lookupCategories, lookupConfig } from '../../domain/index.ts';
import type { LookupCategory, ValueCount } from '../../domain/index.ts';

type Props = { chosen: LookupCategory; choose: (category: LookupCategory) => void };

const categories = Object.entries(lookupCategories) as [LookupCategory, string][];

const found = (words: string) =>
  categories
    .filter(([, label]) => label.toLowerCase().includes(words.trim().toLowerCase()))
    .toSorted(([, a], [, b]) => a.localeCompare(b));

/** One that is far down the list is seen to be the chosen one. */
const intoView = (button: HTMLElement | null) => button?.scrollIntoView?.({ block: 'nearest' });

export function CategoryList({ chosen, choose }: Props) {
  const [words, setWords] = useState('');
  const { data } = useQuery({
    queryKey: ['list', lookupConfig.base, 'counts'],
    queryFn: ({ signal }) =>
      api.get<{ items: ValueCount[] }>('/app/lookup-config/counts', undefined, signal),
  });
  const counts = new Map(data?.items.map(({ type, total }) => [type, total]));
  const shown = found(words);
  return (
    <nav className="value-categories" aria-label="Lists">
      <Input
        type="search"
        aria-label="Find a list"
        placeholder="Find a list"
        maxLength={100}
        allowClear
        value={words}
        onChange={({ target }) => setWords(target.value)}
        onPressEnter={() => shown[0] && choose(shown[0][0])}
      />
      <ul>
        {shown.map(([key, label]) => (
          <li key={key}>
            <button
              type="button"
              ref={key === chosen ? intoView : undefined}
              aria-current={key === chosen ? 'true' : undefined}
              onClick={() => choose(key)}
            >
              <span>{label}</span>
              <span className="value-count">{data ? (counts.get(key) ?? 0) : ''}</span>
            </button>
          </li>
        ))}
      </ul>
      {!shown.length && <p className="soft">No list is called that.</p>}
    </nav>
  );
}
