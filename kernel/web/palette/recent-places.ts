import { placeOf } from '../tabs/parse-address.ts';
import { addressOf, fullTitle } from '../tabs/tab.ts';
import type { Tab } from '../tabs/tab.ts';

export type RecentPlace = { readonly address: string; readonly title: string };

const key = 'recentPlaces';
const most = 12;

type Kept = { owner: string; places: RecentPlace[] };

function read(storage: Storage, owner: string): RecentPlace[] {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? 'null') as Kept | null;
    return kept?.owner === owner && Array.isArray(kept.places) ? kept.places : [];
  } catch {
    return [];
  }
}

function write(storage: Storage, owner: string, places: readonly RecentPlace[]): void {
  try {
    storage.setItem(key, JSON.stringify({ owner, places }));
  } catch (error) {
    console.warn('The last places could not be kept.', error);
  }
}

const pathOf = (address: string): string => address.split('?')[0] ?? address;

const inFront = (places: readonly RecentPlace[], one: RecentPlace): RecentPlace[] =>
  [one, ...places.filter(({ address }) => pathOf(address) !== pathOf(one.address))].slice(0, most);

/**
 * Remembers the page that somebody is on. Names of records stay in the session, like the tabs; what
 * outlives it are addresses of screens, which say nothing about a person.
 */
export function rememberPlace(owner: string, tab: Tab): void {
  const place = { address: addressOf(tab), title: fullTitle(tab) };
  write(sessionStorage, owner, inFront(read(sessionStorage, owner), place));
  if (tab.objectId || !tab.route) return;
  const plain = { address: tab.path, title: '' };
  write(localStorage, owner, inFront(read(localStorage, owner), plain));
}

/** The latest first: those of this session, then those of the last ones. */
export function recentPlaces(owner: string): RecentPlace[] {
  const here = read(sessionStorage, owner);
  const before = read(localStorage, owner)
    .filter(({ address }) => !here.some((one) => pathOf(one.address) === pathOf(address)))
    .map(({ address }) => ({ address, title: placeOf(address).title }));
  return [...here, ...before].slice(0, most);
}
