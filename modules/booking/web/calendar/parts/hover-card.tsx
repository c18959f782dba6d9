import type { FocusEvent, PointerEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Target } from '../change/drag-decisions.ts';
import type { SheetSession } from '../layout/sheet.ts';
import {
  dayWords,
  freeWords,
  pieceTimes,
  pieceWords,
  sessionTimes,
  statusWords,
  whatIsAsked,
  whyNotFree,
  zoneWords,
} from '../layout/calendar-texts.ts';

type Shown = { readonly lines: readonly string[]; readonly left: number; readonly top: number };

const delay = 350;
const width = 280;

const pieceLines = ({ on, piece }: Target): string[] => [
  whyNotFree(piece, on, Date.now()) ?? whatIsAsked(piece, on) ?? pieceWords(piece),
  `${dayWords(on.day)}, ${pieceTimes(piece, on.zone)} (${zoneWords(on.zone)})`,
  `${on.specialist}, ${on.place}`,
  ...(piece.appointment && piece.appointment.status !== 'busy'
    ? [[piece.appointment.company, statusWords(piece.appointment)].filter(Boolean).join(', ')]
    : []),
];

const sessionLines = (on: SheetSession): string[] => [
  on.specialist,
  `${dayWords(on.day)}, ${sessionTimes(on)} (${zoneWords(on.zone)})`,
  `${on.place}, ${freeWords(on)}`,
  ...(on.session.reservedFor.length ? [`Reserved for ${on.session.reservedFor.join(', ')}`] : []),
];

/** More than fits into a block, after a moment under the pointer; names stand on the blocks. */
export function useHoverCard(
  targets: ReadonlyMap<string, Target>,
  sessions: ReadonlyMap<string, SheetSession>,
) {
  const [shown, setShown] = useState<Shown | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hide = () => {
    clearTimeout(timer.current);
    setShown(null);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = (from: EventTarget) => {
    hide();
    const block = (from as Element).closest<HTMLElement>('[data-slot], [data-session]');
    if (!block) return;
    const target = targets.get(block.dataset.slot ?? '');
    const session = sessions.get(block.dataset.session ?? '');
    const lines = target ? pieceLines(target) : session ? sessionLines(session) : null;
    if (!lines) return;
    timer.current = setTimeout(() => {
      const box = block.getBoundingClientRect();
      const left = Math.max(8, Math.min(box.left, innerWidth - width - 8));
      setShown({
        lines,
        left,
        top: box.bottom + 120 > innerHeight ? box.top - 104 : box.bottom + 6,
      });
    }, delay);
  };
  const onPointerOver = (event: PointerEvent) => (event.buttons ? hide() : show(event.target));
  /** The keyboard sees the same; a press of the pointer opens the block itself. */
  const onFocus = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) show(target);
  };
  const card =
    shown &&
    createPortal(
      <div
        className="hover-card"
        aria-hidden="true"
        style={{ left: shown.left, top: shown.top, width }}
      >
        {shown.lines.map((line, at) => (
          <span key={line} className={at ? 'soft' : 'hover-title'}>
            {line}
          </span>
        ))}
      </div>,
      document.body,
    );
  return { card, hide, onPointerOver, onFocus };
}
