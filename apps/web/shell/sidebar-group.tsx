import { RightOutlined } from '@ant-design/icons';
import { foldedGroups, useBrowserSetting } from '#kernel/web';
import { useId } from 'react';
import { menuIcons } from '../menus/menu-icons.ts';
import type { MenuGroup } from '../menus/menu.ts';
import { SidebarLink } from './sidebar-link.tsx';

/** B-047. */
export function SidebarGroup({ group }: { group: MenuGroup }) {
  const id = useId();
  const [folded, setFolded] = useBrowserSetting(foldedGroups);
  const isFolded = folded.includes(group.title);
  const Icon = menuIcons[group.icon];
  const others = folded.filter((title) => title !== group.title);
  return (
    <div className="sidebar-group">
      <button
        type="button"
        className="sidebar-row sidebar-group-head"
        aria-expanded={!isFolded}
        aria-controls={id}
        onClick={() => setFolded(isFolded ? others : [...others, group.title])}
      >
        <Icon className="sidebar-icon" aria-hidden />
        <span className="sidebar-label">{group.title}</span>
        <RightOutlined className="sidebar-fold" />
      </button>
      <ul id={id} className="sidebar-items" hidden={isFolded}>
        {group.items.map((item) => (
          <li key={item.label}>
            <SidebarLink item={item} isInGroup />
          </li>
        ))}
      </ul>
    </div>
  );
}
