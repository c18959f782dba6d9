import { screensFor, TabLink } from '#kernel/web';
import { invoiceReminderRule, reminderStop } from '../../domain/index.ts';

export const invoiceReminderRuleScreens = screensFor(invoiceReminderRule, {
  listTop: () => (
    <p className="soft">
      Each level is sent once for an invoice, between eight and six at the practice, level after
      level. An invoice may be stopped on its page, a company under{' '}
      <TabLink to={`/view/${reminderStop.segment}`}>Reminder Stops</TabLink>.
    </p>
  ),
});
