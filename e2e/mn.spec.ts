import { aClaimant } from './a-claimant.ts';
import { apiAs } from './api-of.ts';
import { expect, telephone, test, visitor } from './fixture.ts';
import { panel as panelOf } from './panel.ts';
import { forWork } from './patience.ts';
import { pickOption } from './pick-option.ts';
import { readMails } from './read-mails.ts';
import { seriousFindings } from './serious-findings.ts';

const linksOf = async (caseNo: string): Promise<string[]> =>
  (await readMails())
    .filter((mail) => mail.includes(caseNo))
    .flatMap((mail) => /https?:\/\/\S+\/opinion\/[\w-]+/.exec(mail)?.[0] ?? []);

test('[R-138] [B-199] medical negligence: a free opinion by link, a teleconference, closed, charged', async ({
  page,
  signIn,
  browser,
}) => {
  const api = await apiAs('staff@harbour.test');
  const { lastName } = await aClaimant(api);
  await signIn('staff@harbour.test', '/view/mednegs/add');
  await pickOption(page.getByRole('combobox', { name: 'Claimant' }), lastName);
  await page.getByLabel('What is alleged').fill('A fracture was missed twice.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const panel = panelOf(page);
  const heading = panel.getByRole('heading', { level: 1, name: /^MN-/ });
  await expect(heading).toBeVisible();
  const caseNo = ((await heading.textContent()) ?? '').split(' ')[0] ?? '';

  const dialog = page.getByRole('dialog');
  await panel.getByRole('button', { name: 'Open', exact: true }).click();
  await dialog.getByRole('button', { name: 'Open', exact: true }).click();
  await panel.getByRole('button', { name: 'Request free opinions' }).click();
  await pickOption(dialog.getByRole('combobox', { name: 'Specialists' }), 'Dijkstra');
  await dialog.getByLabel('Answer by').fill('20 Dec 2031');
  await dialog.getByLabel('Answer by').press('Tab');
  await dialog.getByRole('button', { name: 'Request free opinions' }).click();
  await expect(panel.getByText('1 is outstanding.')).toBeVisible();

  await expect.poll(async () => (await linksOf(caseNo)).length, forWork).toBeGreaterThan(0);
  const phone = await visitor(browser, (await linksOf(caseNo))[0] ?? '', telephone);
  await expect(phone.getByText('A fracture was missed twice.')).toBeVisible();
  expect(await seriousFindings(phone)).toEqual([]);
  await phone.getByRole('radio', { name: 'Supports the claim' }).check();
  await phone.getByLabel(/^Breach of duty/).fill('Two films show it.');
  await phone.getByLabel(/^Causation/).fill('A cast would have healed it.');
  await phone.getByLabel(/^Damage/).fill('The wrist is stiff.');
  await phone.getByRole('button', { name: 'Send my opinion' }).click();
  await expect(phone.getByRole('heading', { name: 'Thank you for your opinion' })).toBeVisible();

  await page.reload();
  const table = panel.getByRole('table', { name: 'Opinions compared' });
  await expect(table.getByText('The wrist is stiff.')).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Request teleconference' }).click();
  await pickOption(dialog.getByRole('combobox', { name: 'Specialists' }), 'Dijkstra');
  await dialog.getByRole('button', { name: 'Request teleconference' }).click();
  await expect(panel.getByRole('list', { name: 'Linked cases' })).toContainText('CO-');

  await panel.getByRole('button', { name: 'Close with bookings' }).click();
  await dialog.getByRole('button', { name: 'Close with bookings' }).click();
  // Exactly: the button that closes says nearly the same.
  await expect(panel.getByText('Close With Bookings', { exact: true }).first()).toBeVisible();
  await panel.getByRole('button', { name: 'Change status' }).click();
  await page.getByRole('menuitem', { name: 'Charge the service' }).click();
  await dialog.getByRole('button', { name: 'Charge the service' }).click();
  // Service Invoiced follows when the charge stands on an invoice.
  const caseId = page.url().split('/').at(-1) ?? '';
  const charges = `/app/case-charges?caseId=${caseId}&fields=kind,status`;
  await expect
    .poll(async () => (await api.get(charges)).items, forWork)
    .toMatchObject([{ kind: 'service', status: 'pending' }]);
});
