import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const animationsAreOver = `Promise.all(
  document.getAnimations().map(({ finished }) => finished.catch(() => {})),
).then(() => {})`;

/** What keeps somebody from using the page as it is shown now. */
export async function seriousFindings(page: Page): Promise<string[]> {
  // Halfway through a fade, every text is too pale.
  await page.evaluate(animationsAreOver);
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join('\n  ')}`);
}
