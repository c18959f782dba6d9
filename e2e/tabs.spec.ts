import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { toldByToast } from './toasts.ts';
import { uniqueName } from './unique-name.ts';

const shown = '[role=tabpanel]:visible';
const rows = (page: Page) => page.locator(`${shown} tbody tr[data-row]`);
const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });
const activeTab = (page: Page) => page.getByRole('tab', { selected: true });
const website = (page: Page) => page.locator(`${shown} [data-field=website] input`);

/** The first companies of the list: their names and addresses. */
async function companies(page: Page, count: number) {
  await expect(rows(page).nth(count)).toBeVisible();
  const links = rows(page).locator('a[href*="/detail/"]');
  const all = await links.evaluateAll((found) =>
    found.map((link) => ({ name: link.textContent ?? '', path: link.getAttribute('href') ?? '' })),
  );
  return all.slice(0, count);
}

const soon = { timeout: 4000 };

/** A menu that a try has left open lies above the bar, and names the tabs of that moment. */
async function closeMenu(page: Page) {
  const shade = page.locator('.menu-shade');
  if (await shade.isVisible()) await shade.click({ ...soon, position: { x: 2, y: 2 } });
}

/** By the bar, or by the list of those that do not fit into it. */
async function goTo(page: Page, name: string) {
  // The bar may be laid out anew between the look and the click.
  await expect(async () => {
    await closeMenu(page);
    if (await tab(page, name).isVisible()) await tab(page, name).click(soon);
    else {
      await page.getByRole('button', { name: /more tabs$/ }).click(soon);
      await page.getByRole('menuitem', { name }).click(soon);
    }
    await expect(activeTab(page)).toHaveText(new RegExp(`^${name}`), soon);
  }).toPass();
}

/** A tab that was not loaded yet is called after its kind. */
async function goToUnvisited(page: Page) {
  const name = { name: 'Company', exact: true };
  const before = page.url();
  await expect(async () => {
    if (page.url() !== before) return;
    await closeMenu(page);
    if (await page.getByRole('tab', name).first().isVisible()) {
      await page.getByRole('tab', name).first().click(soon);
    } else {
      await page.getByRole('button', { name: /more tabs$/ }).click(soon);
      await page.getByRole('menuitem', name).first().click(soon);
    }
    await expect(page).not.toHaveURL(before, soon);
  }).toPass();
}

test('[B-066] ten tabs with unsaved content survive switching and a reload', async ({
  page,
  signIn,
}) => {
  await signIn('staff@harbour.test', '/view/companies');
  const ten = await companies(page, 10);
  const shared = ten.map(({ path }) => `tabs=${encodeURIComponent(`${path}?action=edit`)}`);
  await page.goto(`/?${shared.join('&')}`);

  const valueFor = (path: string) => `https://typed.example/${path.slice(-8)}`;
  for (const { name } of ten) {
    await expect(website(page)).toBeVisible();
    await website(page).fill(valueFor(new URL(page.url()).pathname));
    if (name !== ten.at(-1)?.name) await goToUnvisited(page);
  }
  const typed = async () => {
    const found: string[] = [];
    for (const { name } of ten) {
      await goTo(page, name);
      await expect(website(page)).toBeVisible();
      found.push(await website(page).inputValue());
    }
    return found;
  };
  const expected = ten.map(({ path }) => valueFor(path));
  expect(await typed()).toEqual(expected);

  await page.reload();

  await expect(page.locator('[role=tabpanel]')).toHaveCount(1);
  expect(await typed()).toEqual(expected);
  await expect(page.locator('[role=tabpanel]')).toHaveCount(10);
});

test('[B-040] [B-061] [B-065] tabs overflow, come back into sight, and are dragged', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn('staff@harbour.test', '/view/companies');
  const nine = await companies(page, 9);
  for (const { name } of nine) {
    await goTo(page, 'Company List');
    await rows(page).getByRole('link', { name, exact: true }).click();
    await expect(activeTab(page)).toHaveText(`${name} (Company)`);
  }
  const visible = await page.getByRole('tab').count();
  const more = page.getByRole('button', { name: /more tabs$/ });
  await expect(more).toHaveText(`... ${10 - visible}`);

  await page.setViewportSize({ width: 900, height: 900 });
  await expect(more).not.toHaveText(`... ${10 - visible}`);
  await expect(activeTab(page)).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(more).toHaveText(`... ${10 - visible}`);

  await more.click();
  const hidden = page.getByRole('menuitem').first();
  const name = (await hidden.textContent()) ?? '';
  await hidden.click();
  await expect(page.getByRole('tab').last()).toHaveText(name);

  const first = (await page.getByRole('tab').first().textContent()) ?? '';
  const from = await page.getByRole('tab').first().boundingBox();
  const to = await page.getByRole('tab').nth(1).boundingBox();
  if (!from || !to) throw new Error('The bar is not laid out');
  await page.mouse.move(from.x + 30, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 60, to.y + 10, { steps: 8 });
  await page.mouse.up();
  await expect(page.getByRole('tab').nth(1)).toHaveText(first);

  await page.reload();
  await expect(page.getByRole('tab').nth(1)).toHaveText(first);
  await tab(page, first).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Alt+Shift+ArrowLeft');
  await expect(page.getByRole('tab').first()).toHaveText(first);
});

test('[B-042] [B-062] closing leads back, and Back reopens what was closed', async ({
  page,
  signIn,
}) => {
  await signIn('staff@harbour.test', '/view/companies');
  const [one] = await companies(page, 1);
  const name = one?.name ?? '';
  await page.setViewportSize({ width: 1440, height: 600 });
  await page.goto('/view/companies?sorting=name%20desc');
  await expect(rows(page).first()).toBeVisible();
  const scroller = page.locator(`${shown} [data-scroll]`);
  await scroller.evaluate((list) => list.scrollTo(0, 120));
  await page.goto(one?.path ?? '');
  await expect(page).toHaveTitle(`${name} (Company) harbour Caseway`);

  await page.keyboard.press('Alt+KeyW');
  await expect(page).toHaveURL(/\/view\/companies\?sorting=name%20desc$/);
  await expect(page).toHaveTitle('Company List harbour Caseway');
  await expect.poll(() => scroller.evaluate((list) => list.scrollTop)).toBe(120);

  await page.goBack();
  await expect(tab(page, `${name} (Company)`)).toHaveAttribute('aria-selected', 'true');
  await page.goForward();
  await expect(page).toHaveURL(/\/view\/companies\?sorting=name%20desc$/);
  await expect(page.getByRole('tab')).toHaveCount(2);

  await page.keyboard.press('Alt+Digit2');
  await page.keyboard.press('Alt+KeyW');
  await expect(page.getByRole('tab')).toHaveCount(1);
  await page.keyboard.press('Alt+Shift+KeyT');
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
});

test('[B-012] [B-050] unsaved work is asked about; a part that fails to load offers a reload', async ({
  page,
  signIn,
}) => {
  await signIn('staff@harbour.test', '/view/companies');
  const [one] = await companies(page, 1);
  const typed = `https://typed.example/${uniqueName('unsaved').replace(' ', '-')}`;
  await page.goto(`${one?.path}?action=edit`);
  await website(page).fill(typed);
  const question = page.getByRole('dialog');

  await page.keyboard.press('Alt+KeyW');
  await expect(question).toContainText('Do you want to save changes before opening new section?');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(website(page)).toHaveValue(typed);

  await page.keyboard.press('Alt+KeyW');
  await question.getByRole('button', { name: 'Save', exact: true }).click();
  await toldByToast(page, 'Data has been saved successfully.');
  await expect(page).toHaveURL(/\/view\/companies$/);

  await page.route('**/assets/resource-add*', (route) => route.abort());
  await page.getByRole('button', { name: 'Add Company' }).click();
  await expect(page.getByText('Woops! Something went wrong :(')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refresh App' })).toBeVisible();
  await goTo(page, 'Company List');
  await expect(rows(page).first()).toBeVisible();
});

test('the palette finds a screen, a record and an action by keyboard', async ({ page, signIn }) => {
  await signIn('staff@harbour.test', '/view/companies');
  const [one] = await companies(page, 1);
  const asked = page.getByRole('combobox', { name: /^Search screens/ });

  await page.keyboard.press('Control+KeyK');
  await asked.fill('dashb');
  await expect(page.getByRole('option', { name: 'Dashboard', exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/view\/dashboard$/);

  await page.keyboard.press('Control+KeyK');
  await asked.fill(one?.name ?? '');
  const hit = page.getByRole('option', { name: `${one?.name} Company` });
  await expect(hit).toBeVisible();
  await hit.click();
  await expect(activeTab(page)).toHaveText(`${one?.name} (Company)`);

  await page.keyboard.press('Control+KeyK');
  await asked.fill('create comp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/view\/companies\/add$/);
});
