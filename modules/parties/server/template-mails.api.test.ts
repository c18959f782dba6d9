import { expect, test } from 'vitest';
import { previewModules } from '#correspondence/domain';
import { correspondenceServer } from '#correspondence/server';
import { aMailServer } from '#correspondence/testing';
import { documentsServer } from '#documents/server';
import { defaultId, newId } from '#kernel/server';
import { eventually, testServer } from '#kernel/testing';
import { platformServer } from '#platform/server';
import { registerCatalogue } from '../../catalogue.ts';
import { partiesServer } from './index.ts';

registerCatalogue();
const smtp = await aMailServer();
const server = await testServer({
  modules: [platformServer, documentsServer, correspondenceServer, partiesServer],
  env: { SMTP_URL: smtp.url },
  role: 'all',
});

async function anOffice() {
  const features = ['AdHocTemplate', ...['SpecialistAgreementTemplate']];
  const { api, actor } = server.signedIn({ roles: ['ADMIN_STAFF'], features, name: 'Kim Taylor' });
  await api.put('/app/email-templates/resetToDefault');
  const doctor = await api.post('/app/specialists', {
    title: 'Dr',
    firstName: 'Priya',
    lastName: '<Menon>',
    feeArrangement: '2',
    businessEmail: `rooms-${newId()}@menon.example`,
  });
  return { api, actor, specialistId: String(doctor.body.id), doctor: doctor.body };
}

const mailsTo = (address: string) =>
  smtp.received
    .filter(({ to }) => to.includes(address))
    .map(({ source }) => source.replace(/=\r?\n/g, '').replaceAll('=3D', '='));

test('[C-343] [B-344] a preview is filled with the real specialist', async () => {
  const { api, specialistId, doctor } = await anOffice();

  const answer = await api.post('/app/email-preview/specialist', {
    templateKey: 'SpecialistAgreement',
    specialistId,
  });

  expect(answer).toMatchObject({
    status: 200,
    body: {
      destination: doctor.businessEmail,
      subject: 'Your agreement is ready to sign',
      metaData: { fromModule: 'SPECIALIST' },
    },
  });
  expect(answer.body.sender).toContain('office@practice.test');
  expect(answer.body.body).toContain('<p>Dear Dr Priya &lt;Menon&gt;,</p>');
});

test('[C-352] [B-344] a preview is sent to the recipient, and tracked with its record', async () => {
  const { api, specialistId } = await anOffice();
  const sendToEmail = `try-${newId()}@harbour.example`;
  const known = { unknownRecipient: 'yes' };
  const body = { templateKey: 'SpecialistAgreement', specialistId, sendToEmail, answers: known };

  const asked = await api.post('/app/email-preview/specialist/send', body);
  expect(asked).toMatchObject({ status: 409, body: { error: { code: 'confirmationRequired' } } });
  expect(asked.body.error?.message).toContain('is written to the specialist, Dr Priya <Menon>');
  const answers = { ...known, otherReader: 'yes' };
  const sent = await api.post('/app/email-preview/specialist/send', { ...body, answers });
  expect(sent.body.destination).toBe(sendToEmail);

  const [mail] = await eventually(
    async () => mailsTo(sendToEmail),
    (mails) => mails.length > 0,
  );
  expect(mail).toContain('Subject: Your agreement is ready to sign');
  const tracked = await api.get(`/app/email-trackings?objectId=${specialistId}`);
  expect(tracked.body.items).toMatchObject([{ destination: sendToEmail }]);
  const without = await api.post('/app/email-preview/specialist/send', {
    templateKey: 'SpecialistAgreement',
    specialistId,
  });
  expect(without.status).toBe(400);
});

test.each(Object.entries(previewModules))(
  '[B-344] [E-161] [C-336] [C-344] [C-345] [C-346] [C-347] [C-349] the preview of %s says first whether there is such a template, then finds no such record',
  async (name, { ids }) => {
    const { api } = await anOffice();
    const record = { [ids[0]]: newId() };

    for (const at of [`/app/email-preview/${name}`, `/app/email-preview/${name}/send`]) {
      const sendToEmail = 'x@y.example';
      const known = await api.post(at, { templateKey: 'ReportReady', sendToEmail, ...record });
      const unknown = await api.post(at, { templateKey: 'Nothing', sendToEmail, ...record });
      const bare = await api.post(at, { templateKey: 'ReportReady', sendToEmail });
      expect([known.status, unknown.status, bare.status]).toEqual([404, 422, 400]);
    }
  },
);

test('[C-343] a specialist of another tenant is not found, and case managers preview nothing', async () => {
  const { specialistId, actor } = await anOffice();
  const other = await anOffice();
  const body = { templateKey: 'SpecialistAgreement', specialistId };
  const manager = server.signedIn({ tenantId: actor.tenantId, roles: ['CASE_MANAGER'] });

  expect((await other.api.post('/app/email-preview/specialist', body)).status).toBe(404);
  expect((await manager.api.post('/app/email-preview/specialist', body)).status).toBe(403);
});

test('[B-278] a mail of a disabled template is tracked and does not leave', async () => {
  const { api, actor, specialistId, doctor } = await anOffice();
  const id = defaultId(actor.tenantId, 'mailTemplate', 'SpecialistAgreement');
  await api.put(`/app/email-templates/${id}/active?isActive=false`);
  await api.post(`/app/specialists/${specialistId}/contracts`, {
    startDate: '2026-01-01',
    endDate: '2027-02-28',
  });

  const made = await api.post(`/app/specialists/${specialistId}/agreement/generate`, {});
  expect(made.status).toBe(200);

  const [tracked] = await eventually(
    async () =>
      (await api.get(`/app/email-trackings?objectId=${specialistId}&fields=status,errorMessage`))
        .body.items ?? [],
    ([row]) => row?.['status'] === 'notSent',
  );
  expect(tracked).toMatchObject({ errorMessage: 'Template is disabled' });
  expect(mailsTo(String(doctor.businessEmail))).toEqual([]);
});

test('[C-289] [C-290] [C-291] an ad hoc template is filled with the record, and says what it does not know', async () => {
  const { api, specialistId, doctor } = await anOffice();
  const template = await api.post('/app/ad-hoc-templates', {
    name: 'Greeting',
    subject: 'For {{ specialist.lastName }}',
    content: 'Dear {{ specialist.titledName }}\n\nCase {{ case.caseNo }}\n{{ staff.fullName }}',
  });
  const at = `/app/ad-hoc-templates/${template.body.id}`;
  const query = `fromModule=SPECIALIST&objectId=${specialistId}`;

  const filled = await api.get(`${at}/get-rendered-content?${query}`);
  expect(filled.body).toEqual({
    subject: 'For <Menon>',
    content: '<p>Dear Dr Priya &lt;Menon&gt;</p>\n<p>Case ⟦Case: Case number⟧<br />Kim Taylor</p>',
    text: 'Dear Dr Priya <Menon>\n\nCase ⟦Case: Case number⟧\nKim Taylor\n',
    destination: doctor.businessEmail,
    missing: [{ label: 'Case: Case number', opens: `/view/specialists/detail/${specialistId}` }],
  });
  const { subject, content } = filled.body;
  const mail = { fromModule: 'SPECIALIST', objectId: specialistId, to: doctor.businessEmail };
  expect(await api.post(`${at}/send`, { ...mail, subject, content })).toMatchObject({
    status: 422,
    body: {
      error: {
        code: 'mailLacks',
        message: 'Not sent. Missing: Case: Case number. Fill it in on the record or in the words.',
      },
    },
  });
  expect(
    await api.post(`${at}/send`, { ...mail, subject, content: '<p>Dear ,</p>' }),
  ).toMatchObject({
    status: 422,
    body: { error: { code: 'mailHasHole' } },
  });
  const { to: _, ...of } = mail;
  expect(await api.post(`${at}/print`, { ...of, subject, content })).toMatchObject({
    status: 422,
  });

  await api.put(`${at}/disable`);
  expect((await api.get(`${at}/get-rendered-content?${query}`)).status).toBe(409);
  const unknown = `fromModule=SPECIALIST&objectId=${newId()}`;
  await api.put(`${at}/enable`);
  expect((await api.get(`${at}/get-rendered-content?${unknown}`)).status).toBe(404);
});

test('what was written ad hoc is cleaned, sent and tracked with its record', async () => {
  const { api, specialistId } = await anOffice();
  const template = await api.post('/app/ad-hoc-templates', { name: 'Free', content: 'x' });
  const to = `free-${newId()}@menon.example`;

  const sent = await api.post(`/app/ad-hoc-templates/${template.body.id}/send`, {
    fromModule: 'SPECIALIST',
    objectId: specialistId,
    to,
    subject: 'Hello',
    content: '<p>Words<script>1</script></p>',
    answers: { unknownRecipient: 'yes' },
  });

  expect(sent.status).toBe(200);
  const [mail] = await eventually(
    async () => mailsTo(to),
    (mails) => mails.length > 0,
  );
  expect(mail).toContain('<p>Words</p>');
  const stranger = await api.post(`/app/ad-hoc-templates/${template.body.id}/send`, {
    fromModule: 'SPECIALIST',
    objectId: newId(),
    to,
    subject: 'Hello',
    content: '<p>Words</p>',
  });
  expect(stranger.status).toBe(404);
});

test('what was written ad hoc is printed as a PDF that is attached to the record', async () => {
  const { api, specialistId } = await anOffice();
  const template = await api.post('/app/ad-hoc-templates', { name: 'Letter', content: 'x' });

  const printed = await api.post(`/app/ad-hoc-templates/${template.body.id}/print`, {
    fromModule: 'SPECIALIST',
    objectId: specialistId,
    subject: 'A letter',
    content: '<p>Words</p>',
  });

  expect(printed).toMatchObject({ status: 201, body: { name: 'A letter.pdf' } });
  const files = await api.get(`/app/files?fromModule=SPECIALIST&objectId=${specialistId}`);
  expect(JSON.stringify(files.body)).toContain(String(printed.body.fileId));
});
