import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

export function setThemeDialog(open: boolean): void {
  isOpen = open;
  for (const listener of listeners) listener();
}

export const useThemeDialog = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isOpen,
  );
