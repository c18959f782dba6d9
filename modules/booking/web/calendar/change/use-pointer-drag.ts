import type { PointerEvent as ReactPointerEvent } from 'react';
import { useEffect, useRef } from 'react';
import { dragAfter } from './drag-decisions.ts';

/** One drag from the press to letting go. */
export type Gesture = {
  readonly move: (event: PointerEvent) => void;
  readonly drop: (event: PointerEvent) => void;
  readonly cancel: () => void;
};

/**
 * Follows the pointer anywhere in the window. A press that hardly moves stays a press; Escape gives
 * the drag up; the click that ends one is swallowed.
 */
export function usePointerDrag(begin: (event: ReactPointerEvent) => Gesture | null) {
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  return (event: ReactPointerEvent) => {
    if (event.button !== 0 || stop.current) return;
    const gesture = begin(event);
    if (!gesture) return;
    const [x, y] = [event.clientX, event.clientY];
    let isOn = false;
    const move = (now: PointerEvent) => {
      if (!isOn && Math.hypot(now.clientX - x, now.clientY - y) < dragAfter) return;
      isOn = true;
      now.preventDefault();
      gesture.move(now);
    };
    const end = () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', giveUp);
      removeEventListener('keydown', key, true);
      document.body.classList.remove('cal-dragging');
      stop.current = null;
    };
    const giveUp = () => {
      end();
      if (isOn) gesture.cancel();
    };
    const up = (now: PointerEvent) => {
      end();
      if (!isOn) return;
      swallowClick();
      gesture.drop(now);
    };
    const key = (pressed: KeyboardEvent) => {
      if (pressed.key !== 'Escape') return;
      pressed.stopPropagation();
      giveUp();
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', giveUp);
    addEventListener('keydown', key, true);
    document.body.classList.add('cal-dragging');
    stop.current = giveUp;
  };
}

function swallowClick(): void {
  const swallow = (click: MouseEvent) => {
    click.stopPropagation();
    click.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}
