import type { KeyboardEvent, ReactNode } from 'react';
import { Fragment, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { MenuItem, MenuPlace } from './menu-item.ts';
import './menu.css';

type Props = {
  label: string;
  items: readonly MenuItem[];
  place: MenuPlace;
  /** Said above the items; nothing to choose. */
  above?: ReactNode;
  close: () => void;
};

const gap = 8;
const choosable = '[role=menuitem]:not(:disabled)';

/** Where the whole menu fits into the window. */
function usePlaceInSight(place: MenuPlace) {
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<{ x: number; y: number }>(place);
  useLayoutEffect(() => {
    const size = box.current?.getBoundingClientRect();
    if (!size) return;
    const wanted = place.isEnd ? place.x - size.width : place.x;
    const x = Math.max(gap, Math.min(wanted, innerWidth - size.width - gap));
    const y = Math.max(gap, Math.min(place.y, innerHeight - size.height - gap));
    setAt({ x, y });
  }, [place]);
  return { box, at };
}

/** B-037. The focus goes back to where it came from. */
export function Menu({ label, items, place, above, close }: Props) {
  const { box, at } = usePlaceInSight(place);
  useEffect(() => {
    const before = document.activeElement;
    box.current?.querySelector<HTMLElement>(choosable)?.focus();
    return () => {
      // An item may have led elsewhere; only a focus that is lost is given back.
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus();
    };
  }, [box]);

  const hasIcons = items.some(({ icon }) => !!icon);

  const move = (event: KeyboardEvent) => {
    const all = [...(box.current?.querySelectorAll<HTMLElement>(choosable) ?? [])];
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
      onPointerDown={(event) => {
        // A press here is none for whatever the menu was opened from.
        event.stopPropagation();
        if (event.target === event.currentTarget) close();
      }}
      onContextMenu={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (event.target === event.currentTarget) close();
      }}
    >
      <div ref={box} className="menu" style={{ left: at.x, top: at.y }}>
        {above}
        <div role="menu" tabIndex={-1} aria-label={label} onKeyDown={move}>
          {items.map((item) => (
            <Fragment key={item.key}>
              {item.isApart && <hr className="menu-line" />}
              {item.heading && (
                <div role="presentation" className="menu-heading">
                  {item.heading}
                </div>
              )}
              <Choice item={item} hasIcons={hasIcons} close={close} />
            </Fragment>
          ))}
        </div>
      </div>
    </div>,
    document.body,
  );
}

type ChoiceProps = { item: MenuItem; hasIcons: boolean; close: () => void };

const Choice = ({ item, hasIcons, close }: ChoiceProps) => (
  <button
    type="button"
    role="menuitem"
    tabIndex={-1}
    disabled={item.isDisabled}
    className={`menu-item${item.isDanger ? ' menu-danger' : ''}`}
    onClick={() => {
      close();
      item.run();
    }}
  >
    {hasIcons && (
      <span className="menu-icon" aria-hidden>
        {item.icon}
      </span>
    )}
    <span className="menu-label">{item.label}</span>
    {item.hint && <kbd>{item.hint}</kbd>}
  </button>
);
