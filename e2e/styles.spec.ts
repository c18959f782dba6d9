import type { Locator, Page } from '@playwright/test';
import { addDays } from '#kernel/domain';
import { expect, test } from './fixture.ts';

const day = (ahead: number) => addDays(new Date().toISOString().slice(0, 10), ahead);
const search = `/view/smart-search?dateFrom=${day(3)}&dateTo=${day(24)}`;
const calendar = `/view/calendar?view=week&start=${day(8)}`;

const named =
  'display gap height padding border border-radius color background-color font-size line-height ' +
  'white-space overflow';

const looks = async (slot: Locator) => {
  const style = await slot.evaluate((element, names) => {
    const computed = element.ownerDocument.defaultView?.getComputedStyle(element);
    return names.map((name) => `${name}: ${computed?.getPropertyValue(name)}`);
  }, named.split(' '));
  expect(style.join()).toContain('height: 2');
  return style;
};

const found = (page: Page) =>
  // Of the same kind each time: one that asks a question has another colour.
  page.locator('[role=tabpanel]:visible button.found-slot-free').first();
const onCalendar = (page: Page) =>
  page.locator('[role=tabpanel]:visible [data-slot][aria-label*="Free, "]').first();

/** Not by its address: the page must keep the sheets that it has loaded. */
async function visit(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Search screens/ }).fill(name);
  await page.getByRole('option', { name }).first().click();
}

test('the slots of calendar and search look the same after a visit to the other', async ({
  page,
  signIn,
}) => {
  await signIn('staff@harbour.test', calendar);
  await expect(onCalendar(page)).toBeVisible();
  const untouched = await looks(onCalendar(page));

  await visit(page, 'Session and Specialist Search');
  await expect(found(page)).toBeVisible();
  const afterCalendar = await looks(found(page));
  await page.getByRole('tab', { name: /^Clinic Calendar/ }).click();

  expect(await looks(onCalendar(page))).toEqual(untouched);
  await page.goto(search);
  await expect(found(page)).toBeVisible();
  expect(await looks(found(page))).toEqual(afterCalendar);
});
