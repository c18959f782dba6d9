import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Closes on Escape and when a page is opened from it. */
export function useDrawer() {
  const [isOpen, setOpen] = useState(false);
  const { pathname, search } = useLocation();
  const ref = useRef<HTMLDivElement>(null);
  const close = () => setOpen(false);

  useEffect(close, [pathname, search]);
  useEffect(() => {
    if (!isOpen) return;
    ref.current?.querySelector<HTMLElement>('a[href], button')?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOpen]);

  return { isOpen, close, toggle: () => setOpen(!isOpen), ref };
}
