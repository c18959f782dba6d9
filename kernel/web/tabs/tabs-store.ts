import { newTabId } from './new-tab-id.ts';
import { placeOf } from './parse-address.ts';
import { addressOf, everyPlace } from './tab.ts';
import type { Place, Tab, TabsState } from './tab.ts';
import { findTab, noTabs, tabsReducer } from './tabs-reducer.ts';
import type { Opening, TabsEvent } from './tabs-reducer.ts';
import { readTabs, writeTabs } from './tabs-storage.ts';

export type TabsSetting = {
  /** Whose tabs these are. */
  readonly owner: string;
  /** Where `/` leads. */
  readonly home: string;
  /** May a tab of this page pattern be brought back? */
  readonly isOpen: (route: string) => boolean;
  /** The page is shown outside the workspace, in a window of its own. */
  readonly isOutside?: (route: string) => boolean;
  /** The page ends the whole workspace, so that all unsaved work is asked about first. */
  readonly isExit?: (route: string) => boolean;
};

export type OpenOptions = Partial<
  Pick<Opening, 'id' | 'tabName' | 'onClosed' | 'isBackground' | 'index'>
>;

type Leaving = (ids: readonly string[]) => Promise<boolean>;

/** The open tabs of this window: the reducer, the session and the browser's history in one. */
export class Tabs {
  readonly setting: TabsSetting;
  #state: TabsState;
  #scroll: Map<string, number>;
  #heard = new Set<() => void>();
  #forgotten = new Set<(id: string) => void>();
  #isEnded = false;
  /** Asked before tabs close; bound by what knows of unsaved work. */
  mayLeave: Leaving = () => Promise.resolve(true);
  #readScroll: () => number | null = () => null;

  constructor(setting: TabsSetting) {
    this.setting = setting;
    const mayReturn = (route: string) => setting.isOpen(route) && !setting.isExit?.(route);
    const { tabs, activeId, scroll } = readTabs(sessionStorage, setting.owner, mayReturn);
    this.#state = { ...noTabs, tabs, activeId, order: tabs.map((tab) => tab.id) };
    this.#scroll = new Map(Object.entries(scroll));
  }

  readonly state = (): TabsState => this.#state;

  readonly subscribe = (hear: () => void): (() => void) => {
    this.#heard.add(hear);
    return () => this.#heard.delete(hear);
  };

  /** Called with the id of every tab that is gone. */
  onGone(hear: (id: string) => void): () => void {
    this.#forgotten.add(hear);
    return () => this.#forgotten.delete(hear);
  }

  get active(): Tab | undefined {
    return this.find(this.#state.activeId);
  }

  readonly find = (id: string): Tab | undefined => this.#state.tabs.find((tab) => tab.id === id);

  place(address: string): Place {
    const place = placeOf(address);
    return place.path === '/' ? placeOf(this.setting.home) : place;
  }

  /** The address that the window came with. */
  start(address: string): void {
    this.#apply({ type: 'open', place: this.place(address), newId: this.#newId() });
    this.#tellHistory('replace');
  }

  open(address: string, options: OpenOptions = {}): void {
    const place = this.place(address);
    if (this.setting.isOutside?.(place.route)) {
      window.open(place.absUrl, '_blank', 'noopener');
      return;
    }
    if (this.setting.isExit?.(place.route)) {
      void this.#exit(place);
      return;
    }
    this.#show(place, options);
  }

  #show(place: Place, options: OpenOptions = {}): void {
    this.#apply({ type: 'open', place, newId: this.#newId(), ...options });
    this.#tellHistory('push');
  }

  async #exit(place: Place): Promise<void> {
    if (await this.mayLeave(everyPlace(this.#state))) this.#show(place);
  }

  activate(id: string): void {
    this.#apply({ type: 'activate', id });
    this.#tellHistory('push');
  }

  /** Within a tab: the same page with another query stays here, another page is opened. */
  push(id: string, address: string): void {
    const place = this.place(address);
    const tab = this.find(id);
    if (!tab || place.path !== tab.path) return this.open(address, { onClosed: 'previous' });
    this.#apply({ type: 'goTo', id, place });
    this.#tellHistory('push');
  }

  /** The tab becomes the other page, or gives way to the tab where that page is open already. */
  replace(id: string, address: string): void {
    const place = this.place(address);
    const other = findTab(this.#state.tabs, { path: place.path });
    if (other && other.id !== id) {
      this.#apply({ type: 'open', place, newId: other.id });
      this.#remove(id);
      this.#apply({ type: 'takeClosed' });
    } else {
      this.#apply({ type: 'goTo', id, place });
    }
    this.#tellHistory('replace');
  }

  /** False when the user stayed. */
  async close(id: string, options: { toPrevious?: boolean } = {}): Promise<boolean> {
    return this.closeAll([id], options);
  }

  async closeAll(ids: readonly string[], options: { toPrevious?: boolean } = {}): Promise<boolean> {
    if (!(await this.mayLeave(ids))) return false;
    for (const id of ids) this.#remove(id, options);
    this.#tellHistory('push');
    return true;
  }

  reopen(): void {
    const last = this.#state.closed.at(-1);
    if (!last) return;
    this.#apply({ type: 'takeClosed' });
    const { tabName, onClosed } = last.tab;
    this.open(addressOf(last.tab), { tabName, onClosed, index: last.index });
  }

  move(id: string, index: number): void {
    this.#apply({ type: 'move', id, index });
  }

  name(id: string, title: string, postFix = ''): void {
    this.#apply({ type: 'name', id, title, postFix });
  }

  measure(max: number): void {
    this.#apply({ type: 'measure', max });
  }

  /** B-042: the entry's tab is shown again, or opened again under the id it had. */
  follow(address: string, id: string | undefined): void {
    const newId = id && !this.find(id) ? id : this.#newId();
    this.#apply({ type: 'open', place: this.place(address), newId });
  }

  /** How far the active tab is scrolled; bound by what draws it. */
  bindScroll(read: () => number): () => void {
    this.#readScroll = read;
    return () => {
      if (this.#readScroll === read) this.#readScroll = () => null;
    };
  }

  scrollOf(id: string): number {
    return this.#scroll.get(id) ?? 0;
  }

  /** B-060: also called when the window goes away. */
  readonly save = (): void => {
    const top = this.#readScroll();
    if (top !== null) this.#scroll.set(this.#state.activeId, top);
    this.#write();
  };

  /** After a sign-out nothing may be written any more. */
  end(): void {
    this.#isEnded = true;
  }

  get isEnded(): boolean {
    return this.#isEnded;
  }

  #apply(event: TabsEvent): void {
    const next = tabsReducer(this.#state, event);
    if (next === this.#state) return;
    if (next.activeId !== this.#state.activeId) {
      const top = this.#readScroll();
      if (top !== null) this.#scroll.set(this.#state.activeId, top);
    }
    this.#state = next;
    this.#write();
    for (const hear of this.#heard) hear();
  }

  #remove(id: string, options: { toPrevious?: boolean } = {}): void {
    const home = this.place('/');
    this.#apply({ type: 'close', id, home, newId: this.#newId(), ...options });
    this.#scroll.delete(id);
    for (const hear of this.#forgotten) hear(id);
  }

  #newId(): string {
    const taken = new Set(this.#state.tabs.map((tab) => tab.id));
    for (const { tab } of this.#state.closed) taken.add(tab.id);
    return newTabId((id) => taken.has(id));
  }

  #write(): void {
    if (this.#isEnded) return;
    const { tabs, activeId } = this.#state;
    writeTabs(sessionStorage, this.setting.owner, {
      tabs,
      activeId,
      scroll: Object.fromEntries(this.#scroll),
    });
  }

  #tellHistory(how: 'push' | 'replace'): void {
    const tab = this.active;
    if (!tab) return;
    const address = addressOf(tab);
    const state = { tab: tab.id };
    const isThere = address === location.pathname + location.search;
    if (how === 'replace' || isThere) history.replaceState(state, '', address);
    else history.pushState(state, '', address);
  }
}
