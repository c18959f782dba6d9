import { linkToTabs, shortcutNames, toast } from '#kernel/web';
import type { MenuItem, Tabs } from '#kernel/web';

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
export function tabActions(tabs: Tabs, id: string): readonly MenuItem[] {
  const { tabs: open, closed } = tabs.state();
  const others = open.map((tab) => tab.id).filter((other) => other !== id);
  return [
    {
      key: 'close',
      label: 'Close tab',
      hint: shortcutNames.close,
      run: () => void tabs.close(id),
    },
    {
      key: 'others',
      label: 'Close other tabs',
      isDisabled: others.length === 0,
      run: () => void tabs.closeAll(others),
    },
    {
      key: 'reopen',
      label: 'Reopen closed tab',
      hint: shortcutNames.reopen,
      isDisabled: closed.length === 0,
      run: () => tabs.reopen(),
    },
    {
      key: 'copy',
      label: 'Copy link to these tabs',
      isApart: true,
      run: () => void copyLink(tabs),
    },
  ];
}
