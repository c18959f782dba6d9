import { test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { PASSWORD } from './accounts.ts';

export { expect } from '@playwright/test';

type Fixtures = {
  /** Signs in as `<who>@<tenant>.test` the way a person does who opened `path`. */
  signIn(account: string, path?: string): Promise<void>;
  /** What the browser complained about; a journey that leaves anything here fails. */
  complaints: string[];
};

export const test = base.extend<Fixtures>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (/Content Security Policy/.test(message.text())) complaints.push(message.text());
      });
      await use(complaints);
      if (complaints.length > 0) throw new Error(`The page reported:\n${complaints.join('\n')}`);
    },
    { auto: true },
  ],
  signIn: async ({ page }, use) => {
    await use((account, path) => signIn(page, account, path));
  },
});

export async function signIn(page: Page, account: string, path = '/'): Promise<void> {
  await page.goto(path);
  await page.locator('input[name=username]').fill(account);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.locator('button[type=submit]').first().click();
  await page.waitForURL((url) => !/^\/(account|connect|signin-oidc)/.test(url.pathname));
}
