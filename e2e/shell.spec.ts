import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';

/** The browser's: it runs there. */
declare const getComputedStyle: (of: unknown) => { backgroundColor: string; color: string };

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const colours = (page: Page) =>
  sidebar(page).evaluate((nav) => {
    const { backgroundColor, color } = getComputedStyle(nav);
    return [backgroundColor, color];
  });
const widthOf = async (page: Page) => (await sidebar(page).boundingBox())?.width;

test('[B-035] [K-044] [K-045] [K-046] the sidebar takes the chosen colour and keeps it', async ({
  page,
  signIn,
}) => {
  await signIn('staff@harbour.test', '/view/companies');
  expect(await colours(page)).toEqual(['rgb(45, 45, 45)', 'rgb(255, 255, 255)']);

  await sidebar(page).getByRole('link', { name: 'Theme Settings' }).click();
  const choose = page.getByRole('dialog').getByRole('group', { name: 'Sidebar Color' });
  await choose.getByText('Dark Blue').click();
  expect(await colours(page)).toEqual(['rgb(35, 61, 77)', 'rgb(255, 255, 255)']);
  await choose.getByText('Light').click();
  await page.keyboard.press('Escape');
  await page.reload();

  await expect(sidebar(page)).toBeVisible();
  expect(await colours(page)).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
});

test('[R-012] the address of the theme settings opens the dialog and leaves no tab', async ({
  page,
  signIn,
}) => {
  await signIn('staff@harbour.test', '/view/companies');

  await page.goto('/view/theme-settings');

  await expect(page.getByRole('dialog', { name: 'Theme Settings' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Theme Settings' })).toHaveCount(0);
});

test('[B-047] [B-068] [K-013] the sidebar folds by its width and by hand', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await signIn('staff@harbour.test', '/view/companies');
  expect(await widthOf(page)).toBe(80);
  await sidebar(page).getByRole('button', { name: 'Parties' }).click();
  await page.getByRole('link', { name: 'Case Managers' }).click();
  await expect(page).toHaveURL(/\/view\/case-managers$/);

  await page.getByRole('button', { name: 'Expand the menu' }).click();
  await page.reload();
  expect(await widthOf(page)).toBe(240);

  await sidebar(page).getByRole('button', { name: 'Parties' }).click();
  await expect(sidebar(page).getByRole('link', { name: 'Case Managers' })).toBeHidden();
  await page.reload();
  await expect(sidebar(page).getByRole('button', { name: 'Parties' })).toBeVisible();
  await expect(sidebar(page).getByRole('link', { name: 'Case Managers' })).toBeHidden();
});

test('on a phone the menu is a drawer', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('staff@harbour.test', '/view/companies');
  await expect(page.getByRole('heading', { name: 'Companies' })).toBeVisible();
  const link = page.getByRole('link', { name: 'Specialists', exact: true });
  await expect(link).not.toBeInViewport();

  await page.getByRole('button', { name: 'Expand the menu' }).click();
  await link.click();

  await expect(page).toHaveURL(/\/view\/specialists$/);
  await expect(link).not.toBeInViewport();
  const isWide = await page.evaluate<boolean>('document.documentElement.scrollWidth > innerWidth');
  expect(isWide).toBe(false);
});

test('[B-125] a service that is unavailable says so and opens nothing', async ({
  page,
  signIn,
}) => {
  await signIn('casemanager@harbour.test', '/view/companies');

  await page.getByRole('button', { name: 'Functional Capacity Assessments' }).click();

  await expect(
    page.getByText('Contact us for more information regarding this service.'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/view\/companies$/);
});

test('a corrupt choice is ignored, the others are kept', async ({ page, signIn }) => {
  await using _corrupt = await page.addInitScript(() => {
    localStorage.setItem('caseway.theme', '{"broken');
    localStorage.setItem('caseway.folded', '[1,');
    localStorage.setItem('caseway.density', 'compact');
  });
  await signIn('staff@harbour.test', '/view/companies');

  await expect(sidebar(page)).toBeVisible();
  expect(await colours(page)).toEqual(['rgb(45, 45, 45)', 'rgb(255, 255, 255)']);
  await expect(page.locator('html')).toHaveAttribute('data-density', 'compact');
});
