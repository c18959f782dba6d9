import { CalendarOutlined } from '@ant-design/icons';
import { formatDate } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { Input } from 'antd';
import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { useSession } from '../session/session.ts';
import { todayIn } from '../session/today.ts';
import { Popover } from '../ui/popover.tsx';
import type { InputProps } from './input-props.ts';
import { MonthList } from './month-list.tsx';
import { isMonth, parseMonth, unreadableMonth } from './parse-month.ts';
import { UnreadableNote } from './unreadable-note.tsx';

const shownAs = (month: string): string => formatDate(`${month}-01`, 'MMMM YYYY');

type Change = InputProps<string>['onChange'];

/** Null while nobody types. What is no month is kept as it was typed, for the form to say so. */
function useTyped(today: PlainDate, onChange: Change) {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (next: string) => {
    setTyped(next);
    const read = parseMonth(next, today);
    if (read !== null || next.trim() === '') onChange?.(read);
  };
  const settle = () => {
    if (typed !== null)
      onChange?.(typed.trim() === '' ? null : (parseMonth(typed, today) ?? typed));
    setTyped(null);
  };
  return { typed, type, settle, forget: () => setTyped(null) };
}

/** A month is typed the way people write it, or taken from the list; it is kept as 2026-11. */
export function MonthInput({ field, value, onChange, id, disabled }: InputProps<string>) {
  const { zone } = useSession();
  const today = todayIn(zone);
  const { typed, type, settle, forget } = useTyped(today, onChange);
  const [isOpen, setOpen] = useState(false);
  const month = value && isMonth(value) ? value : null;
  const isUnreadable = typed === null && !!value && month === null;

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Tab') setOpen(false);
    else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      setOpen(false);
    } else if (event.key === 'Enter' && typed !== null) {
      event.preventDefault();
      settle();
      setOpen(false);
    }
  };
  const take = (next: string) => {
    forget();
    onChange?.(next);
    setOpen(false);
  };

  return (
    <>
      <Popover
        label="Months"
        isOpen={isOpen}
        setOpen={(isNow) => setOpen(isNow && !disabled)}
        side="below"
        anchorClass="date-input"
        keepsFocus
        isFresh
        content={<MonthList chosen={month} today={today} choose={take} />}
      >
        <Input
          {...(id && { id })}
          aria-label={field.label}
          disabled={disabled ?? false}
          autoComplete="off"
          allowClear
          placeholder="MM/YYYY"
          value={typed ?? (month ? shownAs(month) : (value ?? ''))}
          {...(isUnreadable && { status: 'error' as const })}
          suffix={<CalendarOutlined aria-hidden />}
          onChange={({ target }) => type(target.value)}
          onClick={() => setOpen(!disabled)}
          onBlur={settle}
          onKeyDown={press}
        />
      </Popover>
      <UnreadableNote text={isUnreadable ? unreadableMonth : null} />
    </>
  );
}
