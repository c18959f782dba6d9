import pino from 'pino';
import { defineDocument, letterheadOf } from '#documents/domain';
import { html } from '#kernel/domain';
import { findChromium } from '../../modules/documents/server/render/chromium.ts';
import { embedFonts } from '../../modules/documents/server/render/fonts/embed-fonts.ts';
import { PdfRenderer } from '../../modules/documents/server/render/pdf-renderer.ts';
import { processorMsOf } from '../load/processor-time.ts';
import type { Line } from '../report/print-table.ts';

const warm = 20;
const measured = 100;
const target = 10;

const rows = Array.from({ length: 20 }, (_, at) => at + 1);
const letter = defineDocument<string>({
  name: 'benchLetter',
  title: (to) => `Letter to ${to}`,
  fileName: (to) => to,
  parts: (to) =>
    ['Findings', 'Costs'].map(
      (heading) =>
        html`<h1>${heading} of ${to}</h1>
          <p>${'The claimant was examined in the rooms of the practice. '.repeat(12)}</p>
          <table>
            <tbody>
              ${rows.map(
                (row) =>
                  html`<tr>
                    <td>${row}</td>
                    <td>Item ${row}</td>
                    <td>${row * 12}.50</td>
                  </tr>`,
              )}
            </tbody>
          </table>`,
    ),
});

/** How many PDFs of two pages one process makes in a second. */
export async function measurePdfs(): Promise<Line[]> {
  const find = () => findChromium(process.env.CHROMIUM_PATH);
  const renderer = new PdfRenderer(find, pino({ level: 'silent' }), {
    waiting: measured,
    waitMilliseconds: 600_000,
  });
  const letterhead = letterheadOf('Harbour Medico', { phone: '0255501237' });
  const make = async (at: number) =>
    renderer.makePdf(await embedFonts(letter.write(`Ann ${at}`, letterhead).html));
  const makeMany = (count: number) =>
    Promise.all(Array.from({ length: count }, (_, at) => make(at)));
  try {
    const [, first] = await timed(() => make(0));
    await makeMany(warm);
    const pids = async () => [process.pid, ...(await renderer.processIds())];
    const before = new Map((await pids()).map((pid) => [pid, processorMsOf(pid)]));
    const [files, all] = await timed(() => makeMany(measured));
    const used = (await pids()).map((pid) => processorMsOf(pid) - (before.get(pid) ?? 0));
    const processorMs = used.reduce((sum, ms) => sum + ms, 0) / measured;
    const rate = measured / (all / 1000);
    return [
      {
        figure: 'PDFs of two pages, warm',
        measured: `${rate.toFixed(1)} /s`,
        target: `${target} /s`,
        isMet: rate >= target,
        remark: `${Math.round((files[0]?.length ?? 0) / 1000)} kB each`,
      },
      { figure: 'processor time of one of them', measured: `${Math.round(processorMs)} ms` },
      { figure: 'first PDF with the start of Chromium', measured: `${Math.round(first)} ms` },
    ];
  } finally {
    await renderer.stop();
  }
}

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const began = performance.now();
  return [await work(), performance.now() - began];
}
