import { screensFor, spoken } from '#kernel/web';
import { reminderRule, reminderSides } from '../../domain/index.ts';

/** `1 day before` */
function whenText(days: number, side: keyof typeof reminderSides): string {
  if (days === 0) return 'On the day';
  return `${days} ${days === 1 ? 'day' : 'days'} ${reminderSides[side].toLowerCase()}`;
}

export const reminderRuleScreens = screensFor(reminderRule, {
  listNeeds: ['side'],
  cells: { days: ({ record }) => whenText(record.days, record.side) },
  listTop: () => (
    <p className="soft">
      Each reminder is sent once for a case and a day, between eight and six at the practice, never
      for a case on hold or closed. {spoken('Claimants')} read their own language where an ad hoc
      template has its name, e.g. “Appointment reminder to the claimant (Arabic)”.
    </p>
  ),
});
