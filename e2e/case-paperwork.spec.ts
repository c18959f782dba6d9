import type { Browser, Locator, Page } from '@playwright/test';
import { aPdf } from '../modules/documents/testing/a-pdf.ts';
import { aClaimant } from './a-claimant.ts';
import { aConfirmedCase } from './a-confirmed-case.ts';
import { apiAs } from './api-of.ts';
import type { Row } from './api-of.ts';
import { bringIntoView } from './bring-into-view.ts';
import { expect, telephone, test, visitor } from './fixture.ts';
import { forWork } from './patience.ts';
import { pressIn } from './press-in-dialog.ts';
import { readMails } from './read-mails.ts';
import { seriousFindings } from './serious-findings.ts';
import { uniqueName } from './unique-name.ts';

/** A confirmed case without papers, of a claimant and a specialist who have addresses. */
async function aCase() {
  const api = await apiAs('staff@harbour.test');
  const onboarded = '/app/specialists?maxResultCount=20&recruitmentStatus=ONBOARDED';
  const others = ((await api.get(onboarded)).items as Row[]).filter(
    ({ businessEmail }) => businessEmail && businessEmail !== 'specialist@harbour.test',
  );
  const specialist = others.at(-1);
  if (!specialist) throw new Error('No specialist has an address');
  const claimant = `${uniqueName('claimant').replace(' ', '-')}@claimant.test`;
  const { id: clientId, lastName } = await aClaimant(api, { email: claimant });
  const matter = { clientId, specialistId: specialist.id };
  return { ...(await aConfirmedCase(api, matter)), claimant, lastName };
}

const panel = (page: Page) => page.locator('[role=tabpanel]:visible');
const briefs = (page: Page) => panel(page).getByRole('table', { name: 'Briefs' });

/** What is far below on the page of a case is drawn when it comes near. */
const showPaperwork = (page: Page, wanted: Locator) =>
  bringIntoView(panel(page).getByRole('heading', { name: 'Paperwork', exact: true }), wanted);

async function upload(page: Page, name: string): Promise<void> {
  const side = panel(page).getByRole('complementary', { name: 'Beside the case' });
  await side.getByRole('button', { name: 'Documents', exact: true }).click();
  const file = { name, mimeType: 'application/pdf', buffer: aPdf(`The words of ${name}`) };
  await side.locator('input[type=file]').first().setInputFiles(file);
  await expect(side.getByRole('button', { name, exact: true })).toBeVisible();
}

/** Merged by a task, and in the list when that is done. */
async function merge(page: Page, opener: string, button: string, made: string): Promise<void> {
  await panel(page).getByRole('button', { name: opener, exact: true }).click();
  await pressIn(page.getByRole('dialog'), button);
  await expect(briefs(page).getByRole('button', { name: made, exact: true })).toBeVisible();
}

type Papers = { readonly caseNo: string; readonly lastName: string };

/** Link and code come in two mails. */
async function accessOf({ caseNo, lastName }: Papers) {
  const letters = (await readMails()).map((mail) => mail.replaceAll(/\s+/g, ' '));
  const code = letters.flatMap((mail) => {
    const found = new RegExp(`paperwork of ${caseNo}, which .*? is (\\d{6})`).exec(mail);
    return found?.[1] ?? [];
  });
  const paperwork = letters.filter((mail) => mail.includes(`Paperwork for Ada ${lastName}`));
  const link = paperwork.flatMap(
    (mail) => /https?:\/\/[^\s"<]+\/view\/onetimeaccess\?[^\s"<]+/.exec(mail)?.[0] ?? [],
  );
  return code.length && link.length ? { code: code.at(-1) ?? '', link: link.at(-1) ?? '' } : null;
}

async function openByLink(browser: Browser, papers: Papers): Promise<void> {
  await expect.poll(() => accessOf(papers), forWork).toBeTruthy();
  const { code = '', link = '' } = (await accessOf(papers)) ?? {};
  const rooms = await visitor(browser, link);
  await rooms.getByLabel('Code').fill(code);
  const saved = rooms.waitForEvent('download');
  await rooms.getByRole('button', { name: 'Download' }).click();
  expect((await saved).suggestedFilename()).toContain(papers.caseNo);
  await rooms.goto(link);
  await expect(rooms.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible();
}

const signLink = async (address: string): Promise<string | undefined> =>
  (await readMails())
    .filter((mail) => mail.includes(address))
    .flatMap((mail) => /https?:\/\/\S+\/view\/sign\?token=[\w-]+/.exec(mail)?.[0] ?? [])
    .at(-1);

async function signOnPhone(browser: Browser, address: string): Promise<void> {
  await expect.poll(() => signLink(address), forWork).toBeTruthy();
  const phone = await visitor(browser, (await signLink(address)) ?? '', telephone);
  await phone.getByRole('checkbox').check();
  await phone.getByRole('button', { name: 'Open the document' }).click();
  await phone.getByRole('button', { name: 'Sign', exact: true }).click();
  await phone.getByText('Type', { exact: true }).click();
  await phone.getByRole('button', { name: 'Sign the document' }).click();
  await expect(
    phone.getByRole('heading', { name: /Thank you, you have signed|The document is signed/ }),
  ).toBeVisible();
}

test('[B-212] [C-063] [G-127] a brief is merged, sent by link, opened, supplemented, and the consent signed', async ({
  page,
  signIn,
  browser,
}) => {
  const { path, caseNo, claimant, lastName } = await aCase();
  await signIn('staff@harbour.test', path);

  await upload(page, 'Letter of instruction.pdf');
  await showPaperwork(page, panel(page).getByRole('button', { name: 'Merge the brief' }));
  await merge(page, 'Merge the brief', 'Merge brief', `Brief ${caseNo}`);
  await expect(briefs(page)).toContainText('Not sent');
  await panel(page).getByRole('button', { name: 'Send paperwork', exact: true }).first().click();
  await pressIn(page.getByRole('dialog', { name: 'Send paperwork' }), 'Send paperwork');
  await expect(briefs(page)).toContainText('Not opened yet');
  await openByLink(browser, { caseNo, lastName });
  await expect(briefs(page)).toContainText('Opened');

  await upload(page, 'Late imaging.pdf');
  const late = `Brief ${caseNo} supplement 1`;
  await merge(page, 'Add late material', 'Merge supplement', late);
  const supplement = briefs(page).getByRole('row').filter({ hasText: late });
  await supplement.getByRole('button', { name: 'Send supplement' }).click();
  await pressIn(page.getByRole('dialog'), 'Send to the specialist');
  await expect(supplement).toContainText('Not opened yet');
  expect(await seriousFindings(page)).toEqual([]);

  await panel(page).getByRole('button', { name: 'Send consent form' }).click();
  await signOnPhone(browser, claimant);
  const forms = panel(page).getByRole('table', { name: 'Consent forms' });
  await expect(async () => {
    await page.reload();
    await showPaperwork(page, forms);
    // Not the patience of a journey: what is not there is there after the next reload.
    await expect(forms).toContainText('Completed', { timeout: 5000 });
  }).toPass(forWork);
  await forms.getByRole('button', { name: 'Open signed form' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
