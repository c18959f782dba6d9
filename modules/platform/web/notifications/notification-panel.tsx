import { SettingOutlined } from '@ant-design/icons';
import { openTab, TabLeavesField, toastFailure, useBrowserSetting } from '#kernel/web';
import { Button, Select, Skeleton, Switch, Tooltip } from 'antd';
import { useId } from 'react';
import { notificationTypes } from '../../domain/index.ts';
import type { GroupedNotification } from '../../domain/index.ts';
import { notificationFilter } from './notification-filter.ts';
import { notificationCalls, useNotificationPages, useRefresh } from './notification-queries.ts';
import { NothingNew, NotificationRow } from './notification-row.tsx';
import './notifications.css';

type Props = {
  /** In the dropdown: closes it, and the list can be opened as a page. */
  close?: () => void;
};

const settingsPath = '/view/login-account?tab=NotificationSetting';

export function NotificationPanel({ close }: Props) {
  const [filter, setFilter] = useBrowserSetting(notificationFilter);
  const list = useNotificationPages(filter);
  const refresh = useRefresh();
  const unreadId = useId();
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];

  const change = async (call: Promise<unknown>) => {
    await call.catch(toastFailure);
    await refresh();
  };
  const mark = (item: GroupedNotification, isRead: boolean) =>
    void change(isRead ? notificationCalls.markAsRead(item) : notificationCalls.markAsUnread(item));
  const go = (path: string) => {
    openTab(path);
    close?.();
  };

  return (
    <section className="notifications" aria-label="Notifications">
      <div className="notification-bar">
        <span className="notification-toggle">
          <Switch
            id={unreadId}
            size="small"
            checked={filter.showUnread}
            onChange={(showUnread) => setFilter({ ...filter, showUnread })}
          />
          <label htmlFor={unreadId}>Only show unread</label>
        </span>
        <TabLeavesField>
          <Select
            mode="multiple"
            size="small"
            allowClear
            showSearch={false}
            aria-label="Type"
            placeholder="All types"
            className="notification-types"
            value={[...filter.notificationTypes]}
            options={notificationTypes.map((value) => ({ value, label: value }))}
            onChange={(types) => setFilter({ ...filter, notificationTypes: types })}
          />
        </TabLeavesField>
        <span className="spring" />
        {close && (
          <Button type="link" size="small" onClick={() => go('/view/notifications')}>
            Open in new tab
          </Button>
        )}
        <Button
          type="link"
          size="small"
          onClick={() => void change(notificationCalls.markAllAsRead())}
        >
          Mark all as read
        </Button>
        <Tooltip title="Notification settings">
          <Button
            type="text"
            size="small"
            aria-label="Notification settings"
            icon={<SettingOutlined />}
            onClick={() => go(settingsPath)}
          />
        </Tooltip>
      </div>
      {list.isPending && <Skeleton active paragraph={{ rows: 4 }} className="notification-wait" />}
      {list.isSuccess && !items.length && (
        <NothingNew isFiltered={filter.showUnread || filter.notificationTypes.length > 0} />
      )}
      <ul className="notification-list">
        {items.map((item) => (
          <NotificationRow key={item.id} item={item} mark={mark} opened={close} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          block
          type="text"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Load more
        </Button>
      )}
    </section>
  );
}
