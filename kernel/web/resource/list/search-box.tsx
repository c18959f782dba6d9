import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import type { InputRef } from 'antd';
import type { Ref } from 'react';
import { useSettledText } from './use-settled-text.ts';

type Props = { text: string; onSearch: (text: string) => void; ref?: Ref<InputRef> };

export function SearchBox({ text, onSearch, ref }: Props) {
  const [typed, setTyped] = useSettledText(text, onSearch);
  return (
    <Input
      {...(ref && { ref })}
      className="search"
      type="search"
      allowClear
      maxLength={200}
      prefix={<SearchOutlined className="soft" />}
      suffix={typed ? null : <kbd className="key">/</kbd>}
      aria-label="Search"
      aria-keyshortcuts="/"
      placeholder="Search"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onPressEnter={() => onSearch(typed)}
    />
  );
}
