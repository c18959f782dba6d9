import { defineAction, flag, text } from '#kernel/domain';
import type { AnyAction, AnyResource } from '#kernel/domain';
import { office } from '#platform/domain';
import { caseMessages } from './case-messages.ts';

/** C-055, B-239. */
export const sendCaseMessage = (resource: AnyResource): AnyAction =>
  defineAction({
    dryRun: true,
    name: 'sendMessage',
    on: resource,
    label: 'Send message',
    route: `POST /app/${resource.base}/{id}/emails`,
    roles: office,
    input: {
      emailType: text('Message', {
        required: true,
        max: 60,
        hint: `One of ${Object.keys(caseMessages).join(', ')}; capitals and underscores do not matter.`,
      }),
      isSMS: flag('By SMS'),
      isResend: flag('Once more'),
    },
    answer: { message: 'text', to: 'text', isSMS: 'flag' },
  }) as AnyAction;
