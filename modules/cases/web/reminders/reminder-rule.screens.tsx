import { screensFor } from '#kernel/web';
import { reminderRule } from '../../domain/index.ts';

export const reminderRuleScreens = screensFor(reminderRule, {
  listTop: () => (
    <p className="soft">
      Each reminder is sent once for a case and a day, between eight and six at the practice, never
      for a case on hold or closed. Claimants read their own language where an ad hoc template has
      its name, e.g. “Appointment reminder to the claimant (Arabic)”.
    </p>
  ),
});
