import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { KeyboardEvent, ReactNode } from 'react';
import { use, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Rnd } from 'react-rnd';
import './floating-window.css';
import { WindowHome } from './window-home.ts';
import { arrowStep, fitted, startPlace, windowLimits } from './window-place.ts';

type Props = {
  title: string;
  /** Buttons beside the cross. */
  actions?: ReactNode;
  close: () => void;
  children: ReactNode;
};

/**
 * B-011, B-163: moved by its header and resized at its edges, by mouse or arrow keys. The page
 * beside it can be worked on meanwhile.
 */
export function FloatingWindow({ title, actions, close, children }: Props) {
  const titleId = useId();
  const home = use(WindowHome);
  const window = useRef<HTMLElement>(null);
  const [place, setPlace] = useState(() => startPlace(innerWidth, innerHeight));

  useEffect(() => {
    const before = document.activeElement;
    window.current?.focus();
    return () => (before as HTMLElement | null)?.focus?.();
  }, []);

  useEffect(() => {
    const follow = () => setPlace((now) => fitted(now, innerWidth, innerHeight));
    addEventListener('resize', follow);
    return () => removeEventListener('resize', follow);
  }, []);

  useEffect(() => {
    const frame = window.current;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close();
    };
    frame?.addEventListener('keydown', onKey);
    return () => frame?.removeEventListener('keydown', onKey);
  }, [close]);

  const onHeaderKey = (event: KeyboardEvent) => {
    const step = arrowStep(event.key, event.shiftKey);
    if (!step || event.target !== event.currentTarget) return;
    event.preventDefault();
    setPlace((now) => fitted(step(now), innerWidth, innerHeight));
  };

  return createPortal(
    <div className="window-layer" style={{ top: windowLimits.top }}>
      <Rnd
        className="window"
        bounds="parent"
        dragHandleClassName="window-head"
        cancel="button, input, a"
        minWidth={windowLimits.width}
        minHeight={windowLimits.height}
        position={{ x: place.left, y: place.top - windowLimits.top }}
        size={{ width: place.width, height: place.height }}
        onDragStop={(_, { x, y }) =>
          setPlace((now) => ({ ...now, left: x, top: y + windowLimits.top }))
        }
        onResizeStop={(_, __, element, ___, { x, y }) =>
          setPlace({
            left: x,
            top: y + windowLimits.top,
            width: element.offsetWidth,
            height: element.offsetHeight,
          })
        }
      >
        <section
          ref={window}
          className="window-frame"
          role="dialog"
          aria-labelledby={titleId}
          tabIndex={-1}
        >
          <header
            className="window-head"
            // The arrow keys move it; with Shift they resize it.
            role="toolbar"
            aria-label="Move with the arrow keys, resize with Shift"
            tabIndex={0}
            onKeyDown={onHeaderKey}
          >
            <h2 id={titleId} title={title}>
              {title}
            </h2>
            <span className="window-actions">
              {actions}
              <Button type="text" aria-label="Close" icon={<CloseOutlined />} onClick={close} />
            </span>
          </header>
          <div className="window-body">{children}</div>
        </section>
      </Rnd>
    </div>,
    home ?? document.body,
  );
}
