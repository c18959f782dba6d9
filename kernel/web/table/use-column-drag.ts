import { useState } from 'react';
import type { PointerEvent, RefObject } from 'react';
import type { Placed } from './arrangement.ts';
import { fittingWidth } from './column.ts';

type Dragged = { key: string; width: number };

/** The width follows the pointer and is kept when it is let go. */
export function useColumnDrag<Row>(
  columns: readonly Placed<Row>[],
  onResize: (key: string, width: number) => void,
  table: RefObject<HTMLElement | null>,
) {
  const [dragged, setDragged] = useState<Dragged | null>(null);

  const onDrag = (key: string, event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    const handle = event.currentTarget;
    const startX = event.clientX;
    const start = columns.find((column) => column.key === key)?.width ?? 0;
    let width = start;
    const move = (next: globalThis.PointerEvent) => {
      width = fittingWidth(start + next.clientX - startX);
      setDragged({ key, width });
    };
    const end = () => {
      handle.removeEventListener('pointermove', move);
      setDragged(null);
      if (width !== start) onResize(key, width);
    };
    handle.setPointerCapture(event.pointerId);
    handle.addEventListener('pointermove', move);
    handle.addEventListener('lostpointercapture', end, { once: true });
  };

  const onFit = (key: string) => {
    const index = columns.findIndex((column) => column.key === key);
    const cells = table.current?.querySelectorAll(`[data-column="${index}"]`) ?? [];
    const wanted = [...cells].map((cell) => widthOf(cell));
    onResize(key, fittingWidth(Math.max(0, ...wanted) + cellPadding));
  };

  const widthAt = ({ key, width }: Placed<Row>) => (dragged?.key === key ? dragged.width : width);
  return { onDrag, onFit, widthAt };
}

const cellPadding = 40;

function widthOf(cell: Element): number {
  const range = document.createRange();
  range.selectNodeContents(cell.querySelector('.grid-title') ?? cell);
  return range.getBoundingClientRect().width;
}
