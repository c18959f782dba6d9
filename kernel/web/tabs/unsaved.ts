import { besideTabs } from './tab.ts';
import type { Tabs } from './tabs-store.ts';

export type Unsaved = {
  readonly isDirty: boolean;
  /**
   * Answers whether everything is saved now; a form that shows its errors answers false. Absent where
   * there is nothing to save: what was typed is for one step that would mail, book or pay.
   */
  readonly save?: (() => Promise<boolean>) | undefined;
  /** The content also stands in a draft, so that a reload does not lose it. */
  readonly isKept?: boolean;
};

export type Answer = 'save' | 'discard' | 'stay';
type Ask = (canSave: boolean) => Promise<Answer>;
type Entry = { tabId: string; unsaved: Unsaved; isMounted: boolean };

/** Who has unsaved work, by tab. A hidden tab keeps its entries although its effects are gone. */
export class UnsavedWork {
  #tabs: Tabs;
  #ask: Ask;
  #entries = new Map<object, Entry>();
  #heard = new Set<() => void>();
  #dirty: ReadonlySet<string> = new Set();

  constructor(tabs: Tabs, ask: Ask) {
    this.#tabs = tabs;
    this.#ask = ask;
    tabs.mayLeave = (ids) => this.mayLeave(ids);
    tabs.onGone((id) => this.forget((entry) => entry.tabId === id));
  }

  readonly subscribe = (hear: () => void): (() => void) => {
    this.#heard.add(hear);
    return () => this.#heard.delete(hear);
  };

  /** Ids of the tabs with unsaved work. */
  readonly dirty = (): ReadonlySet<string> => this.#dirty;

  put(key: object, tabId: string, unsaved: Unsaved): void {
    this.#entries.set(key, { tabId, unsaved, isMounted: true });
    this.#tell();
  }

  /** An unmounted form is gone; one that was hidden with its tab is not. */
  release(key: object): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    const { activeId } = this.#tabs.state();
    if (entry.tabId === activeId || entry.tabId === besideTabs) this.#entries.delete(key);
    else entry.isMounted = false;
    this.#tell();
  }

  /** A form that ended while its tab was hidden does not come back with it. */
  shown(tabId: string): void {
    this.forget((entry) => entry.tabId === tabId && !entry.isMounted);
  }

  forget(isMeant: (entry: Entry) => boolean): void {
    for (const [key, entry] of this.#entries) if (isMeant(entry)) this.#entries.delete(key);
    this.#tell();
  }

  /** A reload would lose something that no draft keeps. */
  get isAtRisk(): boolean {
    return [...this.#entries.values()].some(({ unsaved }) => unsaved.isDirty && !unsaved.isKept);
  }

  /** B-012: asks for each tab in turn, in sight of what would be lost. */
  async mayLeave(ids: readonly string[]): Promise<boolean> {
    for (const id of ids) {
      if (!this.#dirty.has(id)) continue;
      if (id !== besideTabs) this.#tabs.activate(id);
      const answer = await this.#ask(this.#dirtyOf(id).every(({ save }) => save));
      if (answer === 'stay') return false;
      if (answer === 'save' && !(await this.#save(id))) return false;
    }
    return true;
  }

  async #save(tabId: string): Promise<boolean> {
    for (const { save } of this.#dirtyOf(tabId)) {
      if (!(await save?.())) return false;
    }
    return true;
  }

  #dirtyOf(id: string): Unsaved[] {
    const all = [...this.#entries.values()];
    return all.flatMap(({ tabId, unsaved }) => (tabId === id && unsaved.isDirty ? unsaved : []));
  }

  #tell(): void {
    const dirty = new Set(
      [...this.#entries.values()].filter((entry) => entry.unsaved.isDirty).map((e) => e.tabId),
    );
    if (dirty.size === this.#dirty.size && [...dirty].every((id) => this.#dirty.has(id))) return;
    this.#dirty = dirty;
    for (const hear of this.#heard) hear();
  }
}
