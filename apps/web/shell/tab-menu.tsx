import { DownOutlined } from '@ant-design/icons';
import { useTabs } from '#kernel/web';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { tabActions } from './tab-actions.tsx';

export function TabMenu() {
  const tabs = useTabs();
  const [isOpen, setOpen] = useState(false);
  const items = isOpen ? tabActions(tabs, tabs.state().activeId) : [];
  return (
    <Dropdown
      menu={{ items }}
      trigger={['click']}
      placement="bottomRight"
      open={isOpen}
      onOpenChange={setOpen}
    >
      <Button type="text" size="small" icon={<DownOutlined />} aria-label="Tab actions" />
    </Dropdown>
  );
}
