import { isNotificationType } from '../../domain/index.ts';
import type { NotificationItem } from '../../domain/index.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

/** C-019. Null for what is no notification. */
export function parseMessage(payload: unknown): NotificationItem | null {
  let given: unknown = payload;
  try {
    if (isText(payload)) given = JSON.parse(payload);
  } catch {
    return null;
  }
  if (typeof given !== 'object' || given === null) return null;
  const { id, title, content, type } = given as Record<string, unknown>;
  const isNotification = [id, title, content].every(isText) && isNotificationType(type);
  return isNotification ? (given as NotificationItem) : null;
}
