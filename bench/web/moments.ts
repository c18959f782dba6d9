import type { BrowserContext, Page } from '@playwright/test';
import type { Line } from '../report/print-table.ts';
import { timeToPaint } from './time-to-paint.ts';

const rounds = 20;

declare const requestAnimationFrame: (next: (now: number) => void) => void;

/** How long a person waits for what is there already. */
export async function moments(context: BrowserContext): Promise<Line[]> {
  const page = await context.newPage();
  await page.goto('/view/companies');
  await page.locator('tbody tr[data-row]').first().waitFor();
  const lines = [
    line('switch to an open tab, to paint', await switching(page), 50),
    line('open a list seen before, to paint', await reopening(page), 100),
    await typing(page),
  ];
  await page.close();
  return lines;
}

async function switching(page: Page): Promise<number[]> {
  await page.locator('tbody tr[data-row]').first().getByRole('link').first().click();
  await page.getByRole('button', { name: 'History' }).waitFor();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const name = round % 2 === 0 ? 'Company List' : '(Company)';
    times.push(await timeToPaint(page, { press: '[role=tab]', named: name, shows: name }));
    await page.waitForTimeout(100);
  }
  return times;
}

async function reopening(page: Page): Promise<number[]> {
  const link = { press: 'nav a', named: 'Case Managers', shows: 'Case Manager List', rows: true };
  await timeToPaint(page, link);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.keyboard.press('Alt+KeyW');
    await page.waitForURL((url) => !url.pathname.endsWith('/case-managers'));
    await page.waitForTimeout(100);
    times.push(await timeToPaint(page, link));
  }
  return times;
}

/** The longest frame while somebody types as fast as people do. */
async function typing(page: Page): Promise<Line> {
  await page.goto('/view/companies/add');
  await page.locator('#name').focus();
  const fields = await page.locator('[role=tabpanel]:visible [data-field]').count();
  await page.evaluate(() => {
    const frames: number[] = [];
    let last = performance.now();
    const next = (now: number) => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    Object.assign(globalThis, { frames });
  });
  await page.keyboard.type('The quick brown fox jumps over the lazy dog again', { delay: 40 });
  const frames = await page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames);
  const worst = Math.max(...frames.slice(1));
  return {
    figure: 'typing in a form, longest frame',
    measured: `${worst.toFixed(0)} ms`,
    target: '<= 50 ms',
    isMet: worst <= 50,
    remark: `${fields} fields, ${frames.length} frames`,
  };
}

/** Nineteen of twenty are at least as quick. */
function line(figure: string, times: readonly number[], most: number): Line {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
  return {
    figure,
    measured: `${at(0.95).toFixed(0)} ms`,
    target: `< ${most} ms`,
    isMet: at(0.95) < most,
    remark: `median ${at(0.5).toFixed(0)} ms`,
  };
}
