import type { Page } from '@playwright/test';

/**
 * Opens a page of the product as back and forward do, for a fraction of what a load costs. A tab that
 * shows it already comes forward with what it holds, and other tabs stay: look into `panel(page)`.
 */
export async function openTab(page: Page, address: string): Promise<void> {
  const [wanted, path] = [address, address.split('?')[0]].map((text) => JSON.stringify(text));
  // Again while it is not there: a product that has only begun to start does not hear it.
  const follow = `(() => {
    history.pushState(null, '', ${wanted});
    dispatchEvent(new PopStateEvent('popstate'));
    const { tabs = [], activeId } = JSON.parse(sessionStorage.getItem('sessionTabs') ?? '{}');
    return tabs.some((tab) => tab.id === activeId && tab.path === ${path});
  })()`;
  await page.waitForFunction(follow, undefined, { polling: 100, timeout: 30_000 });
}
