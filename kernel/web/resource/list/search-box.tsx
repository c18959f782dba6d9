import { CloseCircleFilled, SearchOutlined } from '@ant-design/icons';
import type { KeyboardEvent, RefObject } from 'react';
import './search-box.css';
import { useSettledText } from './use-settled-text.ts';

type Props = {
  text: string;
  onSearch: (text: string) => void;
  ref: RefObject<HTMLInputElement | null>;
};

/** The list of the same page; the arrow keys lead on from there. */
const list = (from: Element): HTMLElement | null | undefined =>
  from.closest('.page')?.querySelector<HTMLElement>('[role=grid]');

export function SearchBox({ text, onSearch, ref }: Props) {
  const [typed, setTyped] = useSettledText(text, onSearch);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onSearch(typed);
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (typed !== text) onSearch(typed);
    list(event.currentTarget)?.focus();
  };
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
        onKeyDown={press}
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
