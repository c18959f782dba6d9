import { CalendarOutlined } from '@ant-design/icons';
import type { PlainDate } from '#kernel/domain';
import { Input } from 'antd';
import type { KeyboardEvent, ReactNode } from 'react';
import { useId, useState } from 'react';
import { Popover } from '../ui/popover.tsx';
import { dayByKey } from './calendar-days.ts';
import { Calendar, dayId } from './calendar.tsx';
import { UnreadableNote } from './unreadable-note.tsx';

type Props = {
  id: string | undefined;
  disabled: boolean | undefined;
  placeholder: string;
  /** As it is read; what cannot be read is shown as it was typed. */
  text: string;
  day: PlainDate | null;
  today: PlainDate;
  /** Null for what is no date yet. */
  parse: (text: string) => string | null;
  onChange: ((value: string | null) => void) | undefined;
  /** Said when what was typed is no date. */
  refusal: string;
  /** What a press on a day means. */
  choose: (day: PlainDate) => string;
  /** Beside the days. */
  beside?: ReactNode;
};

/** A date is typed, or taken from the calendar; the focus stays where it is typed. */
export function DateBox(props: Props) {
  const { id, disabled, placeholder, text, day, today, parse, onChange, choose, beside } = props;
  const panelId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  /** Set once the keys walk over the days instead of the letters. */
  const [walked, setWalked] = useState<PlainDate | null>(null);
  const at = walked ?? day ?? today;
  const isUnreadable = typed === null && day === null && text !== '';

  const close = () => {
    setOpen(false);
    setWalked(null);
  };
  const open = () => {
    if (!disabled) setOpen(true);
  };
  const type = (next: string) => {
    setTyped(next);
    setWalked(null);
    const value = parse(next);
    if (value !== null || next.trim() === '') onChange?.(value);
  };
  /** What is no date is kept as it was typed, for the form to say so. */
  const settle = () => {
    if (typed !== null) onChange?.(typed.trim() === '' ? null : (parse(typed) ?? typed));
    setTyped(null);
  };
  const take = (date: PlainDate) => {
    setTyped(null);
    onChange?.(choose(date));
    if (!beside) close();
  };

  const press = (event: KeyboardEvent) => {
    const { key, shiftKey } = event;
    if (key === 'Tab') return close();
    if (key === 'Escape' && isOpen) {
      event.stopPropagation();
      return close();
    }
    if (key === 'Enter' && (walked || typed !== null)) {
      event.preventDefault();
      if (walked) take(walked);
      else settle();
      return close();
    }
    const isEntering = key === 'ArrowDown' || key === 'PageUp' || key === 'PageDown';
    if (!walked && !isEntering) return undefined;
    const next = !isOpen && isEntering ? at : dayByKey(at, key, shiftKey);
    if (!next) return undefined;
    event.preventDefault();
    open();
    setWalked(next);
    return undefined;
  };

  return (
    <>
      <Popover
        label="Calendar"
        isOpen={isOpen}
        setOpen={(isNow) => (isNow ? open() : close())}
        side="below"
        anchorClass="date-input"
        keepsFocus
        isFresh
        content={
          <Calendar id={panelId} chosen={day} at={at} today={today} goTo={setWalked} choose={take}>
            {beside}
          </Calendar>
        }
      >
        <Input
          {...(id && { id })}
          disabled={disabled ?? false}
          autoComplete="off"
          allowClear
          placeholder={placeholder}
          value={typed ?? text}
          {...(isUnreadable && { status: 'error' as const })}
          role="combobox"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          aria-activedescendant={isOpen && walked ? dayId(panelId, walked) : undefined}
          suffix={<CalendarOutlined aria-hidden />}
          onChange={({ target }) => type(target.value)}
          onClick={open}
          onBlur={settle}
          onKeyDown={press}
        />
      </Popover>
      <UnreadableNote text={isUnreadable ? props.refusal : null} />
    </>
  );
}
