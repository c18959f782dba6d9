import { expect, test } from 'vitest';
import { documentsServer } from '#documents/server';
import { aSignaturePicture, anEnvelope, somebodyToSign } from '#documents/testing';
import { systemContext } from '#kernel/server';
import { eventually, testServer } from '#kernel/testing';
import { platformServer } from '#platform/server';
import { aTenant, somebody } from '#platform/testing';
import { registerCatalogue } from '../../catalogue.ts';
import { aMailServer } from '../testing/index.ts';
import { correspondenceServer } from './index.ts';

registerCatalogue();
const smtp = await aMailServer();
const server = await testServer({
  modules: [platformServer, documentsServer, correspondenceServer],
  role: 'all',
  env: { SMTP_URL: smtp.url },
});
const { services, anonymous } = server;
const tenantId = await aTenant(services);
const { api } = await somebody(server, { tenantId, roles: ['STAFF'] });
// Before the first transaction that sends a job: opening the queues takes long on a busy machine.
await services.jobs.start(services);

const textOf = (source: string) =>
  source
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );

const mailsTo = (address: string) =>
  smtp.received.filter(({ to }) => to.includes(address)).map(({ source }) => textOf(source));

const nextMail = async (address: string, words: RegExp) => {
  const found = await eventually(
    () => mailsTo(address).find((mail) => words.test(mail)),
    (mail) => mail !== undefined,
    90,
  );
  return words.exec(found ?? '')?.[1] ?? '';
};

/** Several mails and jobs after each other, on a machine that may be very busy. */
const patience = { timeout: 400_000 };

const linkWords = /\/view\/sign\?token=([\w-]+)/;
const picture = aSignaturePicture().toString('base64');

test(
  'the links go out by mail in turn, and the last signature seals the document',
  patience,
  async () => {
    const second = { name: 'Omar Haddad', email: 'omar@menon.example' };
    const { body } = await anEnvelope(api, { signers: [somebodyToSign, second], needsCode: true });
    await api.put(`/app/envelopes/${body.id}/send`, { answers: { unknownRecipient: 'yes' } });

    for (const { email } of [somebodyToSign, second]) {
      const at = `/app/signing/${await nextMail(email, linkWords)}`;
      await anonymous.post(`${at}/code`, {});
      const code = await nextMail(email, /Your code is (\d{6})/);
      const { pass } = (await anonymous.post(`${at}/open`, { consent: true, code })).body;
      const signed = await anonymous.post(`${at}/sign`, { pass, kind: 'drawn', picture });
      expect(signed.status).toBe(204);
    }

    const done = await eventually(
      async () => (await api.get(`/app/envelopes/${body.id}`)).body,
      ({ status }) => String(status) === 'completed',
      90,
    );
    const { signedFileId: fileId } = done;
    expect((await api.post('/app/envelopes/check', { fileId })).body.verdict).toBe('intact');
    await nextMail(second.email, /(Everybody has signed)/);
  },
);

test('whoever reads the tracking of mails finds no link and no code', patience, async () => {
  const signer = { name: 'Ada Lee', email: 'ada@menon.example' };
  const { body } = await anEnvelope(api, { signers: [signer] });
  await api.put(`/app/envelopes/${body.id}/send`, { answers: { unknownRecipient: 'yes' } });
  const token = await nextMail(signer.email, linkWords);

  const kept = await services.db.transaction(systemContext(tenantId), (tx) =>
    tx.query<{ all: string }>(
      `select coalesce(json_agg(e)::text, '') || coalesce((select json_agg(b)::text
         from email_bodies b), '') || coalesce((select json_agg(k)::text from links k), '') as all
       from emails_tracking e`,
    ),
  );

  expect(token.length).toBeGreaterThan(60);
  expect(kept[0]?.all).toContain(signer.email);
  expect(kept[0]?.all).not.toContain(token.slice(32));
});

test('nobody is written to about an envelope that was voided meanwhile', patience, async () => {
  const signer = { name: 'Bo Tran', email: 'bo@menon.example' };
  const { body } = await anEnvelope(api, { signers: [signer] });
  const url = `/app/envelopes/${body.id}`;
  await api.put(`${url}/send`, { answers: { unknownRecipient: 'yes' } });
  await nextMail(signer.email, linkWords);
  await api.put(`${url}/void`, { reason: 'Wrong file' });

  expect((await api.post(`${url}/remind`)).status).toBe(409);
  expect(mailsTo(signer.email)).toHaveLength(1);
});
