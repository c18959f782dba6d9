import { CloseCircleFilled, SearchOutlined } from '@ant-design/icons';
import type { RefObject } from 'react';
import './search-box.css';
import { useSettledText } from './use-settled-text.ts';

type Props = {
  text: string;
  onSearch: (text: string) => void;
  ref: RefObject<HTMLInputElement | null>;
};

export function SearchBox({ text, onSearch, ref }: Props) {
  const [typed, setTyped] = useSettledText(text, onSearch);
  return (
    <span className="search">
      <SearchOutlined className="soft" aria-hidden />
      <input
        ref={ref}
        type="search"
        maxLength={200}
        aria-label="Search"
        aria-keyshortcuts="/"
        placeholder="Search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && onSearch(typed)}
      />
      {typed ? (
        <button
          type="button"
          className="search-clear"
          aria-label="Clear the search"
          tabIndex={-1}
          onClick={() => {
            setTyped('');
            ref.current?.focus();
          }}
        >
          <CloseCircleFilled />
        </button>
      ) : (
        <kbd className="key">/</kbd>
      )}
    </span>
  );
}
