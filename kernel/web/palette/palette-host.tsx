import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { bindPalette } from './open-palette.ts';

const Palette = lazy(() => import('./palette.tsx'));

const isKey = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.code === 'KeyK';

/** Ctrl+K or Cmd+K, anywhere in the workspace. */
export function PaletteHost() {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isKey(event)) return;
      event.preventDefault();
      setOpen((was) => !was);
    };
    addEventListener('keydown', listen);
    const unbind = bindPalette(() => setOpen(true));
    return () => {
      removeEventListener('keydown', listen);
      unbind();
    };
  }, []);
  return <Suspense>{isOpen && <Palette close={close} />}</Suspense>;
}
