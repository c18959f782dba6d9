import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { seriousFindings } from './serious-findings.ts';
import { openTasksOfEveryState } from './tasks-of-every-state.ts';
import { toldByToast } from './toasts.ts';
import { uniqueName } from './unique-name.ts';

const rows = (page: Page) => page.locator('[role=tabpanel]:visible tbody tr[data-row]');

const choose = (page: Page, group: string, label: string) =>
  page
    .getByRole('dialog')
    .getByRole('group', { name: group })
    .getByText(label, { exact: true })
    .click();

/** Nothing is cut off at the side: what is wider scrolls in a frame of its own. */
const isTooWide = (page: Page) =>
  page.evaluate<boolean>('document.documentElement.scrollWidth > innerWidth');

/** Names and order are the same in every look; only the colours are not. */
const colours = ['color-contrast', 'link-in-text-block'];

for (const [label, mode, rules] of [
  ['Dark', 'Light', undefined],
  ['Dark Blue', 'Light', colours],
  ['Light', 'Light', colours],
  ['Dark', 'Dark', colours],
] as const) {
  const look = `sidebar ${label}, appearance ${mode}`;
  test(`[B-035] ${look}: list, dialogs, form, record and tasks have no serious fault`, async ({
    page,
    signIn,
  }) => {
    await signIn('staff@harbour.test', '/view/companies');
    await expect(rows(page).first()).toBeVisible();
    await page.getByRole('link', { name: 'Theme Settings' }).click();
    await choose(page, 'Sidebar Color', label);
    await choose(page, 'Appearance', mode);
    expect(await seriousFindings(page, rules)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await seriousFindings(page, rules)).toEqual([]);

    await rows(page).first().getByRole('link').first().click();
    await page.getByRole('button', { name: /History$/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await seriousFindings(page, rules)).toEqual([]);

    await page.goto('/view/companies/add');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.locator('[data-field=name]')).toContainText('This field is required');
    expect(await seriousFindings(page, rules)).toEqual([]);
    await openTasksOfEveryState(page);
    expect(await seriousFindings(page, rules)).toEqual([]);
  });
}

test('at 1280 x 720 the whole width is used, and the main actions are in sight', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await signIn('staff@harbour.test', '/view/companies');
  await expect(rows(page).first()).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Add Company' })).toBeInViewport({ ratio: 1 });
  expect(await isTooWide(page)).toBe(false);

  await rows(page).first().getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Edit' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 });
  expect(await isTooWide(page)).toBe(false);
});

test('on a screen of 390 px a record is found, read and changed', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('staff@harbour.test', '/view/companies');
  await expect(rows(page).first()).toBeVisible();
  expect(await isTooWide(page)).toBe(false);
  expect(await seriousFindings(page)).toEqual([]);

  await page.getByRole('searchbox', { name: 'Search' }).fill('Allambie');
  await expect(rows(page)).toHaveCount(1);
  await rows(page).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await isTooWide(page)).toBe(false);
  await page.getByRole('button', { name: 'Edit' }).click();
  const website = page.locator('[data-field=website] input');
  await website.fill(`https://${uniqueName('allambie').replace(' ', '-')}.example`);
  await website.scrollIntoViewIfNeeded();
  // Half a pixel may be under the edge.
  await expect(website).toBeInViewport({ ratio: 0.95 });
  await page.getByRole('button', { name: 'Save' }).click();

  await toldByToast(page, 'Data has been saved successfully');
  expect(await isTooWide(page)).toBe(false);
  expect(await seriousFindings(page)).toEqual([]);
});
