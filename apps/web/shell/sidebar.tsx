import { useSession } from '#kernel/web';
import { useMemo } from 'react';
import { withExtraResources } from '../menus/extra-resources.ts';
import { isGroup } from '../menus/menu.ts';
import { visibleMenu } from '../menus/visible-menu.ts';
import { hasScreen } from './app-routes.tsx';
import { SidebarBrand } from './sidebar-brand.tsx';
import { SidebarFlyout } from './sidebar-flyout.tsx';
import { SidebarFooter } from './sidebar-footer.tsx';
import { SidebarGroup } from './sidebar-group.tsx';
import { SidebarLink } from './sidebar-link.tsx';
import './sidebar.css';

/** S-002. */
export function Sidebar({ isNarrow = false }: { isNarrow?: boolean }) {
  const { actor, tenant } = useSession();
  const extra = tenant.settings['ICS.Help.ExtraResources'];
  const menu = useMemo(
    () => withExtraResources(visibleMenu(actor, hasScreen), actor, extra),
    [actor, extra],
  );
  const Group = isNarrow ? SidebarFlyout : SidebarGroup;
  return (
    <nav id="sidebar" className={isNarrow ? 'sidebar sidebar-narrow' : 'sidebar'} aria-label="Main">
      <SidebarBrand isNarrow={isNarrow} />
      <div className="sidebar-menu">
        {menu.map((entry) =>
          isGroup(entry) ? (
            <Group key={entry.title} group={entry} />
          ) : (
            <SidebarLink key={entry.label} item={entry} />
          ),
        )}
      </div>
      <SidebarFooter />
    </nav>
  );
}
