import { aClaimant } from './a-claimant.ts';
import { apiAs } from './api-of.ts';
import { expect, telephone, test, visitor } from './fixture.ts';
import { panel as panelOf } from './panel.ts';
import { forWork } from './patience.ts';
import { pickOption } from './pick-option.ts';
import { readMails } from './read-mails.ts';
import { sendAllTheSame } from './send-all-the-same.ts';
import { seriousFindings } from './serious-findings.ts';
import { uniqueName } from './unique-name.ts';

const linkFor = async (address: string): Promise<string | undefined> =>
  (await readMails())
    .filter((mail) => mail.includes(address))
    .flatMap((mail) => /https?:\/\/\S+\/quotation\/[\w-]+/.exec(mail)?.[0] ?? [])
    .at(-1);

test('[G-023] a quotation is sent, approved by link on a phone, and the case moves', async ({
  page,
  signIn,
  browser,
}) => {
  const address = `${uniqueName('lawyer').replace(/\W+/g, '-')}@firm.test`;
  const { lastName } = await aClaimant(await apiAs('staff@harbour.test'));
  await signIn('staff@harbour.test', '/view/ot-quotations');
  await page.getByRole('button', { name: 'New quotation request' }).click();
  const dialog = page.getByRole('dialog');
  await pickOption(dialog.getByRole('combobox', { name: 'Claimant' }), lastName);
  await pickOption(dialog.getByRole('combobox', { name: 'Template' }), 'Home');
  await dialog.getByRole('button', { name: 'New quotation request' }).click();

  const panel = panelOf(page);
  await expect(panel.getByRole('heading', { level: 1, name: /^OT-/ })).toBeVisible();
  await expect(panel.getByText('Total with GST')).toBeVisible();
  await expect(panel.getByText('AUD 1,694.00').first()).toBeVisible();
  await panel.getByRole('button', { name: 'Send quotation' }).click();
  await dialog.getByLabel('Send to').fill(address);
  await dialog.getByRole('button', { name: 'Send quotation' }).click();
  await sendAllTheSame(page, panel.getByText(`to ${address}`));

  await expect.poll(() => linkFor(address), forWork).toBeTruthy();
  const phone = await visitor(browser, (await linkFor(address)) ?? '', telephone);
  await expect(phone.getByRole('heading', { name: /^Quotation Q-/ })).toBeVisible();
  await expect(phone.getByText('AUD 1,694.00')).toBeVisible();
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

  await page.reload();
  await expect(panel.getByText('Appointment Requested').first()).toBeVisible();
  await expect(panel.getByText(/Approved .* by Jo Park/)).toBeVisible();
});
