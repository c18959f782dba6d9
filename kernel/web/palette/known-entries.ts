import { can, pageIsOpen, pages } from '#kernel/domain';
import type { Actor, Page } from '#kernel/domain';
import { colourChoice } from '../theme/look-settings.ts';
import { shortcutNames } from '../tabs/tab-shortcuts.ts';
import { placeOf } from '../tabs/parse-address.ts';
import { fullTitle } from '../tabs/tab.ts';
import type { Place } from '../tabs/tab.ts';
import type { Tabs } from '../tabs/tabs-store.ts';
import type { Entry } from './entry.ts';
import { paletteCommands } from './palette-commands.ts';
import { recentPlaces } from './recent-places.ts';

const kinds = new Set<Page['kind']>(['screen', 'list', 'analytics']);
const isPlain = (page: Page) => !page.path.includes('{') && page.path !== '/';

/** What one may open; the API's own answer counts for lists, or a host user would meet refusals. */
export const screens = (actor: Actor, tabs: Tabs): Entry[] =>
  pages()
    .filter((page) => kinds.has(page.kind) && isPlain(page) && tabs.setting.isOpen(page.path))
    .filter((page) => page.kind !== 'list' || isListed(actor, page))
    .map((page) => ({
      key: `screen ${page.path}`,
      group: 'Screens',
      label: page.title,
      run: () => tabs.open(page.path),
    }));

const isListed = (actor: Actor, { name }: Page) => !name.endsWith('.list') || can(actor, name);

export const creations = (actor: Actor, tabs: Tabs): Entry[] =>
  pages()
    .filter((page) => page.kind === 'add' && pageIsOpen(actor, page))
    .filter((page) => tabs.setting.isOpen(page.path))
    .filter(({ name }) => !name.endsWith('.add') || can(actor, name.replace(/add$/, 'create')))
    .map((page) => ({
      key: `screen ${page.path}`,
      group: 'Actions',
      label: page.title,
      run: () => tabs.open(page.path),
    }));

/** A place that is open, was open and is found is one place. */
const keyOf = ({ objectId, path: at }: Pick<Place, 'objectId' | 'path'>): string =>
  `${objectId ? 'record' : 'screen'} ${at}`;

/** The tab one came from first. */
export function openTabs(tabs: Tabs): Entry[] {
  const { tabs: open, order, activeId } = tabs.state();
  const rank = (id: string) => order.indexOf(id);
  return open
    .filter((tab) => tab.id !== activeId)
    .sort((a, b) => rank(b.id) - rank(a.id))
    .map((tab) => ({
      key: keyOf(tab),
      group: 'Open tabs',
      label: fullTitle(tab),
      run: () => tabs.activate(tab.id),
    }));
}

const path = (address: string): string => address.split('?')[0] ?? address;

/** Where the user was last, the latest first; the page in view is not listed. */
export function recentEntries(tabs: Tabs): Entry[] {
  const inView = tabs.active?.path;
  return recentPlaces(tabs.setting.owner)
    .filter(
      ({ address }) => path(address) !== inView && tabs.setting.isOpen(placeOf(address).route),
    )
    .map(({ address, title }) => ({
      key: keyOf(placeOf(address)),
      group: 'What you did last',
      label: title,
      run: () => tabs.open(address, { onClosed: 'previous' as const }),
    }));
}

/** Steps that the modules offer, such as a booking. */
export const steps = (actor: Actor, tabs: Tabs): Entry[] =>
  paletteCommands()
    .filter((one) => can(actor, one.ability))
    .filter((one) => !('path' in one) || tabs.setting.isOpen(path(one.path)))
    .map((one) => ({
      key: `step ${one.label}`,
      group: 'Actions',
      label: one.label,
      ...(one.words && { words: one.words }),
      run: 'path' in one ? () => tabs.open(one.path) : one.run,
    }));

const looks = { light: 'Light colours', dark: 'Dark colours', system: 'Colours of the system' };

export function commands(tabs: Tabs): Entry[] {
  const { tabs: open, closed, activeId } = tabs.state();
  const others = open.map((tab) => tab.id).filter((id) => id !== activeId);
  const action = (label: string, run: () => void, detail?: string): Entry => ({
    key: `do ${label}`,
    group: 'Actions',
    label,
    run,
    ...(detail && { detail }),
  });
  return [
    action('Close tab', () => void tabs.close(activeId), shortcutNames.close),
    ...(others.length ? [action('Close other tabs', () => void tabs.closeAll(others))] : []),
    ...(closed.length
      ? [action('Reopen closed tab', () => tabs.reopen(), shortcutNames.reopen)]
      : []),
    ...Object.entries(looks)
      .filter(([look]) => look !== colourChoice.get())
      .map(([look, label]) => action(label, () => colourChoice.set(look as keyof typeof looks))),
  ];
}
