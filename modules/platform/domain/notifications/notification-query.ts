import type { ValidationError } from '#kernel/domain';
import { isNotificationType, notificationPageSize } from './notification.ts';
import type { NotificationType } from './notification.ts';

export type NotificationQuery = {
  readonly skip: number;
  readonly maxResultCount: number;
  /** Empty: all of them. */
  readonly types: readonly NotificationType[];
  readonly onlyUnread: boolean;
};

type Parsed =
  | { readonly ok: true; readonly value: NotificationQuery }
  | { readonly ok: false; readonly errors: ValidationError[] };

const mostSkipped = 1_000_000;
const mostRows = 100;

function whole(given: unknown, fallback: number, most: number): number | null {
  if (given === undefined || given === '') return fallback;
  if (typeof given !== 'string' || !/^\d{1,9}$/.test(given)) return null;
  return Math.min(Number(given), most);
}

const listed = (given: unknown): unknown[] =>
  [given]
    .flat()
    .flatMap((entry: unknown) => (typeof entry === 'string' ? entry.split(',') : entry));

/** C-022. Types come repeated or separated by commas. */
export function parseNotificationQuery(given: Readonly<Record<string, unknown>>): Parsed {
  const skip = whole(given.skip ?? given.skipCount, 0, mostSkipped);
  const maxResultCount = whole(given.maxResultCount, notificationPageSize, mostRows);
  const asked = given.notificationTypes === undefined ? [] : listed(given.notificationTypes);
  const types = asked.filter((entry) => entry !== '');
  const { showUnread = 'false' } = given;

  const errors: ValidationError[] = [];
  const refuse = (message: string, member: string) =>
    void errors.push({ message, members: [member] });
  if (skip === null) refuse('Must be a whole number.', 'skip');
  if (maxResultCount === null) refuse('Must be a whole number.', 'maxResultCount');
  if (!types.every(isNotificationType)) {
    refuse('Please choose one of the listed values.', 'notificationTypes');
  }
  if (showUnread !== 'true' && showUnread !== 'false' && showUnread !== '') {
    refuse('Please answer true or false.', 'showUnread');
  }
  if (errors.length) return { ok: false, errors };
  return {
    ok: true,
    value: {
      skip: skip ?? 0,
      maxResultCount: maxResultCount ?? notificationPageSize,
      types: types as NotificationType[],
      onlyUnread: showUnread === 'true',
    },
  };
}
