import { tabLimits } from '#kernel/web';
import type { CSSProperties, PointerEvent as Press } from 'react';
import { useEffect, useRef, useState } from 'react';
import { visibleTenantId, restOf, shiftOf, slotAt } from './tab-slots.ts';

type Drag = { readonly id: string; readonly from: number; readonly to: number; readonly x: number };

/** Less is the tremble of a click. */
const least = 6;
/** K-029. */
const easing = `${tabLimits.dragAnimation}ms ease`;

/** B-065: the tab follows the pointer, the others make room, and it glides to its place. */
export function useTabDrag(ids: readonly string[], move: (id: string, index: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const start = (id: string, press: Press<HTMLElement>) => {
    if (press.button !== 0) return;
    const { pointerId, clientX, currentTarget: element } = press;
    const from = ids.indexOf(id);
    let now: Drag | null = null;
    const follow = (event: PointerEvent) => {
      if (event.pointerId !== pointerId) return;
      const moved = event.clientX - clientX;
      if (!now && Math.abs(moved) < least) return;
      const to = slotAt(from, moved, ids.length);
      now = { id, from, to, x: visibleTenantId(from, moved, ids.length) };
      setDrag(now);
    };
    const end = () => {
      removeEventListener('pointermove', follow);
      removeEventListener('pointerup', drop);
      removeEventListener('pointercancel', end);
      removeEventListener('keydown', escape, true);
      stop.current = undefined;
      setDrag(null);
    };
    const drop = (event: PointerEvent) => {
      if (event.pointerId !== pointerId) return;
      end();
      if (!now) return;
      ignoreClick();
      if (now.to !== from) move(id, now.to);
      glide(element, restOf(from, now.to, now.x));
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      end();
    };
    stop.current?.();
    stop.current = end;
    addEventListener('pointermove', follow);
    addEventListener('pointerup', drop);
    addEventListener('pointercancel', end);
    addEventListener('keydown', escape, true);
  };

  const styleOf = (id: string, index: number): CSSProperties | undefined => {
    if (!drag) return undefined;
    if (drag.id === id) return { transform: `translateX(${drag.x}px)` };
    const shift = shiftOf(index, drag.from, drag.to);
    return { transform: `translateX(${shift}px)`, transition: `transform ${easing}` };
  };
  return { start, styleOf, draggedId: drag?.id };
}

/** The click that ends a drag opens nothing. */
function ignoreClick(): void {
  const ignore = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', ignore, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', ignore, { capture: true }));
}

function glide(element: HTMLElement, from: number): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  requestAnimationFrame(() => {
    const frames = [{ transform: `translateX(${from}px)` }, { transform: 'none' }];
    element.animate(frames, { duration: tabLimits.dragAnimation, easing: 'ease' });
  });
}
