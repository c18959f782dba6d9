import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { pageIsThere } from './page-is-there.ts';

/**
 * What tells rows apart or is pressed, and is cut: numbers of records, status chips, words of
 * buttons. A cell clips what is wider than it, so the words are measured, not their box.
 */
const cut = (page: Page) =>
  page.evaluate<string[]>(`(() => {
    const shown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const place = [...document.querySelectorAll('[role=tabpanel]')].find(shown) ?? document.body;
    const number = /^[A-Z]{1,5}-(?:[A-Z]+-)?\\d[\\d-]{3,}/;
    const room = (one) => {
      const cell = one.closest('td') ?? one;
      const box = cell.getBoundingClientRect();
      const { paddingRight } = getComputedStyle(cell);
      return box.right - parseFloat(paddingRight) + 1;
    };
    const tooWide = (one) =>
      one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== 'visible';
    const cells = [...place.querySelectorAll('td')].filter((cell) =>
      number.test(cell.textContent.trim()));
    const words = (cell) => {
      // Only the number must be whole; what a cell says after it may be cut.
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const text = walker.nextNode();
      const found = text && number.exec(text.data.trimStart());
      if (!found) return null;
      const range = document.createRange();
      const start = text.data.length - text.data.trimStart().length;
      range.setStart(text, start);
      range.setEnd(text, start + found[0].length);
      return range.getBoundingClientRect();
    };
    const faults = [];
    for (const cell of cells.filter(shown)) {
      const box = words(cell);
      const end = Math.min(room(cell), ...[...cell.querySelectorAll('a, button, span')]
        .filter((one) => getComputedStyle(one).overflowX !== 'visible')
        .map((one) => one.getBoundingClientRect().right + 1));
      if (box && box.right > end) faults.push('number ' + cell.textContent.trim());
    }
    for (const chip of [...place.querySelectorAll('.chip')].filter(shown))
      if (tooWide(chip) || (chip.closest('td') && chip.getBoundingClientRect().right > room(chip)))
        faults.push('chip ' + chip.textContent);
    // The words that a row begins with may be long; those for listeners alone are never seen.
    const pressed = [...place.querySelectorAll('button:not(.grid-lead)')];
    for (const button of pressed.filter(shown)) {
      const isCut = (!button.querySelector('.hidden-text') && tooWide(button)) ||
        (button.closest('td') && button.getBoundingClientRect().right > room(button));
      if (button.textContent && isCut) faults.push('button ' + button.textContent);
    }
    return [...new Set(faults)];
  })()`);

const links = '.sidebar-menu a:not([target=_blank])';

/** Of the office with every feature a journey looks at each fourth page. */
const offices = [
  ['adminstaff@harbour.test', 0, 4, 40],
  ['adminstaff@harbour.test', 1, 4, 40],
  ['adminstaff@harbour.test', 2, 4, 40],
  ['adminstaff@harbour.test', 3, 4, 40],
  ['adminstaff@southern.test', 0, 1, 8],
  ['casemanager@lawbridge.test', 0, 1, 4],
] as const;

for (const [account, part, parts, least] of offices)
  test(`numbers, chips and buttons of lists are whole for ${account}, ${part + 1} of ${parts}`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(account, '/view/dashboard');
    await pageIsThere(page, '/view/dashboard');
    const paths = await page
      .locator(links)
      .evaluateAll((all) => all.map((link) => (link as unknown as { pathname: string }).pathname));
    const found: string[] = [];
    for (const [at, path] of paths.entries()) {
      if (at % parts !== part) continue;
      await page.locator(links).nth(at).click();
      await pageIsThere(page, path);
      // Rows come after their frame.
      await expect(page.locator('[role=tabpanel]:visible .grid-bone')).toHaveCount(0);
      found.push(...(await cut(page)).map((fault) => `${path}: ${fault}`));
    }
    expect(paths.length).toBeGreaterThan(least);
    expect(found).toEqual([]);
  });
