import type { Locator, Page } from '@playwright/test';
import { aPdf } from '../modules/documents/testing/a-pdf.ts';
import { expect, test } from './fixture.ts';
import { readMails } from './read-mails.ts';
import { seriousFindings } from './serious-findings.ts';
import { uniqueName } from './unique-name.ts';

const linkFor = async (address: string): Promise<string | undefined> =>
  (await readMails())
    .filter((mail) => mail.includes(address))
    .flatMap((mail) => /https?:\/\/\S+\/records\/[\w-]+/.exec(mail)?.[0] ?? [])
    .at(-1);

async function fillProvider(page: Page, card: Locator, name: string, email: string): Promise<void> {
  await card.getByRole('button', { name: /Add/ }).click();
  const row = card.getByRole('row').last();
  await row
    .getByRole('group', { name: /^or name/ })
    .locator('input')
    .fill(name);
  await row
    .getByRole('group', { name: /^Email/ })
    .locator('input')
    .fill(email);
  await row
    .getByRole('group', { name: /^What is asked for/ })
    .locator('.ant-select')
    .click();
  await page
    .locator('.ant-select-item-option:visible')
    .filter({ hasText: 'Clinical notes' })
    .click();
}

/** Without an account, on a phone. */
async function uploadByLink(phone: Page, link: string): Promise<void> {
  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: 'Send medical records' })).toBeVisible();
  expect(await seriousFindings(phone)).toEqual([]);
  await phone.locator('input[type=file]').setInputFiles({
    name: 'Clinical notes.pdf',
    mimeType: 'application/pdf',
    buffer: aPdf('one', 'two'),
  });
  await expect(phone.getByRole('list', { name: 'Received files' })).toContainText('Clinical notes');
  await phone.getByLabel('Your name').fill('Kim Records');
  await phone.getByRole('button', { name: 'This is all' }).click();
  await expect(
    phone.getByRole('heading', { name: 'Thank you, nothing more is needed' }),
  ).toBeVisible();
}

test('[B-198] records are asked for, uploaded by link, checked, merged and sent', async ({
  page,
  signIn,
  browser,
}) => {
  test.slow();
  const provider = uniqueName('Bondi Medical');
  const address = `${uniqueName('records').replace(/\W+/g, '-')}@provider.test`;
  await signIn('staff@harbour.test', '/view/clinical-records/add');
  await page.getByRole('combobox', { name: /^Claimant/ }).fill('an');
  await page.locator('.ant-select-item-option:visible').first().click();
  await fillProvider(page, page.getByRole('region', { name: 'Providers' }), provider, address);
  await page.getByRole('button', { name: 'Save medical record' }).click();

  const panel = page.locator('[role=tabpanel]:visible');
  await expect(panel.getByRole('heading', { level: 1, name: /^MR-/ })).toBeVisible();
  await panel.getByRole('button', { name: /^Send all requests/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send all requests' }).click();
  await expect(page.getByRole('dialog')).toContainText('has not signed the authority');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await panel.getByRole('button', { name: 'Go on without signature' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Signed on paper');
  await page.getByRole('dialog').getByRole('button', { name: 'Go on without signature' }).click();
  await panel.getByRole('button', { name: /^Send all requests/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send all requests' }).click();
  await expect(panel.getByText('Request Sent to Provider').first()).toBeVisible();

  await expect.poll(() => linkFor(address), { timeout: 60_000 }).toBeTruthy();
  const phone = await (
    await browser.newContext({ viewport: { width: 390, height: 844 } })
  ).newPage();
  await uploadByLink(phone, (await linkFor(address)) ?? '');
  await phone.context().close();

  await page.reload();
  const check = panel.getByRole('group', { name: 'Check Clinical notes.pdf' });
  for (const mark of ['Readable', 'Right person', 'Complete'])
    await check.getByRole('checkbox', { name: mark }).check();
  await check.getByLabel('Pages').fill('2');
  await check.getByRole('button', { name: 'Accept' }).click();
  await panel.getByRole('button', { name: 'Merge files' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Merge 1 file' }).click();
  await expect(panel.getByRole('button', { name: /^Merged file, \d+ pages/ })).toBeVisible({
    timeout: 60_000,
  });
});
