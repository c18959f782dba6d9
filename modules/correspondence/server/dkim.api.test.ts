import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { aMailServer } from '../testing/a-mail-server.ts';
import { transportTo } from './transport.ts';

const smtp = await aMailServer();

test('a mail is signed for the domain when a key is set, and only then', async () => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const dkim = { domainName: 'practice.test', keySelector: 'mail', privateKey };
  const mail = { from: 'office@practice.test', to: 'anna@law.test', subject: 'Hi', text: 'Hi' };

  await transportTo({ smtpUrl: smtp.url, dkim: undefined }).sendMail(mail);
  await transportTo({ smtpUrl: smtp.url, dkim }).sendMail(mail);

  const [plain, signed] = smtp.received.map(({ source }) => source);
  expect(plain).not.toContain('DKIM-Signature');
  expect(signed).toMatch(/DKIM-Signature: .*d=practice\.test;[^]*s=mail/);
});
