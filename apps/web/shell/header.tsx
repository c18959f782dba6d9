import {
  MenuFoldOutlined,
  MenuOutlined,
  MenuUnfoldOutlined,
  SearchOutlined,
} from '@ant-design/icons';
import { can } from '#kernel/domain';
import { CallsButton } from '#booking/web';
import { startCall } from '#booking/domain';
import { readTimer } from '#cases/domain';
import { TimerButton } from '#cases/web';
import { openPalette, PresenceAvatars, StatusChip, TasksButton, useSession } from '#kernel/web';
import { NotificationBell } from '#platform/web';
import { Button } from 'antd';
import { Suspense } from 'react';
import { AccountMenu } from './account-menu.tsx';
import './header.css';

type Props = {
  isPhone: boolean;
  isNarrow: boolean;
  isDrawerOpen: boolean;
  toggleSidebar: () => void;
};

const findKeys = /Mac|iP(ad|hone)/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K';

/** S-003. */
export function Header({ isPhone, isNarrow, isDrawerOpen, toggleSidebar }: Props) {
  const { actor, profile } = useSession();
  const isExpanded = isPhone ? isDrawerOpen : !isNarrow;
  return (
    <header className="topbar">
      <Button
        type="text"
        className="sidebar-toggle"
        aria-label={isExpanded ? 'Collapse the menu' : 'Expand the menu'}
        aria-controls="sidebar"
        aria-expanded={isExpanded}
        icon={isPhone ? <MenuOutlined /> : isNarrow ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
        onClick={toggleSidebar}
      />
      <button type="button" className="find" onClick={openPalette}>
        <SearchOutlined />
        <span className="find-word">
          Find<span className="find-more"> screens, records and actions</span>
        </span>
        <kbd className="key">{findKeys}</kbd>
      </button>
      <span className="spring" />
      <div className="topbar-tools">
        {profile.impersonatorId && (
          <StatusChip tone="warning">You act as {profile.displayName}</StatusChip>
        )}
        <PresenceAvatars />
        {can(actor, startCall.ability) && (
          <Suspense>
            <CallsButton />
          </Suspense>
        )}
        {can(actor, readTimer.ability) && (
          <Suspense>
            <TimerButton />
          </Suspense>
        )}
        <TasksButton />
        <NotificationBell />
        <AccountMenu />
      </div>
    </header>
  );
}
