import { can, pageIsOpen, pages } from '#kernel/domain';
import type { Actor, Page } from '#kernel/domain';
import { colourChoice } from '../theme/look-settings.ts';
import { shortcutNames } from '../tabs/tab-shortcuts.ts';
import { fullTitle } from '../tabs/tab.ts';
import type { Tabs } from '../tabs/tabs-store.ts';
import type { Entry } from './entry.ts';

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
      key: `create ${page.path}`,
      group: 'Actions',
      label: page.title,
      run: () => tabs.open(page.path),
    }));

/** The tab one came from first. */
export function openTabs(tabs: Tabs): Entry[] {
  const { tabs: open, order, activeId } = tabs.state();
  const rank = (id: string) => order.indexOf(id);
  return open
    .filter((tab) => tab.id !== activeId)
    .sort((a, b) => rank(b.id) - rank(a.id))
    .map((tab) => ({
      key: `tab ${tab.id}`,
      group: 'Open tabs',
      label: fullTitle(tab),
      run: () => tabs.activate(tab.id),
    }));
}

/** Records that were open a moment ago, the latest first. */
export function recentRecords(tabs: Tabs): Entry[] {
  const { tabs: open, closed } = tabs.state();
  const listed = new Set(open.map((tab) => tab.path));
  return closed.toReversed().flatMap(({ tab }) => {
    if (!tab.objectId || listed.has(tab.path) || !tabs.setting.isOpen(tab.path)) return [];
    listed.add(tab.path);
    return [
      {
        key: `record ${tab.path}`,
        group: 'Recent',
        label: fullTitle(tab),
        run: () => tabs.open(tab.path, { onClosed: 'previous' as const }),
      },
    ];
  });
}

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
