import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

type Room = { readonly height: number; readonly width: number };

const least = 280;

/** What is left of the window below the top of `element`, once `below` pixels are kept free. */
export function useRoom(element: RefObject<HTMLElement | null>, below: number): Room | null {
  const [room, setRoom] = useState<Room | null>(null);
  useLayoutEffect(() => {
    const measure = () => {
      const box = element.current?.getBoundingClientRect();
      if (!box?.width) return;
      const height = Math.max(least, Math.floor(innerHeight - Math.max(0, box.top) - below));
      const width = Math.floor(box.width);
      setRoom((now) => (now?.height === height && now.width === width ? now : { height, width }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    // What grows above moves the table without changing it: the page around it is watched as well.
    const around = element.current?.parentElement;
    for (const one of [around, around?.parentElement]) if (one) observer.observe(one);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
    };
  }, [element, below]);
  return room;
}
