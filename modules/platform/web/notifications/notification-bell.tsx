import { BellOutlined } from '@ant-design/icons';
import { CountBadge, Popover } from '#kernel/web';
import { Button } from 'antd';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useSummary } from './notification-queries.ts';
import './notifications.css';

const NotificationPanel = lazy(async () => ({
  default: (await import('./notification-panel.tsx')).NotificationPanel,
}));

export function NotificationBell() {
  const [isOpen, setOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  const unread = useSummary()?.totalUnreadCount ?? 0;
  const label = unread ? `Notifications, ${unread} unread` : 'Notifications';
  /** B-131: the list starts anew each time. */
  const change = useCallback((isNowOpen: boolean) => {
    setOpen(isNowOpen);
    if (isNowOpen) setOpenings((before) => before + 1);
  }, []);
  return (
    <Popover
      label="Notifications"
      isOpen={isOpen}
      setOpen={change}
      side="belowEnd"
      className="bell-panel"
      isFresh
      content={
        <Suspense>
          <NotificationPanel key={openings} close={() => setOpen(false)} />
        </Suspense>
      }
    >
      <Button
        type="text"
        aria-label={label}
        aria-expanded={isOpen}
        icon={
          <CountBadge count={unread} isUrgent>
            <BellOutlined className="bell" />
          </CountBadge>
        }
        onClick={() => change(!isOpen)}
      />
    </Popover>
  );
}
