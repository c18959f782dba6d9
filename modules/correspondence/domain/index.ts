import { defineModule } from '#kernel/domain';
import { actionRefusals, actionRequiredParts } from './action-required/index.ts';
import { emailTracking } from './email-tracking.resource.ts';
import { correspondencePages } from './pages.ts';
import { readEmailAttachment, readEmailBody } from './read-email-body.ts';
import { emailRefusals } from './refusals.ts';
import { sendTestSms, smsRefusals } from './sms/index.ts';
import {
  adHocActions,
  adHocTemplate,
  mailTemplate,
  templateActions,
  templateRefusals,
} from './templates/index.ts';

export * from './action-required/index.ts';
export * from './email-statuses.ts';
export * from './email-tracking.resource.ts';
export * from './pages.ts';
export * from './read-email-body.ts';
export * from './sms/index.ts';
export * from './templates/index.ts';

export const correspondence = defineModule({
  name: 'correspondence',
  resources: [emailTracking, mailTemplate, adHocTemplate, ...actionRequiredParts.resources],
  actions: [
    readEmailBody,
    readEmailAttachment,
    sendTestSms,
    ...adHocActions,
    ...templateActions,
    ...actionRequiredParts.actions,
  ],
  workflows: actionRequiredParts.workflows,
  pages: correspondencePages,
  refusals: { ...actionRefusals, ...emailRefusals, ...smsRefusals, ...templateRefusals },
});
