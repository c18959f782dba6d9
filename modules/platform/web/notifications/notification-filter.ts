import { browserSetting } from '#kernel/web';
import { isNotificationType } from '../../domain/index.ts';
import type { NotificationType } from '../../domain/index.ts';

export type NotificationFilter = {
  readonly notificationTypes: readonly NotificationType[];
  readonly showUnread: boolean;
};

/** Null for what cannot be read; a type that is no longer known is left out. */
export function parseFilter(text: string): NotificationFilter | null {
  const given: unknown = JSON.parse(text);
  if (typeof given !== 'object' || given === null) return null;
  const { notificationTypes, showUnread } = given as Record<string, unknown>;
  return {
    notificationTypes: Array.isArray(notificationTypes)
      ? notificationTypes.filter(isNotificationType)
      : [],
    showUnread: showUnread === true,
  };
}

/** B-056. */
export const notificationFilter = browserSetting<NotificationFilter>('NOTIFICATION_FILTER', {
  parse: parseFilter,
  write: JSON.stringify,
  fallback: () => ({ notificationTypes: [], showUnread: false }),
});
