import { BellOutlined } from '@ant-design/icons';
import { Badge, Button, Popover } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useSummary } from './notification-queries.ts';
import './notifications.css';

const NotificationPanel = lazy(async () => ({
  default: (await import('./notification-panel.tsx')).NotificationPanel,
}));

/** K-004. */
const width = 650;

export function NotificationBell() {
  const [isOpen, setOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  const unread = useSummary()?.totalUnreadCount ?? 0;
  const label = unread ? `Notifications, ${unread} unread` : 'Notifications';
  /** B-131: the list starts anew each time. */
  const change = (isNowOpen: boolean) => {
    setOpen(isNowOpen);
    if (isNowOpen) setOpenings(openings + 1);
  };
  return (
    <Popover
      open={isOpen}
      onOpenChange={change}
      trigger="click"
      placement="bottomRight"
      arrow={false}
      destroyOnHidden
      styles={{ container: { width, maxWidth: 'calc(100vw - 16px)', padding: 0 } }}
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
          <Badge count={unread} size="small" overflowCount={99}>
            <BellOutlined className="bell" />
          </Badge>
        }
      />
    </Popover>
  );
}
