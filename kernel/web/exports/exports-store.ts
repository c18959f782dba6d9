import type { ExportJob } from '#kernel/domain';
import { useSyncExternalStore } from 'react';

export type ExportsState = {
  /** Newest first; null until they have been asked for. */
  readonly jobs: readonly ExportJob[] | null;
  readonly isOpen: boolean;
};

let state: ExportsState = { jobs: null, isOpen: false };
const listeners = new Set<() => void>();

export const exportsState = (): ExportsState => state;

export function changeExports(changes: Partial<ExportsState>): void {
  state = { ...state, ...changes };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useExports = (): ExportsState => useSyncExternalStore(subscribe, exportsState);

export const openExports = (): void => changeExports({ isOpen: true });
export const closeExports = (): void => changeExports({ isOpen: false });
