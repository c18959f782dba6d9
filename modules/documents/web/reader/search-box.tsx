import { DownOutlined, SearchOutlined, UpOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import type { InputRef } from 'antd';
import type { Ref } from 'react';
import type { Hits } from './search-text.ts';
import { totalHits } from './search-text.ts';

type Props = {
  ref: Ref<InputRef>;
  words: string;
  setWords: (words: string) => void;
  hits: readonly Hits[];
  isSearching: boolean;
  go: (direction: 1 | -1) => void;
};

const countText = (hits: readonly Hits[], isSearching: boolean): string => {
  const total = totalHits(hits);
  const found = total === 1 ? '1 hit' : `${total} hits`;
  const pages = hits.length === 1 ? '1 page' : `${hits.length} pages`;
  if (!total) return isSearching ? 'Searching…' : 'No hits';
  return `${found} on ${pages}${isSearching ? '…' : ''}`;
};

/** Words are looked for in all pages; Enter goes to the next page that has them. */
export const SearchBox = ({ ref, words, setWords, hits, isSearching, go }: Props) => (
  <span className="reader-search" role="search">
    <Input
      ref={ref}
      size="small"
      allowClear
      aria-label="Search in this file"
      placeholder="Search in this file"
      prefix={<SearchOutlined />}
      value={words}
      onChange={({ target }) => setWords(target.value)}
      onPressEnter={({ shiftKey }) => go(shiftKey ? -1 : 1)}
    />
    {words.trim().length > 1 && (
      <>
        <output className="soft">{countText(hits, isSearching)}</output>
        <Button
          type="text"
          size="small"
          aria-label="Previous hit"
          icon={<UpOutlined />}
          disabled={!hits.length}
          onClick={() => go(-1)}
        />
        <Button
          type="text"
          size="small"
          aria-label="Next hit"
          icon={<DownOutlined />}
          disabled={!hits.length}
          onClick={() => go(1)}
        />
      </>
    )}
  </span>
);
