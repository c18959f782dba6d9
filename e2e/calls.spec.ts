import type { Page } from '@playwright/test';
import { addDays } from '#kernel/domain';
import { apiAs } from './api-of.ts';
import type { Row } from './api-of.ts';
import { expect, test, visitor } from './fixture.ts';
import { forWork } from './patience.ts';
import { readMails } from './read-mails.ts';

const day = (ahead: number) => addDays(new Date().toISOString().slice(0, 10), ahead);
const search = `/view/smart-search?dateFrom=${day(3)}&dateTo=${day(24)}`;

async function inPalette(page: Page, typed: string, choose: RegExp | string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search screens, records and actions' }).fill(typed);
  await page.getByRole('option', { name: choose }).first().click();
}

/** Calls stay open until somebody closes them: those of an earlier try, too. */
async function closeCalls(): Promise<void> {
  const api = await apiAs('staff@harbour.test');
  const { items } = await api.get('/app/calls/own');
  for (const { id } of items as Row[]) await api.put(`/app/calls/${id}/close`);
}

/** Takes the first free slot for the call that is current. */
async function keepOne(page: Page): Promise<void> {
  await page.locator('button.found-slot-free').first().click();
  await page
    .getByRole('button', { name: /^Keep .* for the call of/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Keep .* for the call of/ })).toHaveCount(0);
}

const linkIn = (mails: readonly string[]): string | undefined =>
  mails.flatMap((mail) => /https?:\/\/\S+\/offer\/[\w-]+/.exec(mail)?.[0] ?? []).at(-1);

test('two calls side by side; the slots of one go out as a link that books with one click', async ({
  page,
  signIn,
  browser,
}) => {
  await closeCalls();
  const linkBefore = linkIn(await readMails());
  await signIn('staff@harbour.test', '/view/clients');
  const cells = page.locator('[role=tabpanel]:visible tbody td');
  const claim = cells.filter({ hasText: /^\s*[A-Z]+-\d{4}-\d+\s*$/ }).first();
  const claimNo = (await claim.textContent())?.trim() ?? '';
  const strip = page.getByRole('region', { name: 'Calls' });
  const cards = strip.getByRole('listitem', { name: /^Call of/ });

  await page.getByRole('button', { name: 'Calls', exact: true }).click();
  await expect(strip).toContainText('The telephone rings?');
  await inPalette(page, '0412 345 678', 'Call from 0412 345 678');
  await expect(cards).toHaveCount(1);
  await inPalette(page, 'new call', /^New call/);
  await expect(cards).toHaveCount(2);
  // Both calls ask for whom they are: the claim number answers that before it opens a record.
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Find anything' });
  await palette.getByRole('combobox').fill(claimNo);
  await expect(palette.getByRole('option').first()).toContainText('Call about');
  await page.keyboard.press('Enter');
  const card = cards.filter({ hasText: claimNo });
  await expect(card).toBeVisible();
  const claimant = (await card.locator('.call-name').textContent()) ?? 'nobody';
  const [first, second] = await cards.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().top),
  );
  expect(first).toBe(second);

  await inPalette(page, 'new call', /^New call/);
  await expect(cards).toHaveCount(3);

  await page.goto(search);
  await expect(cards).toHaveCount(3);
  await card.getByRole('button', { name: claimant, exact: true }).click();
  await keepOne(page);
  await keepOne(page);
  await expect(card.getByRole('timer')).toHaveCount(2);
  const edges = await strip
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
  expect(Math.max(...edges)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);

  await card.getByRole('button', { name: 'Send as link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send the slots as a link' });
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  const question = page.getByRole('dialog').getByRole('button', { name: 'Yes' });
  const offered = card.getByText('Offered by link');
  await expect(offered.or(question).first()).toBeVisible();
  if (await question.isVisible()) await question.click();
  await expect(offered).toBeVisible();

  await expect.poll(async () => linkIn(await readMails()), forWork).not.toBe(linkBefore);
  const lawyer = await visitor(browser, linkIn(await readMails()) ?? '');
  await expect(lawyer.getByRole('heading', { name: 'Choose a time' })).toBeVisible();
  await expect(lawyer.getByText(claimant)).toHaveCount(0);
  const buttons = lawyer.getByRole('button', { name: /^Book / });
  await expect(buttons).toHaveCount(2);
  await expect(card.getByRole('link', { name: 'Booked' })).toHaveCount(0);
  await buttons.first().click();
  await expect(lawyer.getByRole('heading', { name: 'The time is booked' })).toBeVisible();
  await lawyer.reload();
  await expect(lawyer.getByRole('heading', { name: 'The time is booked' })).toBeVisible();

  await expect(card.getByText('Answered')).toBeVisible();
  await card.getByRole('link', { name: 'Booked' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^APT-/ })).toBeVisible();
  await card.getByRole('button', { name: /^Close the call/ }).click();
  await expect(cards).toHaveCount(2);
  await strip
    .getByRole('button', { name: /^Close the call/ })
    .first()
    .click();
  await expect(cards).toHaveCount(1);
  await strip.getByRole('button', { name: /^Close the call/ }).click();
  await expect(strip).toContainText('The telephone rings?');
});
