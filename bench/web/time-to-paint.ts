import type { Page } from '@playwright/test';

/* As much of the page's side as is used here: it runs in the browser. */
type PageElement = {
  readonly textContent: string;
  click(): void;
  checkVisibility(): boolean;
  getAttribute(name: string): string | null;
  querySelector(selector: string): PageElement | null;
};
declare const document: {
  getElementById(id: string): PageElement | null;
  querySelector(selector: string): PageElement | null;
  querySelectorAll(selector: string): Iterable<PageElement>;
};
declare const requestAnimationFrame: (next: (now: number) => void) => void;

export type Press = {
  /** Among these elements the one whose text holds `named` is pressed. */
  readonly press: string;
  readonly named: string;
  /** Part of the title of the tab that is open afterwards. */
  readonly shows: string;
  /** Until the rows of a list are there as well. */
  readonly rows?: boolean;
};

/** Milliseconds from the press to the end of the frame in which everything is painted. */
export const timeToPaint = (page: Page, asked: Press): Promise<number> =>
  page.evaluate(async ({ press, named, shows, rows }) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const shown = () => {
      const tab = document.querySelector('[role=tab][aria-selected=true]');
      const panel = document.getElementById(tab?.getAttribute('aria-controls') ?? '');
      const isOpen = tab?.textContent.includes(shows) && panel?.checkVisibility();
      return isOpen && (!rows || !!panel?.querySelector('tbody tr[data-row]'));
    };
    const target = [...document.querySelectorAll(press)].find((one) =>
      one.textContent.includes(named),
    );
    if (!target) throw new Error(`Nothing is called ${named}`);
    const begin = performance.now();
    target.click();
    while (!shown()) {
      if (performance.now() - begin > 10_000) throw new Error(`${shows} did not come`);
      await frame();
    }
    await frame();
    await new Promise((resolve) => setTimeout(resolve));
    return performance.now() - begin;
  }, asked);
