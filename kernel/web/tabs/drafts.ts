import type { Tabs } from './tabs-store.ts';

const prefix = 'draft:';
const writeDelay = 250;

/** What was typed and not saved, kept for the session by tab and key. */
export class Drafts {
  #owner: string;
  #tabs: Tabs;
  #waiting = new Map<string, unknown>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(tabs: Tabs) {
    this.#tabs = tabs;
    this.#owner = `${prefix}${tabs.setting.owner}:`;
    this.#sweep();
    tabs.onGone((id) => this.#dropAll(`${this.#owner}${id}:`));
  }

  read(tabId: string, key: string): unknown {
    const name = this.#name(tabId, key);
    if (this.#waiting.has(name)) return this.#waiting.get(name);
    try {
      return JSON.parse(sessionStorage.getItem(name) ?? 'null');
    } catch {
      sessionStorage.removeItem(name);
      return null;
    }
  }

  /** Written a moment later: typing must not wait for storage. */
  keep(tabId: string, key: string, draft: unknown): void {
    this.#waiting.set(this.#name(tabId, key), draft);
    this.#timer ??= setTimeout(this.flush, writeDelay);
  }

  drop(tabId: string, key: string): void {
    const name = this.#name(tabId, key);
    this.#waiting.delete(name);
    sessionStorage.removeItem(name);
  }

  readonly flush = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const [name, draft] of this.#tabs.isEnded ? [] : this.#waiting) write(name, draft);
    this.#waiting.clear();
  };

  #name(tabId: string, key: string): string {
    return `${this.#owner}${tabId}:${key}`;
  }

  #dropAll(start: string): void {
    for (const name of this.#waiting.keys()) if (name.startsWith(start)) this.#waiting.delete(name);
    for (const name of stored()) if (name.startsWith(start)) sessionStorage.removeItem(name);
  }

  /** Drafts of another user, or of a tab that did not come back, are nobody's. */
  #sweep(): void {
    const open = this.#tabs.state().tabs.map((tab) => `${this.#owner}${tab.id}:`);
    for (const name of stored()) {
      if (!open.some((start) => name.startsWith(start))) sessionStorage.removeItem(name);
    }
  }
}

const stored = (): string[] =>
  Object.keys(sessionStorage).filter((name) => name.startsWith(prefix));

function write(name: string, draft: unknown): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(draft));
  } catch (error) {
    console.warn('A draft could not be kept.', error);
  }
}
