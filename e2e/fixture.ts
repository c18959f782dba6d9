import { test as base } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { PASSWORD } from './accounts.ts';
import { signInWithoutPage } from './sign-in-without-page.ts';
import type { SignedInState } from './sign-in-without-page.ts';
import { stage } from './stage.ts';

export { expect } from '@playwright/test';

type Fixtures = {
  /** Opens `path` as `<who>@<tenant>.test`. */
  signIn(account: string, path?: string): Promise<void>;
  /** The way a person does who opened `path`, with a grant of its own: it may be signed out. */
  signInByHand(account: string, path?: string): Promise<void>;
  /** What the browser complained about; a journey that leaves anything here fails. */
  complaints: string[];
  closesOtherPages: void;
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
  // A page that is left open goes on loading whatever later journeys change.
  closesOtherPages: [
    async ({ browser, context }, use) => {
      await use();
      const others = browser.contexts().filter((one) => one !== context);
      await Promise.all(others.map((one) => one.close()));
    },
    { auto: true },
  ],
  signIn: async ({ page }, use) => {
    await use((account, path) => signIn(page, account, path));
  },
  signInByHand: async ({ page }, use) => {
    await use((account, path) => signInByHand(page, account, path));
  },
});

type Kept = { at: number; state: SignedInState };

/** Well before the access token is renewed: a refresh token is good for one use. */
const keptFor = 4 * 60_000;
const kept = new Map<string, Kept>();

/** As in a browser that was left signed in. */
export async function signIn(page: Page, account: string, path = '/'): Promise<void> {
  // A page that is open hears that somebody else has signed in, and loads itself again meanwhile.
  if (page.url() !== 'about:blank') await page.goto('about:blank');
  await page.context().setStorageState(await stateOf(account));
  await page.goto(path);
}

async function stateOf(account: string): Promise<SignedInState> {
  const known = kept.get(account);
  if (known && Date.now() - known.at < keptFor) return known.state;
  const at = Date.now();
  const { url } = await stage();
  const state = await signInWithoutPage(url, account);
  kept.set(account, { at, state });
  return state;
}

/** Somebody else, in a browser of their own. */
export async function elsewhere(browser: Browser, account: string, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, account, path);
  return page;
}

async function signInByHand(page: Page, account: string, path = '/'): Promise<void> {
  await page.goto(path);
  await page.locator('input[name=username]').fill(account);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.locator('button[type=submit]').first().click();
  await page.waitForURL((url) => !/^\/(account|connect|signin-oidc)/.test(url.pathname));
}
