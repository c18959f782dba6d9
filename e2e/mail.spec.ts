import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { aMessage } from '../modules/correspondence/testing/a-message.ts';
import { aPdf } from '../modules/documents/testing/a-pdf.ts';
import { aCompany } from './a-company.ts';
import { apiAs } from './api-of.ts';
import { expect, test } from './fixture.ts';
import { forWork } from './patience.ts';
import { readMails } from './read-mails.ts';
import { sendAllTheSame } from './send-all-the-same.ts';
import { inboundSecret } from './stage.ts';
import { uniqueName } from './unique-name.ts';

const pdf = (name: string, words: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: aPdf(words),
});

const aPage = async () => (await aCompany(await apiAs('staff@harbour.test'))).path;

async function openDialog(page: Page) {
  await page
    .locator('.page-head')
    .getByRole('button', { name: /Write$/ })
    .click();
  await page.getByRole('menuitem', { name: 'Email', exact: true }).click();
  return page.getByRole('dialog', { name: /Email about/ });
}

const mailsAbout = async (words: string) =>
  (await readMails()).filter((source) => source.includes(words));

const arrived = async (words: string, count = 1): Promise<string[]> => {
  await expect
    .poll(async () => (await mailsAbout(words)).length, forWork)
    .toBeGreaterThanOrEqual(count);
  return mailsAbout(words);
};

test('a mail is written, looked at and sent, and its answer is filed with its file', async ({
  page,
  signIn,
  request,
}) => {
  const subject = uniqueName('Enquiry');
  const words = `We can help with ${subject}.`;
  await signIn('staff@harbour.test', await aPage());
  const dialog = await openDialog(page);
  await dialog.getByLabel('Recipient Email').fill('anna@law.test');
  await dialog.getByLabel('Subject').fill(subject);
  await dialog.getByRole('textbox', { name: 'Message' }).fill(words);

  await dialog.getByRole('button', { name: 'Preview' }).click();
  const preview = dialog.frameLocator('iframe');
  await expect(preview.getByText(words)).toBeVisible();
  expect((await dialog.boundingBox())?.width).toBe(1000);
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await sendAllTheSame(page, page.getByText('Email has been sent!'));

  const [mail = ''] = await arrived(words);
  expect(mail).toContain(`Subject: ${subject}`);
  expect(mail).toContain(`<p>${words}</p>`);
  const reply = /^Reply-To: (\S+)/m.exec(mail)?.[1] ?? '';
  expect(reply).toMatch(/^reply\+[0-9a-f]{32}@in\.harbour\.test$/);

  const answer = `Re: ${subject}`;
  const fileName = `${uniqueName('Answer')}.pdf`;
  const data = aMessage({
    from: 'Anna Lee <anna@law.test>',
    to: reply,
    subject: answer,
    html: '<p>Thank you</p><img src="https://spy.test/seen.png"><script>parent.hacked = 1</script>',
    files: [{ name: fileName, bytes: aPdf('Signed') }],
  });
  const brought = await request.post('/app/incoming-mail', {
    headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${inboundSecret}` },
    data: Buffer.from(data),
  });
  expect(brought.status()).toBe(202);

  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('link', { name: answer }).first()).toBeVisible({ timeout: 5000 });
    await expect(page.getByRole('button', { name: fileName, exact: true })).toBeVisible({
      timeout: 5000,
    });
  }).toPass(forWork);
  await page.getByRole('link', { name: answer }).first().click();
  await expect(page.frameLocator('iframe').getByText('Thank you', { exact: true })).toBeVisible();
});

test('[G-035] a link that a scanner opened first still opens for the person, once', async ({
  page,
  signIn,
  request,
}) => {
  const subject = uniqueName('Report');
  const name = `${subject}.pdf`;
  const file = pdf(name, 'The report');
  await signIn('staff@harbour.test', await aPage());
  const dialog = await openDialog(page);
  await dialog.getByLabel('Recipient Email').fill('anna@law.test');
  await dialog.getByLabel('Subject').fill(subject);
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Please find the report.');
  await dialog.getByLabel('Files to send').setInputFiles([file]);
  await expect(dialog.getByText(name)).toBeVisible();
  await dialog.getByLabel('Delivery').click();
  await page.getByTitle('Download link in email').click();
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.frameLocator('iframe').getByRole('link', { name })).toBeVisible();
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await sendAllTheSame(page, page.getByText('Email has been sent!'));
  const mails = await arrived(subject, 2);
  const link = mails
    .join('\n')
    .match(/\/view\/onetimeaccess\?id=[\w-]+(&amp;|&)tenantId=[\w-]+/)?.[0];
  const code = mails.join('\n').match(/is (\d{6})\./)?.[1] ?? '';
  const address = (link ?? '').replace('&amp;', '&');
  const { searchParams } = new URL(address, 'http://a.test');
  const api = `/app/files/OnetimeAccessFile/${searchParams.get('id')}`;

  expect((await request.get(address)).status()).toBe(200);
  expect((await request.get(api)).status()).toBe(200);
  await page.goto(address);
  await expect(page.getByText(name)).toBeVisible();
  await page.getByLabel('Code').fill(code);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: /download|open/i }).click();

  const saved = await saving;
  expect(readFileSync(await saved.path()).equals(file.buffer)).toBe(true);
  expect((await request.get(api)).status()).toBe(404);
});
