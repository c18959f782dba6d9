import { can } from '#kernel/domain';
import {
  sidebarState,
  StatusLine,
  useBrowserSetting,
  useRightsChanges,
  useSession,
} from '#kernel/web';
import { startCall } from '#booking/domain';
import { CallStrip } from '#booking/web';
import { ActionsHost } from '#correspondence/web';
import { NotificationsHost, WatchSession } from '#platform/web';
import type { ReactNode } from 'react';
import { lazy, Suspense, useRef } from 'react';
import { Header } from './header.tsx';
import './shell.css';
import { Sidebar } from './sidebar.tsx';
import { useThemeDialog } from './theme-dialog-state.ts';
import { useDrawer } from './use-drawer.ts';
import { useFavicon } from './use-favicon.ts';
import { useMatches } from './use-matches.ts';

const ThemeDialog = lazy(() => import('./theme-dialog.tsx'));

/** On a phone the sidebar is a drawer over the page. */
const phone = '(max-width: 760px)';

export function Shell({ tabs, children }: { tabs?: ReactNode; children: ReactNode }) {
  useFavicon();
  useRightsChanges();
  const takesCalls = can(useSession().actor, startCall.ability);
  const isPhone = useMatches(phone);
  const drawer = useRef<HTMLDivElement>(null);
  const [isDrawerOpen, setDrawer] = useDrawer(drawer);
  const [state, setState] = useBrowserSetting(sidebarState);
  const isNarrow = !isPhone && state === 'collapsed';
  const isAway = isPhone && !isDrawerOpen;
  return (
    <div className="shell" data-sidebar={isPhone ? 'drawer' : state}>
      <a className="skip" href="#content">
        Skip to content
      </a>
      <NotificationsHost />
      <ActionsHost />
      <WatchSession />
      <StatusLine />
      <div className="shell-tabs">{tabs}</div>
      <div className="shell-sidebar" inert={isAway} data-open={isDrawerOpen} ref={drawer}>
        <Sidebar isNarrow={isNarrow} />
      </div>
      {isPhone && isDrawerOpen && (
        <button
          type="button"
          className="shell-scrim"
          aria-label="Close the menu"
          onClick={() => setDrawer(false)}
        />
      )}
      <div className="main">
        <Header
          isPhone={isPhone}
          isNarrow={isNarrow}
          isDrawerOpen={isDrawerOpen}
          toggleSidebar={
            isPhone
              ? () => setDrawer(!isDrawerOpen)
              : () => setState(isNarrow ? 'expanded' : 'collapsed')
          }
        />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <Suspense>{takesCalls && <CallStrip />}</Suspense>
      </div>
      <Suspense>{useThemeDialog() && <ThemeDialog />}</Suspense>
    </div>
  );
}
