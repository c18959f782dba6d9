import { useEffect } from 'react';
import { useOwnTab } from './tabs-context.ts';

/** B-022: the page names its tab; answers false where there is none. */
export function useTabTitle(title: string, postFix = ''): boolean {
  const own = useOwnTab();
  const tabs = own?.tabs;
  const id = own?.id;
  useEffect(() => {
    if (tabs && id) tabs.name(id, title, postFix);
  }, [tabs, id, title, postFix]);
  return own !== null;
}
