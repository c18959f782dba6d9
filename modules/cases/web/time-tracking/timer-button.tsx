import { ClockCircleOutlined } from '@ant-design/icons';
import { Popover } from '#kernel/web';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { TimerPanel } from './timer-panel.tsx';
import { useTimer } from './use-timer.ts';
import './timer.css';

/** Opens from every page: Alt+T. The button inside has the focus, so Enter stops. */
export const isTimerKey = ({ altKey, ctrlKey, metaKey, shiftKey, code }: KeyboardEvent): boolean =>
  altKey && !ctrlKey && !metaKey && !shiftKey && code === 'KeyT';

/** In the header: the time that runs, whichever page is open. */
export default function TimerButton() {
  const [isOpen, setOpen] = useState(false);
  const timing = useTimer();
  const { timer, text } = timing;
  // The panel forgets when it closes; a note of what was done outlives a look at the case.
  const [written, write] = useState<{ for: string; note: string } | null>(null);
  const note = timer && written?.for === timer.startedAt ? written.note : (timer?.note ?? '');
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isTimerKey(event)) return;
      event.preventDefault();
      setOpen((was) => !was);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return (
    <Popover
      label="Timer"
      isOpen={isOpen}
      setOpen={setOpen}
      side="belowEnd"
      isFresh
      content={
        <TimerPanel
          {...timing}
          note={note}
          setNote={(next) => timer && write({ for: timer.startedAt, note: next })}
          done={() => setOpen(false)}
        />
      }
    >
      <Button
        type="text"
        className={timer ? 'timer-button timer-button-on' : 'timer-button'}
        data-tip="Timer (Alt+T)"
        icon={<ClockCircleOutlined aria-hidden />}
        aria-label={timer ? `Timer, ${text ?? ''} on ${timer.caseNo}` : 'Timer'}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {text}
      </Button>
    </Popover>
  );
}
