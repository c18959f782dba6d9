import { ClockCircleOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { Popover } from '../ui/popover.tsx';
import type { InputProps } from './input-props.ts';
import { parseTime } from './parse-time.ts';
import { refusalText } from './refusal-text.ts';
import { stepTime, TimeList } from './time-list.tsx';
import { UnreadableNote } from './unreadable-note.tsx';

/** A time of day is typed the way people write it, or taken from the list; it is kept as HH:mm. */
export function TimeInput({ value, onChange, id, disabled }: InputProps<string>) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const time = value ? parseTime(value) : null;
  const isUnreadable = typed === null && !!value && time === null;

  const type = (next: string) => {
    setTyped(next);
    const read = parseTime(next);
    if (read !== null || next.trim() === '') onChange?.(read);
  };
  /** What is no time is kept as it was typed, for the form to say so. */
  const settle = () => {
    if (typed !== null) onChange?.(typed.trim() === '' ? null : (parseTime(typed) ?? typed));
    setTyped(null);
  };
  const take = (next: string) => {
    setTyped(null);
    onChange?.(next);
  };
  const press = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'Tab') setOpen(false);
    else if (key === 'Escape' && isOpen) {
      event.stopPropagation();
      setOpen(false);
    } else if (key === 'Enter' && typed !== null) {
      event.preventDefault();
      settle();
      setOpen(false);
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      take(stepTime(time, key === 'ArrowDown' ? 1 : -1));
    }
  };

  return (
    <>
      <Popover
        label="Times"
        isOpen={isOpen}
        setOpen={(isNow) => setOpen(isNow && !disabled)}
        side="below"
        anchorClass="date-input"
        keepsFocus
        isFresh
        content={
          <div
            className="calendar"
            role="presentation"
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
          >
            <TimeList
              time={time}
              choose={(next) => {
                take(next);
                setOpen(false);
              }}
            />
          </div>
        }
      >
        <Input
          {...(id && { id })}
          disabled={disabled ?? false}
          autoComplete="off"
          allowClear
          placeholder="HH:mm"
          value={typed ?? time ?? value ?? ''}
          {...(isUnreadable && { status: 'error' as const })}
          suffix={<ClockCircleOutlined aria-hidden />}
          onChange={({ target }) => type(target.value)}
          onClick={() => setOpen(!disabled)}
          onBlur={settle}
          onKeyDown={press}
        />
      </Popover>
      <UnreadableNote text={isUnreadable ? refusalText('time', '') : null} />
    </>
  );
}
