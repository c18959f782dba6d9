import { useTabs } from '#kernel/web';
import { useEffect } from 'react';
import { setThemeDialog } from './theme-dialog-state.ts';

/** the address opens the dialog, and leaves no tab behind. */
export default function ThemeSettingsPage() {
  const tabs = useTabs();
  useEffect(() => {
    setThemeDialog(true);
    void tabs.close(tabs.state().activeId);
  }, [tabs]);
  return null;
}
