import { pageAt, pageIsOpen } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { TabsProvider, useSession } from '#kernel/web';
import type { TabsSetting } from '#kernel/web';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { hasScreen } from './app-routes.tsx';
import { homePath } from './home-path.ts';

/** B-067: a page that is closed to the user, or has nothing to show, does not come back. */
export const tabSetting = (actor: Actor): TabsSetting => ({
  owner: actor.userId,
  home: homePath,
  isOpen: (route) => {
    const page = pageAt(route);
    return !!page && page.kind !== 'anonymous' && pageIsOpen(actor, page) && hasScreen(page);
  },
  isExit: (route) => route === '/view/logout',
  isOutside: (route) => pageAt(route)?.kind === 'print',
});

export function UserTabs({ children }: { children: ReactNode }) {
  const { actor } = useSession();
  const [setting] = useState(() => tabSetting(actor));
  return <TabsProvider setting={setting}>{children}</TabsProvider>;
}
