import { Input } from 'antd';
import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { elapsedText, readElapsed, sumOfMinutes } from '../../domain/index.ts';
import type { WeekItem } from './use-week.ts';

type Props = {
  label: string;
  entries: readonly WeekItem[];
  enter: (minutes: number) => Promise<boolean>;
};

/** Enter and the arrows go down and up a column, Tab along the row. */
function moveFocus(event: KeyboardEvent<HTMLInputElement>): void {
  const step = { ArrowDown: 1, Enter: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const cell = event.currentTarget.closest('td');
  const row = cell?.parentElement as HTMLTableRowElement | null;
  const at = cell ? cell.cellIndex : -1;
  const next = step > 0 ? row?.nextElementSibling : row?.previousElementSibling;
  const input = (next as HTMLTableRowElement | null)?.cells[at]?.querySelector('input');
  if (input) input.focus();
  else event.currentTarget.blur();
}

/** The time of a day on a case: typed as 1:30, 1.5 or 90m. */
export function WeekCell({ label, entries, enter }: Props) {
  const minutes = sumOfMinutes(entries);
  const shown = minutes ? elapsedText(minutes) : '';
  const [typed, setTyped] = useState<string | null>(null);
  const isFixed = entries.length > 1 || entries.some(({ approval }) => approval !== 'draft');
  const read = typed === null ? undefined : readElapsed(typed);
  const isWrong = typed !== null && read === undefined;
  const keep = async () => {
    if (typed === null || isWrong) return;
    const wanted = read ?? 0;
    if (wanted === minutes || (await enter(wanted))) setTyped(null);
  };
  return (
    <Input
      className="week-figure"
      aria-label={label}
      aria-invalid={isWrong}
      {...(isWrong && { status: 'error' as const })}
      {...(isWrong && { title: 'Type a time, as 1:30, 1.5 or 90m.' })}
      readOnly={isFixed}
      value={typed ?? shown}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => void keep()}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setTyped(null);
        else moveFocus(event);
      }}
    />
  );
}
