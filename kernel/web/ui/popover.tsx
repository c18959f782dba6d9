import type { ReactNode, RefObject } from 'react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { placeBeside } from './place-beside.ts';
import type { Side } from './place-beside.ts';
import './popover.css';

type Props = {
  /** What the panel is called for those who cannot see where it hangs. */
  label: string;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  side: Side;
  className?: string;
  anchorClass?: string;
  /** The focus stays in the anchor; else the panel takes it. */
  keepsFocus?: boolean;
  /** Forget what was in the panel when it closes; else it is as it was left. */
  isFresh?: boolean;
  content: ReactNode;
  /** The button; it opens and closes by itself. */
  children: ReactNode;
};

/** Keeps the panel beside its button while it is open. */
function useFollow(
  anchor: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  isOpen: boolean,
  side: Side,
): void {
  useLayoutEffect(() => {
    const [from, box] = [anchor.current, panel.current];
    if (!isOpen || !from || !box) return undefined;
    let frame = 0;
    let known = '';
    // Whatever moves the button takes the panel along: a scroll, a dialog that is still opening.
    const follow = () => {
      const { x, y } = placeBeside(from.getBoundingClientRect(), box.getBoundingClientRect(), side);
      const now = `${Math.round(x)}px ${Math.round(y)}px`;
      if (now !== known) box.style.translate = known = now;
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [anchor, panel, isOpen, side]);
}

type Leaving = {
  anchor: RefObject<HTMLElement | null>;
  panel: RefObject<HTMLElement | null>;
  isOwnPress: RefObject<boolean>;
  isOpen: boolean;
  keepsFocus: boolean;
  close: () => void;
};

/** Takes the focus while it is open and gives it back; a press elsewhere closes. */
function useLeaving(given: Leaving): void {
  const { anchor, panel, isOwnPress, isOpen, keepsFocus } = given;
  const close = useEffectEvent(given.close);
  useEffect(() => {
    if (!isOpen) return undefined;
    const before = document.activeElement;
    const box = panel.current;
    if (!keepsFocus && !box?.contains(before)) {
      box?.querySelector<HTMLElement>('[role=dialog]')?.focus({ preventScroll: true });
    }
    // After React: a press in a list that the panel opened elsewhere is one of its own.
    const press = ({ target }: Event) => {
      const isOwn = isOwnPress.current || anchor.current?.contains(target as Node);
      isOwnPress.current = false;
      if (!isOwn) close();
    };
    document.addEventListener('pointerdown', press);
    return () => {
      document.removeEventListener('pointerdown', press);
      const now = document.activeElement;
      const isLost = now === document.body || box?.contains(now);
      if (isLost && !keepsFocus && before instanceof HTMLElement)
        before.focus({ preventScroll: true });
    };
  }, [anchor, panel, isOwnPress, isOpen, keepsFocus]);
}

/** A panel beside its button. Escape and a press elsewhere close it; the focus goes back. */
export function Popover(props: Props) {
  const { label, isOpen, setOpen, side, className = '', isFresh, content, children } = props;
  const { anchorClass = '', keepsFocus = false } = props;
  const anchor = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isOwnPress = useRef(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);

  useFollow(anchor, panel, isOpen, side);
  useLeaving({ anchor, panel, isOwnPress, isOpen, keepsFocus, close: () => setOpen(false) });

  return (
    <>
      <span className={`popover-anchor ${anchorClass}`} ref={anchor}>
        {children}
      </span>
      {(isOpen || (wasOpen && !isFresh)) &&
        createPortal(
          <div
            ref={panel}
            role="presentation"
            className="popover-layer"
            hidden={!isOpen}
            onPointerDown={() => {
              isOwnPress.current = true;
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' || event.defaultPrevented) return;
              event.stopPropagation();
              setOpen(false);
            }}
          >
            <div role="dialog" aria-label={label} tabIndex={-1} className={`popover ${className}`}>
              {content}
            </div>
          </div>,
          document.body,
        )}
    </>
  );
}
