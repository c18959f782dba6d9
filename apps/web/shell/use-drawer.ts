import type { RefObject } from 'react';
import { useEffect } from 'react';
import { useOpenHere } from './use-open-here.ts';

/** Takes the focus, and closes on Escape and when a page is opened from it. */
export function useDrawer(drawer: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useOpenHere();
  useEffect(() => {
    if (!isOpen) return;
    drawer.current?.querySelector<HTMLElement>('a[href], button')?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [drawer, isOpen, setOpen]);
  return [isOpen, setOpen] as const;
}
