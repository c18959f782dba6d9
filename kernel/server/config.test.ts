import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('an empty environment is the demo on port 3000', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    seed: 'demo',
    role: 'all',
    databaseUrl: undefined,
  });
});

test('an own database is seeded only when asked', () => {
  expect(readConfig({ DATABASE_URL: 'postgres://x' }).seed).toBe('none');
  expect(readConfig({ DATABASE_URL: 'postgres://x', SEED: 'demo' }).seed).toBe('demo');
});

test.each([
  [{ PORT: 'eighty' }, 'PORT must be a port number'],
  [{ SEED: 'all' }, 'SEED must be one of demo, none'],
  [{ ROLE: 'cook' }, 'ROLE must be one of all, web, worker'],
  [{ BOOTSTRAP_ADMIN_EMAIL: 'a@b.co' }, 'go together'],
  [{ INTEGRATION_SMS_BASE: 'http://sms.example' }, 'INTEGRATION_SMS_BASE must begin with https'],
  [{ CLAMAV_URL: 'scanner:3310' }, 'CLAMAV_URL must be tcp://host:port'],
  [{ DKIM_DOMAIN: 'a.co' }, 'go together'],
  [{ INBOUND_MAIL_SECRET: 'short' }, 'INBOUND_MAIL_SECRET must have 16 letters'],
  [{ IMAP_URL: 'imap://user:secret@mail.example' }, 'IMAP_URL must begin with imaps://'],
  [{ INTEGRATION_SMS_BASE: 'sms' }, 'INTEGRATION_SMS_BASE must begin with https'],
  [{ AI_URL: 'http://model.example', AI_MODEL: 'm' }, 'AI_URL must begin with https'],
  [{ AI_URL: 'https://model.example' }, 'AI_URL and AI_MODEL go together'],
  [{ DOCUSIGN_BASE: 'http://docusign.example' }, 'DOCUSIGN_BASE must begin with https'],
  [{ DOCUSIGN_BASE: 'https://docusign.example' }, 'DOCUSIGN_BASE needs DOCUSIGN_ACCOUNT_ID too'],
])('a mistake is named: %o', (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});

test('the scanner listens where CLAMAV_URL says, on 3310 unless it says otherwise', () => {
  expect(readConfig({}).clamav).toBeUndefined();
  expect(readConfig({ CLAMAV_URL: 'tcp://scanner' }).clamav).toEqual({
    host: 'scanner',
    port: 3310,
  });
  expect(readConfig({ CLAMAV_URL: 'tcp://[::1]:99' }).clamav).toEqual({ host: '::1', port: 99 });
});
