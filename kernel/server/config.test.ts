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
  [{ DKIM_DOMAIN: 'a.co' }, 'go together'],
  [{ INBOUND_MAIL_SECRET: 'short' }, 'INBOUND_MAIL_SECRET must have 16 letters'],
  [{ IMAP_URL: 'imap://user:secret@mail.example' }, 'IMAP_URL must begin with imaps://'],
  [{ INTEGRATION_SMS_BASE: 'sms' }, 'INTEGRATION_SMS_BASE must begin with https'],
])('a mistake is named: %o', (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});
