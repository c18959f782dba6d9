import { defineAction, text } from '#kernel/domain';
import { tenantAdmin } from '#platform/domain';

/** C-037: the check only greets the gateway; this one sends. */
export const sendTestSms = defineAction({
  name: 'sendTestSms',
  on: 'healthCheck',
  label: 'Send a test SMS',
  route: 'POST /app/health-checks/sms/test',
  roles: tenantAdmin,
  input: { to: text('Mobile number', { required: true, max: 30 }) },
  answer: { to: 'text' },
});
