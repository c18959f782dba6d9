import type { Page } from '@playwright/test';
import { expectedMenu, linesOfSpec } from './expected-menu.ts';
import { expect, test } from './fixture.ts';
import { demoRoles } from './roles.ts';

const menu = (page: Page) => page.locator('.sidebar-menu');
const panel = (page: Page) => page.locator('[role=tabpanel]:visible');

const linesOf = (page: Page) =>
  menu(page).evaluate((sidebar) => {
    // What is new is said beside a line, not in it.
    type Shown = { textContent: string | null; querySelector(path: string): Shown | null };
    const text = (found: Shown | null) =>
      (found?.querySelector('.sidebar-label') ?? found)?.textContent ?? '';
    return [...sidebar.children].map((entry) => {
      const items = [...entry.querySelectorAll('li')].map(text);
      return items.length
        ? `${text(entry.querySelector('button'))}: ${items.join(', ')}`
        : text(entry);
    });
  });

/** Opened and filled: nothing is waited for any more, and nothing failed. */
async function isThere(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(panel(page).getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(panel(page).locator('.ant-skeleton, [aria-busy=true]')).toHaveCount(0);
  await expect(panel(page).locator('.ant-alert-error, .notice-danger')).toHaveCount(0);
}

/** Every page is opened by somebody, and the first one by everybody. */
const opened = new Set<string>();
const always = 1;

for (const { account, menu: section, head, foreign } of demoRoles) {
  test(`[B-029] [B-046] ${account} has its menu, opens its pages and no other`, async ({
    page,
    signIn,
    complaints,
  }) => {
    page.on('console', (message) => {
      if (message.type() === 'error')
        complaints.push(`${message.text()} ${message.location().url}`);
    });
    await signIn(account);
    await expect(page.locator('.sidebar-head')).toHaveText(head);
    expect(linesOfSpec(await linesOf(page))).toEqual(expectedMenu(account, section));

    const links = await menu(page).locator('a:not([target=_blank])').all();
    for (const [place, link] of links.entries()) {
      const path = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname;
      if (place >= always && opened.has(path)) continue;
      opened.add(path);
      await link.click();
      await isThere(page, path);
    }

    if (!foreign) return;
    await page.goto(foreign);
    await expect(page.getByText('This page is not open to you.')).toBeVisible();
    await isThere(page, '/view/dashboard');
  });
}
