import { lazy, Suspense, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTabs } from '../tabs/tabs-context.ts';
import { bindPalette } from './open-palette.ts';
import { rememberPlace } from './recent-places.ts';

const Palette = lazy(() => import('./palette.tsx'));

const isKey = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.code === 'KeyK';

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

/** Ctrl+K or Cmd+K, anywhere in the workspace. */
export function PaletteHost() {
  const [isOpen, setOpen] = useState(false);
  /** What is typed while the palette is on its way; null when it is there, or closed. */
  const early = useRef<string | null>(null);
  const close = useCallback(() => {
    early.current = null;
    setOpen(false);
  }, []);
  const arrive = useCallback((take: (typed: string) => void) => {
    if (early.current) take(early.current);
    early.current = null;
  }, []);
  const open = useEffectEvent(() => {
    early.current = '';
    setOpen(true);
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (early.current !== null && isLetter(event)) early.current += event.key;
    else if (isKey(event)) (isOpen ? close : open)();
    else return;
    event.preventDefault();
  });
  const tabs = useTabs();
  useEffect(() => {
    const remember = () => {
      if (tabs.active && !tabs.isEnded) rememberPlace(tabs.setting.owner, tabs.active);
    };
    remember();
    return tabs.subscribe(remember);
  }, [tabs]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    const unbind = bindPalette(() => open());
    return () => {
      removeEventListener('keydown', listen);
      unbind();
    };
  }, []);
  return <Suspense>{isOpen && <Palette close={close} arrive={arrive} />}</Suspense>;
}
