import { Popover } from '#kernel/web';
import { useLocation } from 'react-router';
import { menuIcons } from '../menus/menu-icons.ts';
import { pathOf } from '../menus/menu.ts';
import type { MenuGroup } from '../menus/menu.ts';
import { SidebarLink } from './sidebar-link.tsx';
import { useOpenHere } from './use-open-here.ts';

/** A group in the narrow sidebar: its lines come out to the side. */
export function SidebarFlyout({ group }: { group: MenuGroup }) {
  const [isOpen, setOpen] = useOpenHere();
  const { pathname } = useLocation();
  const Icon = menuIcons[group.icon];
  const isCurrent = group.items.some((item) => pathOf(item) === pathname);
  return (
    <Popover
      label={group.title}
      isOpen={isOpen}
      setOpen={setOpen}
      side="right"
      className="sidebar-flyout"
      isFresh
      content={
        <nav aria-label={group.title}>
          <p className="sidebar-flyout-title">{group.title}</p>
          <ul className="sidebar-items">
            {group.items.map((item) => (
              <li key={item.label}>
                <SidebarLink item={item} isInGroup />
              </li>
            ))}
          </ul>
        </nav>
      }
    >
      <button
        type="button"
        className="sidebar-row"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        {...(isCurrent && { 'data-current': '' })}
      >
        <Icon className="sidebar-icon" aria-hidden />
        <span className="sidebar-label">{group.title}</span>
      </button>
    </Popover>
  );
}
