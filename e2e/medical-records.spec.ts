import type { Browser, Locator, Page } from '@playwright/test';
import { aPdf } from '../modules/documents/testing/a-pdf.ts';
import { apiOf } from './api-of.ts';
import type { Api, Row } from './api-of.ts';
import { bringIntoView } from './bring-into-view.ts';
import { expect, telephone, test, visitor } from './fixture.ts';
import { forWork } from './patience.ts';
import { pressIn } from './press-in-dialog.ts';
import { readMails } from './read-mails.ts';
import { seriousFindings } from './serious-findings.ts';
import { uniqueName } from './unique-name.ts';

const panel = (page: Page) => page.locator('[role=tabpanel]:visible');
const head = (page: Page) => panel(page).locator('header.page-head');
const section = (page: Page, name: string) =>
  panel(page).getByRole('region', { name, exact: true });

const mailsTo = async (address: string): Promise<string[]> =>
  (await readMails()).filter((mail) => mail.includes(address));

const linksFor = async (address: string): Promise<string[]> =>
  (await mailsTo(address)).flatMap(
    (mail) => /https?:\/\/\S+\/records\/[\w-]+/.exec(mail)?.[0] ?? [],
  );

/** A claimant whose case manager can be written to. */
async function aClaimant(api: Api) {
  const { items } = await api.get('/app/clients?maxResultCount=40');
  for (const { id } of items as Row[]) {
    const { caseManagerId } = await api.get(`/app/clients/${id}`);
    if (!caseManagerId) continue;
    const { email } = await api.get(`/app/case-managers/${String(caseManagerId)}`);
    if (email) return { id, manager: String(email) };
  }
  throw new Error('No claimant has a case manager with an address');
}

type Provider = { readonly name: string; readonly address: string };

const aProvider = (stem: string): Provider => {
  const name = uniqueName(stem);
  return { name, address: `${name.toLowerCase().replaceAll(/\W+/g, '-')}@provider.test` };
};

async function addProvider(page: Page, place: Locator, row: number, provider: Provider) {
  await place.getByRole('button', { name: /Add row$/ }).click();
  const cell = (role: 'textbox' | 'combobox', label: string) =>
    place.getByRole(role, { name: `${label}, row ${row}`, exact: true });
  await cell('textbox', 'or name').fill(provider.name);
  await cell('textbox', 'Email').fill(provider.address);
  await cell('combobox', 'What is asked for').fill('Clinical notes');
  await page
    .locator('.ant-select-item-option:visible', { hasText: 'Clinical notes' })
    .first()
    .click();
}

/** Without an account, on a phone, by the latest of so many links. */
async function uploadByLink(browser: Browser, { address }: Provider, file: string, count: number) {
  await expect.poll(async () => (await linksFor(address)).length, forWork).toBe(count);
  const phone = await visitor(browser, (await linksFor(address)).at(-1) ?? '', telephone);
  await expect(phone.getByRole('heading', { name: 'Send medical records' })).toBeVisible();
  const all = phone.getByRole('button', { name: 'This is all' });
  await expect(all).toBeDisabled();
  expect(await seriousFindings(phone)).toEqual([]);
  const buffer = aPdf('one', 'two');
  const given = { name: file, mimeType: 'application/pdf', buffer };
  await phone.locator('input[type=file]').setInputFiles(given);
  await expect(phone.getByRole('list', { name: 'Received files' })).toContainText(file);
  await phone.getByLabel('Your name').fill('Kim Records');
  await all.click();
  await expect(
    phone.getByRole('heading', { name: 'Thank you, nothing more is needed' }),
  ).toBeVisible();
}

const checks = (page: Page, file: string) =>
  section(page, 'Received files').getByRole('group', { name: `Check ${file}` });

async function accept(page: Page, file: string): Promise<void> {
  const check = checks(page, file);
  await bringIntoView(section(page, 'Received files'), check);
  for (const mark of ['Readable', 'Right person', 'Complete'])
    await check.getByRole('checkbox', { name: mark }).check();
  await check.getByLabel('Pages').fill('2');
  await check.getByRole('button', { name: 'Accept' }).click();
  await expect(check).toBeHidden();
}

async function decide(page: Page, place: Locator, button: RegExp | string, name: string) {
  await place.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog', { name });
  await pressIn(dialog, name);
  return dialog;
}

test('[B-198] [C-111] records of two providers: asked, uploaded by link, refused once, merged, sent', async ({
  page,
  signIn,
  browser,
}) => {
  const [good, careless] = [aProvider('Bondi Medical'), aProvider('Coogee Clinic')];
  await signIn('staff@harbour.test', '/view/dashboard');
  const claimant = await aClaimant(await apiOf(page));
  await page.goto(`/view/clinical-records/add?clientId=${claimant.id}`);
  const providers = section(page, 'Providers');
  await addProvider(page, providers, 1, good);
  await addProvider(page, providers, 2, careless);
  await head(page).getByRole('button', { name: 'Save medical record' }).click();
  await expect(panel(page).getByRole('heading', { level: 1, name: /^MR-/ })).toBeVisible();
  const path = new URL(page.url()).pathname;

  const requests = section(page, 'Requests to providers');
  const refused = await decide(page, requests, /^Send all requests/, 'Send all requests');
  await expect(page.getByText(/has not signed the authority yet/).first()).toBeVisible();
  await refused.getByRole('button', { name: 'Cancel' }).click();
  await requests.getByRole('button', { name: 'Go on without signature' }).click();
  const reason = page.getByRole('dialog', { name: 'Go on without signature' });
  await reason.getByLabel('Reason').fill('Signed on paper');
  await pressIn(reason, 'Go on without signature');
  await expect(requests).toContainText('Authority: Without signature');
  await decide(page, requests, /^Send all requests/, 'Send all requests');
  await expect(head(page)).toContainText('Request Sent to Provider');

  await uploadByLink(browser, good, 'Clinical notes.pdf', 1);
  await uploadByLink(browser, careless, 'Wrong person.pdf', 1);
  await page.reload();
  await accept(page, 'Clinical notes.pdf');
  const wrong = checks(page, 'Wrong person.pdf');
  await wrong.getByRole('checkbox', { name: 'Readable' }).check();
  await wrong.getByLabel('What is wrong').fill('These are the notes of somebody else.');
  await wrong.getByRole('button', { name: 'Not usable' }).click();
  await expect(wrong).toBeHidden();
  expect(await seriousFindings(page)).toEqual([]);

  const row = requests.getByRole('row').filter({ hasText: careless.name });
  await row.getByRole('button', { name: 'Ask again', exact: true }).click();
  const again = page.getByRole('dialog', { name: 'Ask again' });
  await again.getByLabel('What is missing').fill('Please send the notes of our claimant.');
  await pressIn(again, 'Ask again');
  await expect(row).toContainText('Requested');
  await uploadByLink(browser, careless, 'Right person.pdf', 2);
  await page.reload();
  await accept(page, 'Right person.pdf');
  for (const { name } of [good, careless]) {
    const done = requests.getByRole('row').filter({ hasText: name });
    await decide(page, done, 'Complete', 'Complete');
    await expect(done).toContainText('Retrieved');
  }

  const files = section(page, 'Received files');
  await files.getByRole('button', { name: 'Merge files' }).click();
  await pressIn(page.getByRole('dialog', { name: 'Merge files' }), 'Merge 2 files');
  // An index, and two pages of each provider.
  await expect(files.getByRole('button', { name: 'Merged file, 5 pages' })).toBeVisible();
  await decide(page, head(page), 'Send files to CMs', 'Send files to CMs');
  await expect(head(page)).toContainText('Files Sent to CMs');
  await expect
    .poll(
      async () => (await mailsTo(claimant.manager)).some((mail) => mail.includes(path)),
      forWork,
    )
    .toBe(true);
});
