import type { Page } from '@playwright/test';
import { expectedMenu, linesOfSpec } from './expected-menu.ts';
import { expect, test } from './fixture.ts';
import { pageIsThere } from './page-is-there.ts';
import { demoRoles } from './roles.ts';
import type { DemoRole } from './roles.ts';

const menu = (page: Page) => page.locator('.sidebar-menu');

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

const ownLinks = 'a:not([target=_blank])';

const pathsOf = (page: Page) =>
  menu(page)
    .locator(ownLinks)
    .evaluateAll((links) =>
      links.map((link) => (link as unknown as { pathname: string }).pathname),
    );

async function closeToast(page: Page, title: string): Promise<void> {
  const toast = page.locator('.toast').filter({ hasText: title });
  await toast.getByRole('button', { name: 'Dismiss' }).click();
}

/** Every page is opened by somebody, and the first one by everybody. */
const opened = new Set<string>();
const always = 1;

async function tour(page: Page, { account, menu: section, head }: DemoRole): Promise<void> {
  await pageIsThere(page, '/view/dashboard');
  await expect(page.locator('.sidebar-head')).toHaveText(head);
  expect(linesOfSpec(await linesOf(page))).toEqual(expectedMenu(account, section));

  for (const [place, path] of (await pathsOf(page)).entries()) {
    if (place >= always && opened.has(path)) continue;
    opened.add(path);
    await menu(page).locator(ownLinks).nth(place).click();
    await pageIsThere(page, path);
  }
}

for (const role of demoRoles) {
  test(`[B-029] [B-046] ${role.account} has their menu, opens its pages and no other`, async ({
    page,
    signIn,
    complaints,
  }) => {
    page.on('console', (message) => {
      if (message.type() === 'error')
        complaints.push(`${message.text()} ${message.location().url}`);
    });
    await signIn(role.account, role.foreign ?? '/');
    // A toast that stays is placed anew four times a second, around all that can be pressed.
    if (role.foreign) await closeToast(page, 'This page is not open to you.');
    await tour(page, role);
  });
}
