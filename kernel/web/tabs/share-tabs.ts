import { addressOf } from './tab.ts';
import type { Tab } from './tab.ts';

const parameter = 'tabs';
const shareable = 30;

/** A link that opens the same tabs for someone else, as far as they are open to them. */
export function linkToTabs(tabs: readonly Tab[], origin = location.origin): string {
  const query = new URLSearchParams();
  for (const tab of tabs.slice(0, shareable)) query.append(parameter, addressOf(tab));
  return `${origin}/?${query}`;
}

/** The addresses in such a link; only addresses of this site are taken. */
export function sharedAddresses(search: string): string[] {
  const all = new URLSearchParams(search).getAll(parameter);
  return [...new Set(all)].filter((path) => /^\/(?![/\\])/.test(path)).slice(0, shareable);
}
