import { defineAction, longText, record, text } from '#kernel/domain';
import { adminOrStaff } from '#platform/domain';
import { smsMessage } from './sms-message.resource.ts';

/** Six parts of 153 letters: no gateway joins more. */
export const longestSms = 918;

export const sendSmsMessage = defineAction({
  name: 'send',
  on: smsMessage,
  route: 'POST /app/sms-messages/send',
  label: 'Send an SMS',
  roles: adminOrStaff,
  input: {
    fromModule: text('Module', { required: true, max: 100 }),
    objectId: text('Record', { required: true, max: 36 }),
    to: text('Mobile number', { required: true, max: 30 }),
    text: longText('Text', { required: true, max: longestSms }),
  },
  answer: record(smsMessage),
});

export const resendSms = defineAction({
  name: 'resend',
  on: smsMessage,
  route: 'POST /app/sms-messages/{id}/resend',
  label: 'Resend',
  roles: adminOrStaff,
  input: {},
  answer: record(smsMessage),
});

/** Who answered STOP gets nothing more until they answer START. */
export const listStoppedNumbers = defineAction({
  name: 'stoppedNumbers',
  on: smsMessage,
  route: 'GET /app/sms-messages/stopped',
  label: 'Numbers that asked to stop',
  roles: adminOrStaff,
  input: {},
  answer: { items: [{ number: 'text', since: 'instant' }] },
});
