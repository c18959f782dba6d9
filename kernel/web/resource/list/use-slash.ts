import { useEffect } from 'react';
import type { RefObject } from 'react';

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  !!target.closest('input, textarea, select, [contenteditable], [role=dialog], [role=menu]');

/** The effect of a hidden tab is undone, so only the list in view listens. */
export function useSlash(input: RefObject<{ focus: () => void } | null>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.defaultPrevented || isTyping(event.target)) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [input]);
}
