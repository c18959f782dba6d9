import type { Actor } from '#kernel/domain';
import { extraResourcesOf } from '#platform/domain';
import { isGroup } from './menu.ts';
import type { Menu, MenuItem } from './menu.ts';

/** G-108: the tenant's own links stand last under Help, or last of all where there is no such group. */
export function withExtraResources(menu: Menu, actor: Actor, setting: string | undefined): Menu {
  if (!actor.features.includes('MagExtraResources')) return menu;
  const links: MenuItem[] = extraResourcesOf(setting ?? '');
  const hasHelp = menu.some((entry) => isGroup(entry) && entry.title === 'Help');
  if (!hasHelp) return [...menu, ...links.map((link) => ({ ...link, icon: 'help' as const }))];
  return menu.map((entry) =>
    isGroup(entry) && entry.title === 'Help'
      ? { ...entry, items: [...entry.items, ...links] }
      : entry,
  );
}
