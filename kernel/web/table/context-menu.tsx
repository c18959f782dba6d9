import type { KeyboardEvent, ReactNode } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { MenuPlace } from './grid-props.ts';
import './context-menu.css';

export type MenuItem = {
  readonly key: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly hint?: string;
  readonly isDanger?: boolean;
  /** Divides this item from those above. */
  readonly isApart?: boolean;
  readonly run: () => void;
};

type Props = {
  label: string;
  items: readonly MenuItem[];
  place: MenuPlace;
  close: () => void;
};

/** B-037. The focus goes back to where it came from. */
export function ContextMenu({ label, items, place, close }: Props) {
  const menu = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(place);
  useLayoutEffect(() => {
    const box = menu.current?.getBoundingClientRect();
    if (!box) return;
    const x = Math.max(8, Math.min(place.x, innerWidth - box.width - 8));
    const y = Math.max(8, Math.min(place.y, innerHeight - box.height - 8));
    setAt({ x, y });
  }, [place]);
  useEffect(() => {
    const before = document.activeElement;
    menu.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    return () => {
      // An item may have led elsewhere; only a focus that is lost is given back.
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus();
    };
  }, []);

  const move = (event: KeyboardEvent) => {
    const all = [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
    const now = all.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: -1 }[event.key];
    if (event.key === 'Escape' || event.key === 'Tab') close();
    else if (next === undefined) return;
    else all.at(next % all.length)?.focus();
    event.preventDefault();
    event.stopPropagation();
  };

  return createPortal(
    <div
      className="menu-shade"
      role="presentation"
      onPointerDown={(event) => event.target === event.currentTarget && close()}
      onContextMenu={(event) => {
        event.preventDefault();
        if (event.target === event.currentTarget) close();
      }}
    >
      <div
        ref={menu}
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className="menu"
        style={{ left: at.x, top: at.y }}
        onKeyDown={move}
      >
        {items.map((item) => (
          <button
            key={item.key}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={`menu-item${item.isDanger ? ' menu-danger' : ''}${item.isApart ? ' menu-apart' : ''}`}
            onClick={() => {
              close();
              item.run();
            }}
          >
            <span className="menu-icon" aria-hidden>
              {item.icon}
            </span>
            <span className="menu-label">{item.label}</span>
            {item.hint && <kbd>{item.hint}</kbd>}
          </button>
        ))}
      </div>
    </div>,
    document.body,
  );
}
