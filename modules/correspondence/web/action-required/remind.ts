import type { Actor } from '#kernel/domain';
import { openTab, toast } from '#kernel/web';

const keptUnder = 'caseway.actionReminder';
export const reminderMs = 3_600_000;

type Kept = Pick<Storage, 'getItem' | 'setItem'>;

/** B-141, M-082: after the sign-in, then once an hour at most, and never to a specialist. */
export function remindOfActions(
  actor: Pick<Actor, 'roles' | 'userId'>,
  pending: number,
  session: Kept,
  now: number,
): void {
  if (actor.roles.includes('SPECIALIST') || !pending) return;
  try {
    const [userId, at] = (session.getItem(keptUnder) ?? '').split(' ');
    if (userId === actor.userId && now - Number(at) < reminderMs) return;
    session.setItem(keptUnder, `${actor.userId} ${now}`);
  } catch {
    // A browser that keeps nothing would remind at every turn.
    return;
  }
  toast.warning(
    'Please check and clear pending required actions as needed.',
    'Action Required Reminder',
    { action: { label: 'Open list', run: () => openTab('/view/action-required-search') } },
  );
}
