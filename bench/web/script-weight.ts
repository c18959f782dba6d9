import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page } from '@playwright/test';
import { projectRoot } from '#kernel/server';
import type { Line } from '../report/print-table.ts';

const listPath = '/view/companies';
const mostAtFirst = 350;
const mostLater = 120;
/** What is fetched ahead, once the screen stands, counts as well. */
const settleMs = 1500;

type Step = (page: Page) => Promise<unknown>;

const press =
  (name: string): Step =>
  (page) =>
    page.getByRole('button', { name }).first().click();
const follow =
  (name: string): Step =>
  (page) =>
    page.getByRole('navigation').getByRole('link', { name }).click();
const firstRecord: Step = (page) =>
  page.locator('tbody tr[data-row]').first().getByRole('link').first().click();

/** Each is one step away from the list. */
const screens: Readonly<Record<string, Step>> = {
  dashboard: follow('Dashboard'),
  'another list': follow('Specialists'),
  help: follow('Usage Help'),
  record: firstRecord,
  form: press('Add Company'),
  filters: press('Filters'),
  columns: press('Columns'),
  notifications: press('Notifications'),
  'theme dialog': follow('Theme Settings'),
  palette: (page) => page.keyboard.press('Control+KeyK'),
};

/** By the browser's own account of what it loaded; the sizes are those of the built files. */
export async function scriptWeight(context: BrowserContext): Promise<Line[]> {
  let first: readonly string[] = [];
  const later: [string, number][] = [];
  for (const [name, step] of Object.entries(screens)) {
    const page = await context.newPage();
    await page.goto(listPath);
    await page.locator('tbody tr[data-row]').first().waitFor();
    await page.waitForTimeout(settleMs);
    first = await scriptsOf(page);
    await step(page);
    await page.waitForTimeout(settleMs);
    later.push([name, kilobytes((await scriptsOf(page)).filter((path) => !first.includes(path)))]);
    await page.close();
  }
  const [heaviest, most] = later.toSorted(([, a], [, b]) => b - a)[0] ?? ['', 0];
  return [
    line(
      'JavaScript of a signed-in list, gzip',
      kilobytes(first),
      mostAtFirst,
      `${first.length} files`,
    ),
    line('JavaScript of a later screen, at most', most, mostLater, heaviest),
  ];
}

const line = (figure: string, value: number, most: number, remark: string): Line => ({
  figure,
  measured: `${value.toFixed(1)} kB`,
  target: `<= ${most} kB`,
  isMet: value <= most,
  remark,
});

const scriptsOf = async (page: Page): Promise<readonly string[]> => {
  const paths = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  return [...new Set(paths)].filter((path) => /\.m?js$/.test(path));
};

const kilobytes = (paths: readonly string[]): number =>
  paths.reduce(
    (sum, path) => sum + gzipSync(readFileSync(join(projectRoot, 'dist/web', path))).length,
    0,
  ) / 1000;
