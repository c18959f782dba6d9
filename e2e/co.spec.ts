import { aClaimant } from './a-claimant.ts';
import { apiAs } from './api-of.ts';
import { expect, telephone, test, visitor } from './fixture.ts';
import { panel as panelOf } from './panel.ts';
import { forWork } from './patience.ts';
import { pickOption } from './pick-option.ts';
import { readMails } from './read-mails.ts';
import { seriousFindings } from './serious-findings.ts';
import { uniqueName } from './unique-name.ts';

const mailsTo = async (address: string): Promise<string[]> =>
  (await readMails()).filter((mail) => mail.includes(address));

const linkFor = async (address: string): Promise<string | undefined> =>
  (await mailsTo(address))
    .flatMap((mail) => /https?:\/\/\S+\/conference\/[\w-]+/.exec(mail)?.[0] ?? [])
    .at(-1);

/** A day far away that no other run has taken. */
const farDay = (): string => {
  const day = new Date(Date.UTC(2032, 0, 5 + Math.floor(Math.random() * 1500)));
  const month = day.toLocaleString('en-AU', { month: 'short', timeZone: 'UTC' }).slice(0, 3);
  return `${String(day.getUTCDate()).padStart(2, '0')} ${month} ${day.getUTCFullYear()} - 10:00`;
};

test('[R-141] a conference: people, a poll by link, the time with an invitation, hours, minutes', async ({
  page,
  signIn,
  browser,
}) => {
  const address = `${uniqueName('counsel').replace(/\W+/g, '-')}@chambers.test`;
  const { lastName } = await aClaimant(await apiAs('staff@harbour.test'));
  await signIn('staff@harbour.test', '/view/co-teleconference/add');
  await pickOption(page.getByRole('combobox', { name: 'Claimant' }), lastName);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const panel = panelOf(page);
  await expect(panel.getByRole('heading', { level: 1, name: /^CO-/ })).toBeVisible();

  await panel.getByRole('button', { name: 'Add participants' }).click();
  await pickOption(panel.getByRole('combobox', { name: 'Name, row 1' }), 'Dijkstra');
  await panel.getByRole('button', { name: 'Add participant' }).click();
  await panel.getByRole('textbox', { name: 'Name, row 2' }).fill('Ruth Adeyemi');
  await panel.getByRole('textbox', { name: 'Email, row 2' }).fill(address);
  await panel.getByRole('button', { name: 'Save participants' }).click();
  await expect(panel.getByRole('list', { name: 'Participants' })).toContainText('Ruth Adeyemi');

  await panel.getByRole('button', { name: 'Offer times' }).click();
  const dialog = page.getByRole('dialog');
  const from = dialog.getByRole('combobox', { name: 'From, row 1' });
  await from.fill(farDay());
  await from.press('Tab');
  await dialog.getByRole('button', { name: 'Offer times' }).click();
  await expect(panel.getByRole('table', { name: 'Who can when' })).toBeVisible();

  await expect.poll(() => linkFor(address), forWork).toBeTruthy();
  const phone = await visitor(browser, (await linkFor(address)) ?? '', telephone);
  await expect(phone.getByRole('heading', { name: /^Teleconference CO-/ })).toBeVisible();
  expect(await seriousFindings(phone)).toEqual([]);
  await phone.getByRole('button', { name: 'Send my answers' }).click();
  await expect(phone.getByRole('alert')).toHaveText('One time is not answered yet.');
  await phone.getByRole('radio', { name: 'Yes' }).check();
  await phone.getByRole('button', { name: 'Send my answers' }).click();
  await expect(phone.getByRole('alert')).toContainText('Thank you.');

  await page.reload();
  await expect(panel.getByText('Best', { exact: true })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await panel.getByRole('button', { name: /^Confirm / }).click();
  await dialog.getByLabel('Phone to dial in').fill('1800 555 012');
  await dialog.getByRole('button', { name: /^Confirm / }).click();
  // The day is years ahead, for most specialists after the end of their contract.
  const question = page.getByRole('dialog', { name: 'Please confirm' });
  const confirmed = panel.getByText(/^Confirmed for /);
  await expect(question.or(confirmed).first()).toBeVisible();
  if (await question.isVisible()) await question.getByRole('button', { name: 'Yes' }).click();
  await expect(confirmed).toBeVisible();
  await expect
    .poll(
      async () => (await mailsTo(address)).some((mail) => mail.includes('text/calendar')),
      forWork,
    )
    .toBe(true);

  await panel.getByRole('button', { name: 'Held', exact: true }).click();
  await dialog.getByLabel('Started').fill('02 Nov 2026 - 10:00');
  await dialog.getByLabel('Ended').fill('02 Nov 2026 - 11:10');
  await dialog.getByLabel('Ended').press('Tab');
  await dialog.getByRole('button', { name: 'Held', exact: true }).click();
  await expect(panel.getByText(/^1\.50?$/).first()).toBeVisible();

  await panel.getByRole('textbox', { name: 'Minutes' }).fill('Both agree on causation.');
  await panel.getByRole('button', { name: 'Send minutes to everybody' }).click();
  await expect(dialog.locator('.tried-mail').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Send minutes', exact: true }).click();
  await expect(panel.getByText(/^Sent to everybody on /)).toBeVisible();
});
