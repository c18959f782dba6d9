import type { Browser, Page } from '@playwright/test';
import type { SignedInState } from './sign-in-without-page.ts';
import { rememberToasts } from './toasts.ts';

/** Of the same origin and without a script: the process of the window stays, with what it compiled. */
export const aside = '/health/live';

const desk = { width: 1440, height: 900 };

/**
 * The windows of a worker. A new one fetches and compiles the whole product, for as much processor
 * time as a journey takes; so windows are emptied between journeys, and used again. After a journey
 * that failed there is a new worker with a new browser.
 */
export class Windows {
  readonly #browser: Browser;
  readonly #free: Page[] = [];
  readonly #taken: Page[] = [];
  /** What the pages of all windows complained about since the journey began. */
  readonly complaints: string[] = [];

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** A window that nobody is signed in to. */
  async take(): Promise<Page> {
    const page = this.#free.shift() ?? (await this.#another());
    this.#taken.push(page);
    return page;
  }

  /** A page that is left open goes on loading whatever later journeys change. */
  async giveBackAll(): Promise<void> {
    const open = this.#taken.splice(0).filter((page) => !page.isClosed());
    await Promise.all(open.map(empty));
    this.#free.unshift(...open);
  }

  async #another(): Promise<Page> {
    const context = await this.#browser.newContext();
    context.on('weberror', (error) => this.complaints.push(error.error().message));
    context.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) this.complaints.push(message.text());
    });
    const page = await context.newPage();
    rememberToasts(page);
    await page.goto(aside);
    return page;
  }
}

/** As it was when it was new. */
async function empty(page: Page): Promise<void> {
  const others = page
    .context()
    .pages()
    .filter((one) => one !== page);
  await Promise.all(others.map((one) => one.close()));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const heard of ['console', 'request', 'response']) page.removeAllListeners(heard);
  await page.context().setOffline(false);
  await page.context().clearPermissions();
  await page.goto(aside);
  await page.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize(desk);
  await putInto(page, { cookies: [], origins: [] });
}

/** Whoever was signed in before, and all that the product kept of them, is gone. */
export async function signInTo(page: Page, state: SignedInState): Promise<void> {
  // A page that is open hears that somebody else has signed in, and loads itself again meanwhile.
  if (new URL(page.url()).pathname !== aside) await page.goto(aside);
  await putInto(page, state);
}

const dropDatabases = `indexedDB.databases().then((all) => {
  for (const { name } of all) indexedDB.deleteDatabase(name);
})`;

async function putInto(page: Page, { cookies, origins }: SignedInState): Promise<void> {
  await page.context().clearCookies();
  if (cookies.length > 0) await page.context().addCookies(cookies);
  await page.evaluate(dropDatabases);
  await page.evaluate(
    (entries) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const { name, value } of entries) localStorage.setItem(name, value);
    },
    origins.flatMap(({ localStorage: entries }) => entries),
  );
}
