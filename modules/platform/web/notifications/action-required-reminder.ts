import type { Actor } from '#kernel/domain';
import { toast } from '#kernel/web';
import type { NotificationSummary } from '../../domain/index.ts';

const keptUnder = 'caseway.actionReminder';

/** B-141: once in a session of the browser, and never to a specialist. */
export function remindOfActions(
  actor: Pick<Actor, 'roles' | 'userId'>,
  { unreadActionRequiredCount }: NotificationSummary,
  session: Pick<Storage, 'getItem' | 'setItem'>,
): void {
  if (actor.roles.includes('SPECIALIST') || !unreadActionRequiredCount) return;
  try {
    if (session.getItem(keptUnder) === actor.userId) return;
    session.setItem(keptUnder, actor.userId);
  } catch {
    // A browser that keeps nothing would remind at every turn.
    return;
  }
  toast.warning(
    'Please check and clear pending required actions as needed.',
    'Action Required Reminder',
  );
}
