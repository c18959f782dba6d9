const listeners = new Set<() => void>();

/** After a change from this window: whatever shows actions asks again. */
export const announceChange = (): void => {
  for (const listener of listeners) listener();
};

export function onActionsChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
