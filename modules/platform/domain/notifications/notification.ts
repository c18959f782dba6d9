/** E-023. */
export const notificationTypes = ['Action Required', 'Email Received'] as const;

export type NotificationType = (typeof notificationTypes)[number];

export const isNotificationType = (value: unknown): value is NotificationType =>
  (notificationTypes as readonly unknown[]).includes(value);

/** D-007. */
export type NotificationItem = {
  readonly id: string;
  readonly recipientId: string;
  readonly objectId: string | null;
  readonly fromModule: string | null;
  readonly objectReferenceName: string | null;
  readonly title: string;
  /** Sanitised HTML. */
  readonly content: string;
  readonly type: NotificationType;
  readonly sentTime: string;
  readonly isRead: boolean;
  readonly creator: { readonly name: string; readonly email: string | null } | null;
};

/** B-384: the newest update of an object, with the ones before it. */
export type GroupedNotification = NotificationItem & {
  readonly totalUpdateCount: number;
  readonly moreUpdates: readonly NotificationItem[];
};

/** D-008, and how many of the unread ones ask for something. */
export type NotificationSummary = {
  readonly totalCount: number;
  readonly totalUnreadCount: number;
  readonly unreadActionRequiredCount: number;
};

/** K-049. */
export const notificationPageSize = 20;
/** K-050, K-051. */
export const listTextLength = 200;
export const popupTextLength = 50;
/** K-052. */
export const popupSeconds = 5;
