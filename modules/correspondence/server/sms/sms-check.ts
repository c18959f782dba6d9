import { randomUUID } from 'node:crypto';
import { Refused, handle } from '#kernel/server';
import { healthCheckPoint, mustBeHost } from '#platform/server';
import { mobileNumber, sendTestSms } from '../../domain/index.ts';
import { SmsRefused, greetSms, sendSms } from './gateway.ts';

/** C-037. Nothing is sent: the gateway is asked whether it is there and takes our key. */
export const smsCheck = healthCheckPoint.contribute({
  name: 'sms',
  async check({ config }) {
    const { sms } = config;
    if (!sms) {
      return {
        state: 'off',
        sentence:
          'No SMS gateway is set, so nothing is sent by SMS. Set INTEGRATION_SMS_BASE and INTEGRATION_SMS_KEY, and start again.',
      };
    }
    const began = performance.now();
    const status = await greetSms(sms);
    const facts = {
      Gateway: new URL(sms.base).host,
      'Answer in ms': Math.round(performance.now() - began),
    };
    if (status === 401 || status === 403) {
      return { state: 'failed', sentence: 'The SMS gateway does not take our key.', facts };
    }
    return status < 500
      ? { state: 'ok', sentence: 'The SMS gateway answers.', facts }
      : { state: 'failed', sentence: `The SMS gateway answers with error ${status}.`, facts };
  },
});

export const sendTestSmsHandler = handle(sendTestSms, async ({ actor, input, services }) => {
  mustBeHost(actor);
  const to = mobileNumber(input.to ?? '');
  if (!to) throw new Refused('notMobile');
  if (!services.config.sms) throw new Refused('smsNotSet');
  try {
    const text = 'This is a test of Caseway. No answer is needed.';
    await sendSms(services.config.sms, { to, text, reference: randomUUID() });
  } catch (error) {
    const message =
      error instanceof SmsRefused ? error.message : 'The SMS gateway does not answer.';
    throw new Refused('smsNotSent', { message });
  }
  return { to };
});
