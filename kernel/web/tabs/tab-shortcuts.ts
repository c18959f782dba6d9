import type { Tabs } from './tabs-store.ts';

export const shortcutNames = { close: 'Alt+W', reopen: 'Alt+Shift+T' } as const;

/** The browser keeps Ctrl+W and Ctrl+Shift+T for itself, so ours begin with Alt. */
export function handleShortcut(tabs: Tabs, event: KeyboardEvent): boolean {
  if (!event.altKey || event.ctrlKey || event.metaKey) return false;
  const { tabs: open, activeId } = tabs.state();
  const index = open.findIndex((tab) => tab.id === activeId);
  const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
  if (digit && !event.shiftKey) {
    const tab = open[Number(digit) - 1];
    if (tab) tabs.activate(tab.id);
  } else if (event.code === 'KeyW' && !event.shiftKey) {
    void tabs.close(activeId);
  } else if (event.code === 'KeyT' && event.shiftKey) {
    tabs.reopen();
  } else if (event.code === 'ArrowLeft' && event.shiftKey) {
    tabs.move(activeId, index - 1);
  } else if (event.code === 'ArrowRight' && event.shiftKey) {
    tabs.move(activeId, index + 1);
  } else {
    return false;
  }
  return true;
}

export function listenForShortcuts(tabs: Tabs): () => void {
  const listen = (event: KeyboardEvent) => {
    if (!event.defaultPrevented && handleShortcut(tabs, event)) event.preventDefault();
  };
  addEventListener('keydown', listen);
  return () => removeEventListener('keydown', listen);
}
