import type { Page } from '@playwright/test';
import { addDays, formatDate, weekday } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { apiAs } from './api-of.ts';
import type { Row } from './api-of.ts';
import { expect, test } from './fixture.ts';

/** The first of the list, without a word typed: a search would draw the list anew under the pointer. */
async function chooseFirst(page: Page, input: string): Promise<void> {
  await page.locator(input).click();
  const list = page.locator('.ant-select-dropdown').filter({ has: page.locator(`${input}_list`) });
  await list.locator('.ant-select-item-option').first().click();
}

/** Somebody who takes bookings; a contact or a recruit has sessions that nobody can book. */
async function choose(page: Page, input: string, name: string): Promise<void> {
  await page.locator(input).click();
  await page.locator(input).fill(name);
  const list = page.locator('.ant-select-dropdown').filter({ has: page.locator(`${input}_list`) });
  await list.locator('.ant-select-item-option').filter({ hasText: name }).first().click();
}

/** Somebody who takes bookings, and whom no earlier try has given a roster then. */
async function whoIsFree(first: PlainDate): Promise<{ id: string; name: string }> {
  const api = await apiAs('staff@harbour.test');
  const onboarded = '/app/specialists?recruitmentStatus=ONBOARDED&maxResultCount=50';
  for (const { id, fullName } of (await api.get(onboarded)).items as Row[]) {
    const latest = `/app/appointment-sessions?specialistId=${id}&sorting=dateFrom%20desc&maxResultCount=1`;
    const [session] = (await api.get(latest)).items as Row[];
    if (String(session?.['dateFrom'] ?? '') < first) return { id, name: String(fullName) };
  }
  throw new Error('Every specialist has a roster then');
}

/** The Monday before and the Monday after the clocks go forward in Sydney, next year. */
function acrossTheClocks(): { first: PlainDate; last: PlainDate } {
  const october = `${new Date().getFullYear() + 1}-10-01`;
  const sunday = addDays(october, (7 - weekday(october)) % 7);
  return { first: addDays(sunday, -6), last: addDays(sunday, 8) };
}

const typed = (day: PlainDate) => formatDate(day, 'DD/MM/YYYY');

/** B-269. */
async function expectNoButtonsOnPaper(sheet: Page): Promise<void> {
  const names = ['Email Daysheets', 'Download PDF', 'Print Daysheets'];
  for (const name of names) await expect(sheet.getByRole('button', { name })).toBeVisible();
  await sheet.emulateMedia({ media: 'print' });
  for (const name of names) await expect(sheet.getByRole('button', { name })).toBeHidden();
  await expect(sheet.locator('iframe')).toBeVisible();
  await sheet.emulateMedia({ media: null });
}

test('[B-269] a roster across the change of the clocks, a booking in it, and its daysheet by mail', async ({
  page,
  signIn,
  context,
}) => {
  const { first, last } = acrossTheClocks();
  const { id, name } = await whoIsFree(first);
  await signIn('staff@harbour.test', '/view/appointment-sessions');
  await page.getByRole('button', { name: 'Create roster' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create a roster' });
  await choose(page, '#specialistIds', name);
  await page.keyboard.press('Tab');
  const chosen = dialog.locator('[data-field=specialistIds] .ant-select-selection-item');
  await expect(chosen).toHaveCount(1);
  await chooseFirst(page, '#centreId');
  await dialog.locator('#firstDay').fill(typed(first));
  await dialog.locator('#firstDay').press('Enter');
  await dialog.locator('#lastDay').fill(typed(last));
  await dialog.locator('#lastDay').press('Enter');
  const days = dialog.getByRole('table', { name: 'Days of the roster' });
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(days).toContainText(formatDate(first, 'DD MMM YYYY'));
  // A colleague looks at that week meanwhile.
  const calendar = await context.newPage();
  await calendar.goto(`/view/calendar?view=week&start=${first}&specialistIds=${id}`);
  await expect(calendar.locator('.cal-stage')).toHaveAttribute('aria-busy', 'false');
  await expect(calendar.locator('.week-cell .session')).toHaveCount(0);
  await dialog.getByRole('button', { name: /^Create \d+ sessions?$/ }).click();
  await expect(page.getByText(/sessions? (has|have) been created/)).toBeVisible();
  await expect(calendar.locator('.week-cell .session').first()).toBeVisible();
  await calendar.close();

  await page.goto(`/view/appointment-sessions?sorting=dateFrom%20desc&specialistId=${id}`);
  const lastDay = formatDate(last, 'DD MMM YYYY');
  await page.locator('a.grid-lead').filter({ hasText: lastDay }).first().click();
  const slots = page.locator('.session-slots');
  await expect(slots.locator('.session-slot-time').first()).toHaveText(/^09:00/);
  await slots.getByRole('button', { name: 'Book' }).first().click();
  const booking = page.getByRole('dialog', { name: 'Book an appointment' });
  await booking.getByRole('combobox').first().click();
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option').first().click();
  await booking.getByRole('button', { name: 'Book', exact: true }).click();
  const question = page.getByRole('dialog').getByRole('button', { name: /^(Yes|OK|Continue)/ });
  await expect(slots.getByText('Booked').or(question).first()).toBeVisible();
  if (await question.isVisible()) await question.click();
  await expect(slots.getByText('Booked').first()).toBeVisible();

  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Daysheet' }).click();
  const sheet = await opened;
  await expect(sheet.frameLocator('iframe').getByRole('table')).toContainText('09:00');
  const paper = sheet.frameLocator('iframe');
  await expect(paper.getByText('Not printed yet')).toBeVisible();
  await expect(paper.locator('.letterhead')).toContainText('Harbour');
  await expectNoButtonsOnPaper(sheet);
  await sheet.getByRole('button', { name: 'Print Daysheets' }).click();
  await expect(paper.getByText(/^Version 1, /)).toBeVisible();
  const saved = sheet.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Download PDF' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^Daysheet_[\d-]+\.pdf$/);
  await sheet.getByRole('button', { name: 'Email Daysheets' }).click();
  await expect(
    sheet.getByText(
      'Do you want to email booking daysheets of the selected dates to the specialist?',
    ),
  ).toBeVisible();
  await sheet
    .getByRole('dialog')
    .getByRole('button', { name: 'Email daysheets', exact: true })
    .click();
  await expect(
    sheet.getByText(/^Email with booking daysheet attached being sent to doctor \(.+\)\.$/),
  ).toBeVisible();
});
