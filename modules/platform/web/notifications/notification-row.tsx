import {
  CheckOutlined,
  DownOutlined,
  MailOutlined,
  UndoOutlined,
  UpOutlined,
} from '@ant-design/icons';
import { formatDateTime } from '#kernel/domain';
import { openTab, StatusChip, useSession } from '#kernel/web';
import { Button, Tooltip } from 'antd';
import { useState } from 'react';
import { cutText, listTextLength, textOfHtml } from '../../domain/index.ts';
import type { GroupedNotification, NotificationItem } from '../../domain/index.ts';
import { recordPath } from './record-path.ts';

type Props = {
  item: GroupedNotification;
  mark: (item: GroupedNotification, isRead: boolean) => void;
  opened?: (() => void) | undefined;
};

/** B-154. */
const useTimeText = () => {
  const { zone } = useSession();
  return (instant: string) => formatDateTime(instant, zone, 'DD MMM YYYY', ' ');
};

function Words({ item }: { item: NotificationItem }) {
  const timeText = useTimeText();
  return (
    <>
      <span className="notification-title">{item.title}</span>
      <span className="notification-text">{cutText(textOfHtml(item.content), listTextLength)}</span>
      <span className="notification-meta">
        <time dateTime={item.sentTime}>{timeText(item.sentTime)}</time>
        {item.creator && <span>{item.creator.name}</span>}
      </span>
    </>
  );
}

function EarlierUpdates({ item }: { item: GroupedNotification }) {
  const [isExpanded, setExpanded] = useState(false);
  const more = item.totalUpdateCount - 1;
  return (
    <>
      {more > 0 && (
        <Button
          type="link"
          size="small"
          icon={isExpanded ? <UpOutlined /> : <DownOutlined />}
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        >
          {`${more} more ${more === 1 ? 'update' : 'updates'}`}
        </Button>
      )}
      {isExpanded && (
        <ul className="notification-more">
          {item.moreUpdates.map((update) => (
            <li key={update.id}>
              <Words item={update} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** B-384: the newest update, and the ones before it on demand. */
export function NotificationRow({ item, mark, opened }: Props) {
  const { actor } = useSession();
  const path = recordPath(actor, item);
  const open = () => {
    if (!path) return;
    if (!item.isRead) mark(item, true);
    openTab(path);
    opened?.();
  };
  return (
    <li className={item.isRead ? 'notification' : 'notification unread'}>
      <span className="notification-dot" aria-hidden />
      <div className="notification-body">
        <div className="notification-kind">
          <StatusChip tone={item.type === 'Action Required' ? 'warning' : 'info'}>
            {item.type}
          </StatusChip>
          {item.objectReferenceName && <span>{item.objectReferenceName}</span>}
          {!item.isRead && <span className="hidden-text">Unread</span>}
        </div>
        {path ? (
          <button type="button" className="notification-open" onClick={open}>
            <Words item={item} />
          </button>
        ) : (
          <div className="notification-open">
            <Words item={item} />
          </div>
        )}
        <EarlierUpdates item={item} />
      </div>
      <Tooltip title={item.isRead ? 'Mark as unread' : 'Mark as read'}>
        <Button
          type="text"
          size="small"
          aria-label={item.isRead ? 'Mark as unread' : 'Mark as read'}
          icon={item.isRead ? <UndoOutlined /> : <CheckOutlined />}
          onClick={() => mark(item, !item.isRead)}
        />
      </Tooltip>
    </li>
  );
}

export const NothingNew = ({ isFiltered }: { isFiltered: boolean }) => (
  <p className="notification-none">
    <MailOutlined aria-hidden />
    {isFiltered ? 'No result found' : 'You are all caught up.'}
  </p>
);
