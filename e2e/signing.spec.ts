import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { checkSealOf } from '../modules/documents/server/signing/seal/check-seal.ts';
import { aPdf } from '../modules/documents/testing/a-pdf.ts';
import { certificatesIn } from '../modules/documents/testing/certificates-in.ts';
import { aClaimant } from './a-claimant.ts';
import { apiAs } from './api-of.ts';
import { expect, telephone, test, visitor } from './fixture.ts';
import { forWork } from './patience.ts';
import { readMails } from './read-mails.ts';
import { sendAllTheSame } from './send-all-the-same.ts';
import { seriousFindings } from './serious-findings.ts';
import { uniqueName } from './unique-name.ts';

const linkFor = async (address: string): Promise<string | undefined> =>
  (await readMails())
    .filter((mail) => mail.includes(address))
    .flatMap((mail) => /https?:\/\/\S+\/view\/sign\?token=[\w-]+/.exec(mail)?.[0] ?? [])
    .at(-1);

/** A stroke as a finger makes it. */
async function draw(page: Page): Promise<void> {
  const pad = page.getByRole('img', { name: 'Draw your signature here' });
  const box = await pad.boundingBox();
  if (!box) throw new Error('There is nothing to draw on');
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...at(0.15, 0.6));
  await page.mouse.down();
  for (const [x, y] of [
    [0.25, 0.2],
    [0.35, 0.8],
    [0.5, 0.3],
    [0.65, 0.7],
    [0.85, 0.4],
  ] as const) {
    await page.mouse.move(...at(x, y), { steps: 4 });
  }
  await page.mouse.up();
}

test('a consent is sent, signed on a phone, and its seal shows every change', async ({
  page,
  signIn,
  browser,
}) => {
  const name = uniqueName('Consent');
  const address = `${name.toLowerCase().replace(/\W+/g, '-')}@signer.test`;
  const { id } = await aClaimant(await apiAs('staff@harbour.test'));
  await signIn('staff@harbour.test', `/view/clients/detail/${id}`);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer: aPdf('Consent') });
  await expect(page.getByRole('button', { name: `${name}.pdf`, exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Send for signature' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send for signature' });
  await dialog.getByRole('combobox', { name: 'Document' }).click();
  await page.getByTitle(`${name}.pdf`, { exact: true }).click();
  await dialog.getByLabel('Name of signer 1').fill('Nora Nguyễn');
  await dialog.getByLabel('Email of signer 1').fill(address);
  await expect(dialog.getByRole('button', { name: '1. Nora Nguyễn' })).toBeVisible();
  await dialog.getByRole('button', { name: '1. Nora Nguyễn' }).press('ArrowUp');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await sendAllTheSame(page, page.getByText('The document is on its way to be signed.'));
  await expect(dialog).toBeHidden();

  await expect.poll(() => linkFor(address), forWork).toBeTruthy();
  const phone = await visitor(browser, (await linkFor(address)) ?? '', telephone);
  await expect(phone.getByRole('heading', { name })).toBeVisible();
  expect(await seriousFindings(phone)).toEqual([]);
  await phone.getByRole('checkbox').check();
  await phone.getByRole('button', { name: 'Open the document' }).click();
  await expect(phone.getByText('Consent', { exact: true }).last()).toBeVisible();
  await phone.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(phone.getByRole('button', { name: 'Sign the document' })).toBeDisabled();
  await draw(phone);
  expect(await seriousFindings(phone)).toEqual([]);
  const overflow = await phone.evaluate('document.documentElement.scrollWidth - innerWidth');
  expect(overflow).toBeLessThanOrEqual(0);
  await phone.getByRole('button', { name: 'Sign the document' }).click();
  await expect(
    phone.getByRole('heading', { name: /Thank you, you have signed|The document is signed/ }),
  ).toBeVisible();

  await page.goto(`/view/envelopes?filterText=${encodeURIComponent(name)}`);
  await page.locator('[role=tabpanel]:visible tbody tr a').first().click();
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    // Not the patience of a journey: what is not there is there after the next reload.
    await expect(page.getByRole('button', { name: 'Check the seal' })).toBeVisible({
      timeout: 5000,
    });
  }).toPass(forWork);
  await expect(page.getByText('Completed and sealed')).toBeVisible();
  await page.getByRole('button', { name: 'Check the seal' }).click();
  await expect(page.getByText('The document is intact')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: `${name} (signed).pdf`, exact: true }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
  const pdf = readFileSync(await (await saving).path());
  const certificates = certificatesIn(pdf);
  expect(checkSealOf(pdf, certificates).verdict).toBe('intact');
  const changed = Buffer.from(pdf);
  changed[500] = (changed[500] ?? 0) ^ 1;
  expect(checkSealOf(changed, certificates).verdict).toBe('changed');
});
