import { Input } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDebounced } from '../../fields/use-debounced.ts';

type Props = { text: string; onSearch: (text: string) => void };

export function SearchBox({ text, onSearch }: Props) {
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  // The address may change without us: a link to the bare list, or the back button.
  if (text !== known) {
    setKnown(text);
    setTyped(text);
  }
  const settled = useDebounced(typed, 400);
  const search = useEffectEvent(() => {
    if (settled !== text) onSearch(settled);
  });
  useEffect(() => search(), [settled]);

  return (
    <Input
      className="search"
      type="search"
      allowClear
      aria-label="Search"
      placeholder="Search"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onPressEnter={() => onSearch(typed)}
    />
  );
}
