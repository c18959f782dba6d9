import type { BrowserContext } from '@playwright/test';
import type { Line } from '../report/print-table.ts';
import { watchFrames } from './frames.ts';
import { largePage } from './large-page.ts';

/* As much of the page's side as is used here: it runs in the browser. */
type Scroller = { scrollTop: number; readonly scrollHeight: number };
declare const document: { querySelector(selector: string): Scroller | null };
declare const requestAnimationFrame: (next: () => void) => void;

const sentence = 'The quick brown fox jumps over the lazy dog again';
const longestFrame = 50;
/** At sixty a second, with a little for the clock. */
const evenFrame = 17.5;
const scrolledFrames = 240;

/** Sixty fields and a hundred rows of twenty columns. */
export async function largeMoments(context: BrowserContext): Promise<Line[]> {
  const { url, stop } = await largePage();
  try {
    return [await typing(context, url), await scrolling(context, url)];
  } finally {
    stop();
  }
}

async function typing(context: BrowserContext, url: string): Promise<Line> {
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('#field30').focus();
  const fields = await page.locator('[data-field]').count();
  const framesUntil = await watchFrames(page);
  await page.keyboard.type(sentence, { delay: 40 });
  const frames = await framesUntil();
  await page.close();
  const worst = Math.max(...frames);
  return {
    figure: `typing in a form of ${fields} fields, longest frame`,
    measured: `${worst.toFixed(0)} ms`,
    target: `<= ${longestFrame} ms`,
    isMet: fields >= 60 && worst <= longestFrame,
    remark: `${frames.length} frames`,
  };
}

async function scrolling(context: BrowserContext, url: string): Promise<Line> {
  const page = await context.newPage();
  await page.goto(`${url}#list`);
  await page.locator('tbody tr[data-row]').first().waitFor();
  const columns = await page.locator('thead th[data-column]').count();
  const framesUntil = await watchFrames(page);
  await page.evaluate(
    (count) =>
      new Promise<void>((resolve) => {
        const scroller = document.querySelector('[data-scroll]');
        let left = count;
        const step = () => {
          left -= 1;
          if (!scroller || left < 0) return resolve();
          scroller.scrollTop = (scroller.scrollTop + 40) % scroller.scrollHeight;
          return requestAnimationFrame(step);
        };
        step();
      }),
    scrolledFrames,
  );
  const frames = await framesUntil();
  await page.close();
  const even = frames.filter((time) => time <= evenFrame).length / frames.length;
  return {
    figure: `scrolling 100 rows of ${columns} columns, frames at 60 a second`,
    measured: `${(even * 100).toFixed(0)} %`,
    target: '>= 95 %',
    isMet: columns >= 20 && even >= 0.95,
    remark: `longest ${Math.max(...frames).toFixed(0)} ms`,
  };
}
