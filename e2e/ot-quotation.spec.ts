import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { readMails } from './read-mails.ts';
import { seriousFindings } from './serious-findings.ts';
import { uniqueName } from './unique-name.ts';

const linkFor = async (address: string): Promise<string | undefined> =>
  (await readMails())
    .filter((mail) => mail.includes(address))
    .flatMap((mail) => /https?:\/\/\S+\/quotation\/[\w-]+/.exec(mail)?.[0] ?? [])
    .at(-1);

async function choose(page: Page, field: string, typed: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: field }).fill(typed);
  // Until the answer is there the list still shows what was not asked for.
  await page.locator('.ant-select-item-option:visible').filter({ hasText: typed }).first().click();
}

test('[G-023] a quotation is sent, approved by link on a phone, and the case moves', async ({
  page,
  signIn,
  browser,
}) => {
  test.slow();
  const address = `${uniqueName('lawyer').replace(/\W+/g, '-')}@firm.test`;
  await signIn('staff@harbour.test', '/view/ot-quotations');
  await page.getByRole('button', { name: 'New quotation request' }).click();
  await choose(page, 'Claimant', 'an');
  await choose(page, 'Template', 'Home');
  await page.getByRole('dialog').getByRole('button', { name: 'New quotation request' }).click();

  const panel = page.locator('[role=tabpanel]:visible');
  await expect(panel.getByRole('heading', { level: 1, name: /^OT-/ })).toBeVisible();
  await expect(panel.getByText('Total with GST')).toBeVisible();
  await expect(panel.getByText('AUD 1,694.00').first()).toBeVisible();
  await panel.getByRole('button', { name: 'Send quotation' }).click();
  await page.getByRole('dialog').getByLabel('Send to').fill(address);
  await page.getByRole('dialog').getByRole('button', { name: 'Send quotation' }).click();
  await expect(panel.getByText(`to ${address}`)).toBeVisible();

  await expect.poll(() => linkFor(address)).toBeTruthy();
  const phone = await (
    await browser.newContext({ viewport: { width: 390, height: 844 } })
  ).newPage();
  const link = (await linkFor(address)) ?? '';
  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: /^Quotation Q-/ })).toBeVisible();
  await expect(phone.getByText('$1,694.00')).toBeVisible();
  expect(await seriousFindings(phone)).toEqual([]);
  expect(await phone.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  await phone.getByRole('button', { name: 'Approve the quotation' }).click();
  await expect(phone.getByRole('alert')).toHaveText('Please enter your name.');
  await phone.getByLabel('Your name').fill('Jo Park');
  await phone.getByRole('button', { name: 'Approve the quotation' }).click();
  await expect(phone.getByRole('heading', { name: 'The quotation is approved' })).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole('heading', { name: 'The quotation is approved' })).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Approve the quotation' })).toHaveCount(0);
  await phone.context().close();

  await page.reload();
  await expect(panel.getByText('Appointment Requested').first()).toBeVisible();
  await expect(panel.getByText(/Approved .* by Jo Park/)).toBeVisible();
});
