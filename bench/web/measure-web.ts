import { chromium as engine } from '@playwright/test';
import { chromium } from '../../e2e/chromium.ts';
import { signIn } from '../../e2e/fixture.ts';
import type { Line } from '../report/print-table.ts';
import { calendarMoments } from './calendar-moments.ts';
import { largeMoments } from './large-moments.ts';
import { moments } from './moments.ts';
import { scriptWeight } from './script-weight.ts';
import { startProduct } from './start-product.ts';

/** What a browser loads and how long it takes, on the built product. */
export async function measureWeb(): Promise<Line[]> {
  const product = await startProduct();
  const { env, ...program } = await chromium();
  const browser = await engine.launch({ ...program, env: { ...process.env, ...env } });
  try {
    const context = await browser.newContext({
      baseURL: product.url,
      viewport: { width: 1440, height: 900 },
    });
    const page = await context.newPage();
    await signIn(page, 'staff@harbour.test', '/view/companies');
    await page.close();
    return [
      ...(await scriptWeight(context)),
      ...(await moments(context)),
      ...(await largeMoments(context)),
      ...(await calendarMoments(context)),
    ];
  } finally {
    await browser.close();
    await product.stop();
  }
}
