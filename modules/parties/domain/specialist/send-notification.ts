import { accept, ask, defineAction, longText, refuse, text } from '#kernel/domain';
import type { Decision } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';

export const sendSpecialistNotification = defineAction({
  name: 'sendNotification',
  on: 'specialist',
  label: 'Send notification',
  route: 'POST /app/specialists/{id}/sendNotification',
  roles: settingsStaff,
  input: {
    subject: text('Subject', { required: true, max: 200 }),
    message: longText('Message', { required: true }),
  },
});

/** M-099, word for word. */
export const inactiveQuestion =
  'This specialist has been set to inactive. Do you want to send this notification?';

export type RecipientFacts = {
  isActive: boolean;
  businessEmail: string | null;
  personalEmail: string | null;
};

export const addressOfSpecialist = (specialist: RecipientFacts): string | null =>
  specialist.businessEmail ?? specialist.personalEmail;

/** B-231. */
export function decideNotification(
  specialist: RecipientFacts,
  isConfirmed = false,
): Decision<RecipientFacts> {
  if (!addressOfSpecialist(specialist)) return refuse('specialistHasNoEmail');
  return specialist.isActive || isConfirmed ? accept({}) : ask(inactiveQuestion);
}
