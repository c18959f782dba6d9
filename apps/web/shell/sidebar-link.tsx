import { Popover, useSession } from '#kernel/web';
import { inWords, isWebAddress } from '#platform/domain';
import { UnseenUpdates } from '#platform/web';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useVocabulary } from '../session/tenant-vocabulary.tsx';
import { menuIcons } from '../menus/menu-icons.ts';
import { pathOf } from '../menus/menu.ts';
import type { MenuItem } from '../menus/menu.ts';

/** The line of the page that is open, and of the records that belong to it. */
function useIsCurrent(item: MenuItem): boolean {
  const { pathname, search } = useLocation();
  const path = pathOf(item);
  if (pathname !== path && !pathname.startsWith(`${path}/`)) return false;
  const asked = new URLSearchParams(item.path?.split('?')[1]);
  const given = new URLSearchParams(search);
  return [...asked].every(([name, value]) => given.get(name) === value);
}

export function useLabel(item: MenuItem): string {
  const vocabulary = useVocabulary();
  // What the tenant itself wrote is in its words already.
  return item.address ? item.label : inWords(item.label, vocabulary);
}

const updatesPath = '/view/product-update';

/** The menu is longer than the window: the line of the open page is in sight. */
const intoView = (line: HTMLElement | null) => line?.scrollIntoView?.({ block: 'nearest' });

/** B-045: a tab, or a window of its own. */
export function SidebarLink({ item, isInGroup = false }: { item: MenuItem; isInGroup?: boolean }) {
  const { tenant } = useSession();
  const isCurrent = useIsCurrent(item);
  const label = useLabel(item);
  const Icon = !isInGroup && item.icon && menuIcons[item.icon];
  const inside = (
    <>
      {Icon && <Icon className="sidebar-icon" aria-hidden />}
      <span className="sidebar-label">{label}</span>
      {item.path === updatesPath && <UnseenUpdates />}
    </>
  );
  if (item.unavailable) return <Unavailable text={item.unavailable}>{inside}</Unavailable>;
  const address = item.address ?? (item.link ? (tenant.settings[item.link] ?? '') : '');
  if (isWebAddress(address)) {
    return (
      <a className="sidebar-row" href={address} target="_blank" rel="noreferrer noopener">
        {inside}
      </a>
    );
  }
  return (
    <Link
      className="sidebar-row"
      to={item.path ?? '/'}
      ref={isCurrent ? intoView : undefined}
      title={label}
      {...(item.target && { target: item.target })}
      {...(isCurrent && { 'aria-current': 'page' })}
    >
      {inside}
    </Link>
  );
}

/** B-125. */
function Unavailable({ text, children }: { text: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover label={text} isOpen={isOpen} setOpen={setOpen} side="right" isFresh content={text}>
      <button
        type="button"
        className="sidebar-row sidebar-unavailable"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {children}
      </button>
    </Popover>
  );
}
