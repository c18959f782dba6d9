import type { PointerEvent } from 'react';
import { useState } from 'react';
import type { PageRect } from '../../domain/index.ts';
import { rectsOnPage } from './marks.ts';

type Point = { readonly x: number; readonly y: number };
type Props = {
  /** A box is drawn by dragging, a note is put where the page is pressed. */
  tool: 'box' | 'note';
  drawn: (rect: PageRect) => void;
};

const box = (from: Point, to: Point) => ({
  left: Math.min(from.x, to.x),
  top: Math.min(from.y, to.y),
  right: Math.max(from.x, to.x),
  bottom: Math.max(from.y, to.y),
});

const noteSize = 24;

/** Lies above a page while somebody draws on it. */
export function DrawOnPage({ tool, drawn }: Props) {
  const [line, setLine] = useState<{ from: Point; to: Point } | null>(null);
  const at = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });
  const finish = (event: PointerEvent<HTMLElement>) => {
    const page = event.currentTarget.getBoundingClientRect();
    const from = line?.from ?? at(event);
    const to = tool === 'note' ? { x: from.x + noteSize, y: from.y + noteSize } : at(event);
    const [rect] = rectsOnPage([box(from, to)], page);
    setLine(null);
    if (rect) drawn(rect);
  };
  return (
    <div
      className={`reader-draw is-${tool}`}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setLine({ from: at(event), to: at(event) });
      }}
      onPointerMove={(event) => line && setLine({ ...line, to: at(event) })}
      onPointerUp={finish}
    >
      {line && tool === 'box' && <Frame line={line} />}
    </div>
  );
}

const Frame = ({ line }: { line: { from: Point; to: Point } }) => {
  const { left, top, right, bottom } = box(line.from, line.to);
  return (
    <span
      className="reader-frame"
      style={{ left, top, width: right - left, height: bottom - top }}
    />
  );
};
