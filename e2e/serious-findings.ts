import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const animationsAreOver = `Promise.all(
  document.getAnimations().map(({ finished }) => finished.catch(() => {})),
).then(() => {})`;

/** What keeps somebody from using the page as it is shown now; `rules` asks for these only. */
export async function seriousFindings(page: Page, rules?: string[]): Promise<string[]> {
  // Halfway through a fade, every text is too pale.
  await page.evaluate(animationsAreOver);
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  // Without it every look opens a window of its own, for frames of other origins; there are none.
  axe.setLegacyMode();
  if (rules) axe.withRules(rules);
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join('\n  ')}`);
}
