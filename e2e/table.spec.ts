import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';

const rows = (page: Page) => page.locator('tbody tr[data-row]');
const heads = (page: Page) => page.locator('thead .grid-title');
const grid = (page: Page) => page.getByRole('grid');
const defaults = ['Name', 'Company type', 'Phone', 'Email', 'Acts for', 'High risk', 'Active'];

/** The second that a change of columns waits, and its way to the server. */
const saved = (page: Page) =>
  page.waitForResponse(
    (answer) =>
      answer.url().includes('/app/user-table-settings') && answer.request().method() === 'PUT',
  );

test('[B-038] columns are shown, hidden, moved and widened, and go back to the default', async ({
  page,
  signIn,
}) => {
  await signIn('adminstaff@harbour.test', '/view/companies');
  await expect(rows(page)).toHaveCount(20);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('button', { name: 'Default Columns' }).click();
  await expect(heads(page)).toHaveText(defaults);
  const email = page.locator('th[data-column]').filter({ hasText: 'Email' });

  await page.getByRole('checkbox', { name: 'Website' }).check();
  await page.getByRole('checkbox', { name: 'Phone' }).uncheck();
  await page.getByRole('button', { name: 'Move Email' }).focus();
  const spoken = page.locator('.chooser [id^=DndLiveRegion]');
  await page.keyboard.press('Space');
  await expect(spoken).toHaveText(/^Email is at place 4 of \d+\.$/);
  await page.keyboard.press('ArrowUp');
  await expect(spoken).toHaveText(/^Email is at place 3 of \d+\.$/);
  await page.keyboard.press('Space');
  await expect(heads(page)).toHaveText([
    'Name',
    'Company type',
    'Email',
    'Acts for',
    'High risk',
    'Active',
    'Website',
  ]);
  await page.keyboard.press('Escape');

  const before = await email.boundingBox();
  const edge = { x: (before?.x ?? 0) + (before?.width ?? 0) - 3, y: (before?.y ?? 0) + 12 };
  await page.mouse.move(edge.x, edge.y);
  await page.mouse.down();
  await page.mouse.move(edge.x + 80, edge.y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await email.boundingBox())?.width).toBe(280);

  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('button', { name: 'Hide All' }).click();
  await expect(page.getByText('All columns are hidden')).toBeVisible();
  await page.locator('.grid-empty').getByRole('button', { name: 'Default Columns' }).click();
  await expect(heads(page)).toHaveText(defaults);
  await expect.poll(async () => (await email.boundingBox())?.width).toBe(200);
});

test('[B-132] columns are kept for their user across a sign-out', async ({
  page,
  signInByHand,
}) => {
  await signInByHand('accounting@harbour.test', '/view/companies');
  await expect(rows(page)).toHaveCount(20);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('button', { name: 'Default Columns' }).click();
  const written = saved(page);
  await page.getByRole('checkbox', { name: 'Phone' }).uncheck();
  await page.getByRole('checkbox', { name: 'Website' }).check();
  await written;
  await page.keyboard.press('Escape');

  await page.getByRole('navigation').getByRole('link', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  await signInByHand('accounting@harbour.test', '/view/companies');

  await expect(heads(page)).toHaveText([
    'Name',
    'Company type',
    'Email',
    'Acts for',
    'High risk',
    'Active',
    'Website',
  ]);
});

test('[B-039] [B-147] filters are counted, shared by the address, saved and cleared', async ({
  page,
  signIn,
}) => {
  await signIn('staff@harbour.test', '/view/companies?businessType=insurer&isActive=true');
  await expect(rows(page).first()).toBeVisible();
  await expect(page.locator('.toolbar .count-badge')).toContainText('2');
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText(
    'Company type Insurer',
  );
  for (const type of await rows(page).locator('[data-column="1"]').allTextContents()) {
    expect(type).toBe('Insurer');
  }

  await page.getByRole('button', { name: 'Saved searches' }).click();
  const name = `Insurers ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Name of the filter' }).fill(name);
  await page.getByRole('button', { name: 'Save filter' }).click();
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/\/view\/companies$/);
  await expect(rows(page)).toHaveCount(20);
  await page.getByRole('button', { name: 'Saved searches' }).click();
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page).toHaveURL(/businessType=insurer/);
  await page.reload();
  await expect(page.locator('.toolbar .count-badge')).toContainText('2');

  await page.getByRole('searchbox', { name: 'Search' }).fill('zzzzzz');
  await expect(page.getByText('No result found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(rows(page)).toHaveCount(20);
});

test('[B-174] [B-128] pages are turned, and a page seen before is there at once', async ({
  page,
  signIn,
}) => {
  await signIn('staff@harbour.test', '/view/companies');
  await expect(rows(page)).toHaveCount(20);
  const sizes = page.getByRole('combobox', { name: 'Rows per page' }).locator('option');
  await expect(sizes).toHaveText(['20', '50', '100']);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/app/companies?')) asked.push(request.url());
  });

  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText('21–');
  await page.getByRole('button', { name: 'Previous page' }).click();
  await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText('1–20 of');

  expect(asked).toHaveLength(1);
});

test('[B-037] a list is worked with the keyboard alone', async ({ page, signIn }) => {
  await signIn('staff@harbour.test', '/view/companies');
  await expect(rows(page)).toHaveCount(20);

  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
  await grid(page).focus();
  const firstByName = (await rows(page).first().textContent()) ?? '';
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sorting=businessType/);
  await expect(page.locator('th[aria-sort=ascending]')).toHaveText('Company type');
  // Until the answer is there the old rows stay, and it is they that would be chosen.
  await expect(rows(page).first()).not.toHaveText(firstByName);

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+End');
  await expect(rows(page).last().locator('.grid-active')).toBeInViewport();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('2 selected')).toBeHidden();

  const name = await rows(page).nth(1).locator('[data-column="0"]').textContent();
  await page.keyboard.press('Shift+F10');
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem', { name: /^Open Enter/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(grid(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/view\/companies\/detail\//);
  await expect(page.getByRole('heading', { name: name ?? '', level: 1 })).toBeVisible();
});
