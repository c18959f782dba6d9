import { ExportsButton, PresenceAvatars, StatusLine, useSession } from '#kernel/web';
import { NotificationBell, NotificationsHost } from '#platform/web';
import type { ReactNode } from 'react';
import { AccountMenu } from './account-menu.tsx';
import { Sidebar } from './sidebar.tsx';

export function Shell({ tabs, children }: { tabs?: ReactNode; children: ReactNode }) {
  const { profile } = useSession();
  return (
    <div className="shell">
      <a className="skip" href="#content">
        Skip to content
      </a>
      <NotificationsHost />
      <StatusLine />
      <Sidebar />
      <div className="main">
        <header className="topbar">
          {profile.impersonatorId && (
            <span className="impersonating">You act as {profile.displayName}</span>
          )}
          <span className="spring" />
          <PresenceAvatars />
          <ExportsButton />
          <NotificationBell />
          <AccountMenu />
        </header>
        {tabs}
        <main id="content" tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  );
}
