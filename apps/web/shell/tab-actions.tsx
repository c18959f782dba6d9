import { linkToTabs, shortcutNames, toast } from '#kernel/web';
import type { Tabs } from '#kernel/web';
import type { MenuProps } from 'antd';

async function copyLink(tabs: Tabs): Promise<void> {
  const link = linkToTabs(tabs.state().tabs);
  try {
    await navigator.clipboard.writeText(link);
    toast.success('The link to these tabs was copied.');
  } catch {
    prompt('Copy this link', link);
  }
}

/** What can be done about the tab `id`, and about all of them. */
export function tabActions(tabs: Tabs, id: string): NonNullable<MenuProps['items']> {
  const { tabs: open, closed } = tabs.state();
  const others = open.map((tab) => tab.id).filter((other) => other !== id);
  return [
    {
      key: 'close',
      label: 'Close tab',
      extra: shortcutNames.close,
      onClick: () => void tabs.close(id),
    },
    {
      key: 'others',
      label: 'Close other tabs',
      disabled: others.length === 0,
      onClick: () => void tabs.closeAll(others),
    },
    {
      key: 'reopen',
      label: 'Reopen closed tab',
      extra: shortcutNames.reopen,
      disabled: closed.length === 0,
      onClick: () => tabs.reopen(),
    },
    { type: 'divider' },
    { key: 'copy', label: 'Copy link to these tabs', onClick: () => void copyLink(tabs) },
  ];
}
