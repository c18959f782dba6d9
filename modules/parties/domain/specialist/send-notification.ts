import { accept, askUnanswered, defineAction, longText, refuse, text } from '#kernel/domain';
import type { Answers, Decision } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';
import { specialist } from './specialist.resource.ts';

export const sendSpecialistNotification = defineAction({
  dryRun: true,
  name: 'sendNotification',
  on: specialist,
  label: 'Send notification',
  route: 'POST /app/specialists/{id}/sendNotification',
  roles: settingsStaff,
  input: {
    subject: text('Subject', { required: true, max: 200 }),
    message: longText('Message', { required: true }),
  },
  answer: { emailId: 'id' },
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

const inactive = { key: 'inactiveSpecialist', text: inactiveQuestion } as const;

/** B-231. */
export function decideNotification(recipient: RecipientFacts, answers?: Answers): Decision {
  if (!addressOfSpecialist(recipient)) return refuse('specialistHasNoEmail');
  return accept(!recipient.isActive && askUnanswered([inactive], answers));
}
