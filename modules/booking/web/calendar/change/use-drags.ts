import type { PointerEvent as ReactPointerEvent } from 'react';
import { useState } from 'react';
import type { Span } from '../layout/lanes.ts';
import type { SheetRow, SheetSession } from '../layout/sheet.ts';
import { drawnSpan, resized } from './drag-decisions.ts';
import type { Moving, Target } from './drag-decisions.ts';
import { usePointerDrag } from './use-pointer-drag.ts';
import type { Gesture } from './use-pointer-drag.ts';

export type Dragged = {
  readonly moving: Moving;
  readonly x: number;
  readonly y: number;
  readonly over: Target | null;
};

type Given = {
  targets: ReadonlyMap<string, Target>;
  sessions: ReadonlyMap<string, SheetSession>;
  rows: readonly SheetRow[];
  mayEdit: boolean;
  day: string;
  dropped: (moving: Moving, over: Target | null) => void;
  resize: (on: SheetSession, span: Span) => void;
  create: (row: SheetRow, span: Span) => void;
};

const part = (event: { target: EventTarget | null }, selector: string): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;

/** Near an edge the sheet scrolls along. */
function scrollAlong({ clientX, clientY }: PointerEvent): void {
  const scroller = document.elementFromPoint(clientX, clientY)?.closest('.cal-scroll');
  if (!scroller) return;
  const { top, bottom } = scroller.getBoundingClientRect();
  if (clientY > bottom - 40) scroller.scrollBy({ top: 20 });
  else if (clientY < top + 80) scroller.scrollBy({ top: -20 });
}

/** Dragging an appointment, the edge of a session, or over empty time. */
export function useDrags(given: Given) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const [preview, setPreview] = useState<{ sessionId: string; span: Span } | null>(null);
  const [drawn, setDrawn] = useState<{ rowId: string; span: Span } | null>(null);

  const carry = (element: HTMLElement): Gesture | null => {
    const from = given.targets.get(element.dataset.slot ?? '');
    const appointment = from?.piece.appointment;
    if (!from || !appointment?.id) return null;
    const moving = { ...from, appointment };
    const targetAt = (event: PointerEvent): Target | null => {
      const under = document.elementFromPoint(event.clientX, event.clientY);
      const slot = under?.closest<HTMLElement>('[data-slot]');
      return given.targets.get(slot?.dataset.slot ?? '') ?? null;
    };
    return {
      move: (event) => {
        scrollAlong(event);
        setDragged({ moving, x: event.clientX, y: event.clientY, over: targetAt(event) });
      },
      drop: (event) => {
        setDragged(null);
        given.dropped(moving, targetAt(event));
      },
      cancel: () => setDragged(null),
    };
  };

  /** Minutes at a place of the track. */
  const clockOf = (track: HTMLElement) => {
    const box = track.getBoundingClientRect();
    const [first, last] = [Number(track.dataset.first), Number(track.dataset.last)];
    return (x: number) => first + ((x - box.left) / box.width) * (last - first);
  };

  const pull = (handle: HTMLElement, event: ReactPointerEvent): Gesture | null => {
    const on = given.sessions.get(handle.dataset.of ?? '');
    const track = handle.closest<HTMLElement>('[data-track]');
    if (!on || !track) return null;
    const edge = handle.dataset.edge === 'start' ? 'start' : 'end';
    const clock = clockOf(track);
    const from = clock(event.clientX);
    const spanAt = (now: PointerEvent) => resized(on, edge, clock(now.clientX) - from);
    return {
      move: (now) => setPreview({ sessionId: on.session.id, span: spanAt(now) }),
      drop: (now) => {
        const span = spanAt(now);
        setPreview(null);
        if (span.start !== on.start || span.end !== on.end) given.resize(on, span);
      },
      cancel: () => setPreview(null),
    };
  };

  const draw = (track: HTMLElement, event: ReactPointerEvent): Gesture | null => {
    const row = given.rows.find(({ id }) => id === track.dataset.track);
    if (!row) return null;
    const clock = clockOf(track);
    const from = clock(event.clientX);
    const spanAt = (now: PointerEvent) =>
      drawnSpan(from, clock(now.clientX), row.byDay.get(given.day) ?? []);
    return {
      move: (now) => {
        const span = spanAt(now);
        setDrawn(span && { rowId: row.id, span });
      },
      drop: (now) => {
        const span = spanAt(now);
        setDrawn(null);
        if (span) given.create(row, span);
      },
      cancel: () => setDrawn(null),
    };
  };

  const begin = (event: ReactPointerEvent): Gesture | null => {
    const handle = given.mayEdit ? part(event, '[data-edge]') : null;
    if (handle) return pull(handle, event);
    const held = part(event, '[data-appointment]');
    if (held) return carry(held);
    if (!given.mayEdit || part(event, 'button')) return null;
    const track = part(event, '[data-track]');
    return track ? draw(track, event) : null;
  };
  return { dragged, preview, drawn, onPointerDown: usePointerDrag(begin) };
}
