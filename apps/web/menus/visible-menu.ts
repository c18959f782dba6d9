import { flags } from '#identity/domain';
import { can, findResource, pageAt, pageIsOpen, settingAttribute } from '#kernel/domain';
import type { Actor, Page } from '#kernel/domain';
import { chooseMenu } from './choose-menu.ts';
import { isGroup, pathOf } from './menu.ts';
import type { Menu, MenuItem } from './menu.ts';
import { menus } from './menus.ts';

const settingIsOn = (actor: Actor, key: string) =>
  actor.attributes[settingAttribute(key)] === 'true';

/** B-121, G-100. */
const commandIsOffered = {
  bookingAssistant: (actor: Actor) =>
    settingIsOn(actor, 'ICS.Feature.BookingAssistant') && flags.isAdminOrStaffOrCaseManager(actor),
} as const;

/** Host users may open every page (B-097), but the API asks for the role: no menu leads to refusals. */
const holdsRole = (actor: Actor, { roles }: Page) =>
  roles.length === 0 || roles.some((role) => actor.roles.includes(role));

function listIsOpen(actor: Actor, page: Page): boolean {
  const resource = findResource(page.name.replace(/\.list$/, ''));
  if (!resource || page.kind !== 'list') return true;
  if (resource.tenancy === 'host' && !actor.isHost) return false;
  return can(actor, `${resource.name}.list`);
}

/** B-046. */
export function isPermitted(actor: Actor, item: MenuItem): boolean {
  if (item.command) return commandIsOffered[item.command](actor);
  if (item.unavailable) return true;
  const page = pageAt(pathOf(item));
  return !!page && pageIsOpen(actor, page) && holdsRole(actor, page) && listIsOpen(actor, page);
}

const filtered = (menu: Menu, isShown: (item: MenuItem) => boolean): Menu =>
  menu.flatMap((entry): Menu => {
    if (!isGroup(entry)) return isShown(entry) ? [entry] : [];
    const items = entry.items.filter(isShown);
    return items.length ? [{ ...entry, items }] : [];
  });

/** The whole menu of a user, as far as it is permitted. */
export const permittedMenu = (actor: Actor): Menu =>
  filtered(menus[chooseMenu(actor)], (item) => isPermitted(actor, item));

/** A page whose work is yet to come has no screen, and is not in the menu either. */
export const visibleMenu = (actor: Actor, hasScreen: (page: Page) => boolean): Menu =>
  filtered(permittedMenu(actor), (item) => {
    if (item.unavailable) return true;
    const page = pageAt(pathOf(item));
    return !!page && hasScreen(page);
  });
