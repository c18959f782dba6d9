import { DownOutlined } from '@ant-design/icons';
import { MenuButton, useTabs } from '#kernel/web';
import { tabActions } from './tab-actions.ts';

export function TabMenu() {
  const tabs = useTabs();
  return (
    <MenuButton
      label="Tab actions"
      aria-label="Tab actions"
      size="small"
      icon={<DownOutlined />}
      items={() => tabActions(tabs, tabs.state().activeId)}
    />
  );
}
