import type { Browser, Page } from '@playwright/test';
import { aPdf } from '../modules/documents/testing/a-pdf.ts';
import { apiOf } from './api-of.ts';
import type { Api, Row } from './api-of.ts';
import { expect, test } from './fixture.ts';
import { pressIn } from './press-in-dialog.ts';
import { readMails } from './read-mails.ts';
import { seriousFindings } from './serious-findings.ts';

const rowsOf = async (api: Api, path: string) => (await api.get(path)).items as Row[];

/** A confirmed case without papers whose claimant has an address: the oldest, which no other journey takes. */
async function aCase(api: Api) {
  const confirmed = '/app/assessments?step=appointmentConfirmed&sorting=caseNo&maxResultCount=40';
  for (const { id } of await rowsOf(api, confirmed)) {
    const record = await api.get(`/app/assessments/${id}`);
    const client = await api.get(`/app/clients/${String(record.clientId)}`);
    const files = await rowsOf(api, `/app/files?fromModule=IME&objectId=${id}`);
    if (!client.email || files.length) continue;
    const specialist = await api.get(`/app/specialists/${String(record.specialistId)}`);
    return {
      id,
      caseNo: String(record.caseNo),
      claimant: String(client.email),
      specialist: String(specialist.businessEmail),
    };
  }
  throw new Error('No case waits for its papers');
}

const panel = (page: Page) => page.locator('[role=tabpanel]:visible');
const briefs = (page: Page) => panel(page).getByRole('table', { name: 'Briefs' });

/** What is far below on the page of a case is drawn when it comes near. */
const showPaperwork = (page: Page) =>
  panel(page).getByRole('heading', { name: 'Paperwork', exact: true }).scrollIntoViewIfNeeded();

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

/** Link and code come in two mails. */
async function accessOf(address: string, caseNo: string) {
  const letters = (await readMails())
    .filter((mail) => mail.includes(address))
    .map((mail) => mail.replaceAll(/\s+/g, ' '));
  const code = letters.flatMap((mail) => {
    const found = new RegExp(`paperwork of ${caseNo}, which .*? is (\\d{6})`).exec(mail);
    return found?.[1] ?? [];
  });
  const link = letters.flatMap(
    (mail) => /https?:\/\/[^\s"<]+\/view\/onetimeaccess\?[^\s"<]+/.exec(mail)?.[0] ?? [],
  );
  return code.length && link.length ? { code: code.at(-1) ?? '', link: link.at(-1) ?? '' } : null;
}

async function openByLink(browser: Browser, address: string, caseNo: string): Promise<void> {
  await expect.poll(() => accessOf(address, caseNo)).toBeTruthy();
  const { code = '', link = '' } = (await accessOf(address, caseNo)) ?? {};
  const rooms = await (await browser.newContext()).newPage();
  await rooms.goto(link);
  await rooms.getByLabel('Code').fill(code);
  const saved = rooms.waitForEvent('download');
  await rooms.getByRole('button', { name: 'Download' }).click();
  expect((await saved).suggestedFilename()).toContain(caseNo);
  await rooms.goto(link);
  await expect(rooms.getByRole('heading', { name: 'This link is not valid' })).toBeVisible();
}

const signLink = async (address: string): Promise<string | undefined> =>
  (await readMails())
    .filter((mail) => mail.includes(address))
    .flatMap((mail) => /https?:\/\/\S+\/view\/sign\?token=[\w-]+/.exec(mail)?.[0] ?? [])
    .at(-1);

async function signOnPhone(browser: Browser, address: string): Promise<void> {
  await expect.poll(() => signLink(address)).toBeTruthy();
  const viewport = { width: 390, height: 844 };
  const phone = await (await browser.newContext({ viewport })).newPage();
  await phone.goto((await signLink(address)) ?? '');
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
  await signIn('staff@harbour.test', '/view/assessments');
  const { id, caseNo, claimant, specialist } = await aCase(await apiOf(page));
  await page.goto(`/view/assessments/detail/${id}`);

  await upload(page, 'Letter of instruction.pdf');
  await showPaperwork(page);
  await merge(page, 'Merge the brief', 'Merge brief', `Brief ${caseNo}`);
  await expect(briefs(page)).toContainText('Not sent');
  await panel(page).getByRole('button', { name: 'Send paperwork', exact: true }).first().click();
  await pressIn(page.getByRole('dialog', { name: 'Send paperwork' }), 'Send paperwork');
  await expect(briefs(page)).toContainText('Not opened yet');
  await openByLink(browser, specialist, caseNo);
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
    await showPaperwork(page);
    await expect(forms).toBeVisible();
    // Not the patience of a journey: what is not there is there after the next reload.
    await expect(forms).toContainText('Completed', { timeout: 5000 });
  }).toPass();
  await forms.getByRole('button', { name: 'Open signed form' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
