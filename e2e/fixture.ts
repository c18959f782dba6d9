import { test as base } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { PASSWORD } from './accounts.ts';
import { keptSignIn } from './kept-sign-in.ts';
import { aside, signInTo, Windows } from './windows.ts';

export { expect } from './patient-expect.ts';

type Fixtures = {
  /** Opens `path` as `<who>@<tenant>.test`. */
  signIn(account: string, path?: string): Promise<void>;
  /** The way a person does who opened `path`, with a grant of its own: it may be signed out. */
  signInByHand(account: string, path?: string): Promise<void>;
  /** What the browser complained about; a journey that leaves anything here fails. */
  complaints: string[];
};

type WorkerFixtures = { windows: Windows };

const windowsOf = new WeakMap<Browser, Windows>();

function windowsIn(browser: Browser): Windows {
  const windows = windowsOf.get(browser) ?? new Windows(browser);
  windowsOf.set(browser, windows);
  return windows;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  windows: [async ({ browser }, use) => use(windowsIn(browser)), { scope: 'worker' }],
  complaints: [
    async ({ windows: { complaints } }, use) => {
      complaints.length = 0;
      await use(complaints);
      if (complaints.length > 0) throw new Error(`The page reported:\n${complaints.join('\n')}`);
    },
    { auto: true },
  ],
  page: async ({ windows }, use, journey) => {
    await use(await windows.take());
    if (journey.status === journey.expectedStatus) await windows.giveBackAll();
  },
  context: async ({ page }, use) => use(page.context()),
  signIn: async ({ page }, use) => {
    await use((account, path) => signIn(page, account, path));
  },
  signInByHand: async ({ page }, use) => {
    await use((account, path) => signInByHand(page, account, path));
  },
});

/** As in a browser that was left signed in. */
export async function signIn(page: Page, account: string, path = '/'): Promise<void> {
  await signInTo(page, await keptSignIn(account));
  await page.goto(path);
}

/** Somebody else, in a browser of their own. */
export async function elsewhere(browser: Browser, account: string, path: string): Promise<Page> {
  const page = await windowsIn(browser).take();
  await signIn(page, account, path);
  return page;
}

/** Somebody without an account, who was sent an address. */
export async function visitor(browser: Browser, address: string, size?: Size): Promise<Page> {
  const page = await windowsIn(browser).take();
  if (size) await page.setViewportSize(size);
  await page.goto(address);
  return page;
}

/** Away from the product; the window stays. */
export const leave = async (page: Page): Promise<void> => {
  await page.goto(aside);
};

type Size = { readonly width: number; readonly height: number };

export const telephone: Size = { width: 390, height: 844 };

async function signInByHand(page: Page, account: string, path = '/'): Promise<void> {
  await page.goto(path);
  await page.locator('input[name=username]').fill(account);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.locator('button[type=submit]').first().click();
  await page.waitForURL((url) => !/^\/(account|connect|signin-oidc)/.test(url.pathname));
}
