import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import pino from 'pino';
import { extractText } from 'unpdf';
import { afterAll, describe, expect, test } from 'vitest';
import { html } from '#kernel/domain';
import { eventually } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { defineDocument, letterheadOf, onEveryPage, plainPage } from '../../domain/index.ts';
import { namesOfTheWorld } from '../../testing/names-of-the-world.ts';
import { pdfTexts, pdfTitle } from '../../testing/pdf-text.ts';
import { findChromium } from './chromium.ts';
import { embedFonts } from './fonts/embed-fonts.ts';
import { PdfRenderer } from './pdf-renderer.ts';
import type { PdfLimits } from './pdf-renderer.ts';

registerCatalogue();
const log = pino({ level: 'silent' });
const find = () => findChromium(process.env.CHROMIUM_PATH);
const renderers: PdfRenderer[] = [];
const aRenderer = (limits: Partial<PdfLimits> = {}, finder = find) => {
  const renderer = new PdfRenderer(finder, log, limits);
  renderers.push(renderer);
  return renderer;
};
const shared = aRenderer();
afterAll(() => Promise.all(renderers.map((renderer) => renderer.stop())));

const note = '<!doctype html><title>A note</title><p>Hello</p>';
/** A page for each letter: nobody waits until it is printed. */
const endless = `<!doctype html><style>@page { size: 2mm 2mm; margin: 0 }</style>${'endless '.repeat(200_000)}`;
const refusal = (code: string) => expect.objectContaining({ name: 'Error', code });
const isAlive = (processId: number): boolean => {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
};

describe('a PDF', () => {
  const letter = defineDocument<string>({
    name: 'letter',
    title: (to) => `Letter to ${to}`,
    fileName: (to) => to,
    parts: (to) => [
      html`<h1>Dear ${to}</h1>
        <h2>Enclosed</h2>`,
      html`<h1>Second sheet</h1>`,
    ],
  });
  const { html: source } = letter.write('Wałęsa', letterheadOf('Harbour Medico'));

  test('has the header and the footer of a Word document on every page', async () => {
    const body = '<p>One more line of a long report.</p>'.repeat(120);
    const margins = { header: '<p>Dr Menon</p>', footer: '<p>Confidential</p>' };
    const file = await shared.makePdf(plainPage('Report', onEveryPage(body, margins)));

    // What is repeated is no marked text of its page: a reader that looks at the letters finds it.
    const { text: pages } = await extractText(new Uint8Array(file));
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(page).toMatch(/Dr Menon[^]*Confidential/);
  });

  test('is A4, tagged, titled, in a language, with bookmarks and numbered pages', async () => {
    const file = await shared.makePdf(source);

    const pdf = await PDFDocument.load(file);
    const { catalog } = pdf;
    const [first, second] = await pdfTexts(file);
    expect(await pdfTitle(file)).toBe('Letter to Wałęsa');
    expect(first).toEqual(expect.arrayContaining(['Harbour Medico', 'Dear Wałęsa', 'Enclosed']));
    expect(first?.join()).toContain('Harbour Medico · Letter to Wałęsa');
    expect(first?.join()).toContain('Page 1 of 2');
    expect(second?.join()).toContain('Page 2 of 2');
    expect(catalog.lookup(PDFName.of('MarkInfo'))?.toString()).toContain('/Marked true');
    expect(catalog.lookup(PDFName.of('Lang'))?.toString()).toContain('en-AU');
    expect(catalog.lookup(PDFName.of('Outlines'))?.toString()).toContain('/Count');
    const { width, height } = pdf.getPage(0).getSize();
    expect([Math.round(width), Math.round(height)]).toEqual([595, 842]);
  });
});

describe('the letters of a PDF', () => {
  const page = defineDocument<readonly string[]>({
    name: 'names',
    title: () => 'Names',
    fileName: () => 'Names',
    parts: (names) => [html`${names.map((name) => html`<p>${name}</p>`)}`],
  });

  test('of every script come out as they went in, none as a box or a question mark', async () => {
    const names = namesOfTheWorld.map(([first, last]) => `${first} ${last}`);
    const source = await embedFonts(page.write(names, letterheadOf('Nguyễn 王')).html);

    const texts = (await pdfTexts(await shared.makePdf(source))).flat();

    expect(texts.filter((text) => names.includes(text))).toEqual(names);
    expect(texts.join()).not.toMatch(/\uFFFD|\?/);
  });

  test('the head of a table comes again on every page', async () => {
    const rows = Array.from(
      { length: 90 },
      (_, at) =>
        html`<tr>
          <td>Row ${at + 1}</td>
        </tr>`,
    );
    const sheet = defineDocument<null>({
      name: 'rows',
      title: () => 'Rows',
      fileName: () => 'Rows',
      parts: () => [
        html`<table>
          <thead>
            <tr>
              <th scope="col">Item</th>
            </tr>
          </thead>
          <tbody>
            ${rows}
          </tbody>
        </table>`,
      ],
    });

    const pages = await pdfTexts(await shared.makePdf(sheet.write(null, letterheadOf('H')).html));

    expect(pages.length).toBeGreaterThan(1);
    for (const texts of pages) expect(texts).toContain('Item');
  });
});

describe('a hostile document', () => {
  test('runs nothing, fetches nothing and goes nowhere', async () => {
    const heard: string[] = [];
    const server = createServer((socket) => {
      heard.push('somebody called');
      socket.destroy();
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const there = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

    const file = await shared.makePdf(`<!doctype html><html><head><title>Harmless</title>
      <meta http-equiv="refresh" content="0;url=${there}/refresh">
      <link rel="preconnect" href="${there}"><link rel="dns-prefetch" href="${there}">
      <link rel="prefetch" href="${there}/p"><link rel="stylesheet" href="${there}/a.css">
      <base href="${there}/"><style>@import "${there}/b.css"; @font-face { font-family: x; src: url(${there}/f) }
      body { font-family: x; background: url(${there}/bg) }</style></head>
      <body onload="document.title = 'RAN'"><h1>Here</h1>
      <script>document.title = 'RAN'; document.write('WRITTEN'); fetch('${there}/fetch')</script>
      <img src="${there}/i.png" onerror="document.title = 'RAN'"><img src="file:///etc/passwd">
      <iframe src="${there}/frame"></iframe><iframe srcdoc="<img src='${there}/i'>"></iframe>
      <iframe src="file:///etc/passwd"></iframe><iframe src="https://document.invalid/"></iframe>
      <object data="${there}/o"></object><embed src="${there}/e"><video src="${there}/v" autoplay></video>
      <svg><image href="${there}/s"/><use href="${there}/u#a"/></svg></body></html>`);
    const next = await shared.makePdf(note);

    expect(await pdfTitle(file)).toBe('Harmless');
    expect((await pdfTexts(file)).flat().join()).toMatch(/^Here((?!WRITTEN).)*$/);
    expect((await pdfTexts(next)).flat()).toEqual(['Hello']);
    expect(heard).toEqual([]);
    server.close();
  });

  test('that takes too long is refused in time, and the next one is printed', async () => {
    const renderer = aRenderer({ lanes: 1, milliseconds: 6000, bytes: Infinity });
    await renderer.makePdf(note);
    const before = await renderer.processIds();

    await expect(renderer.makePdf(endless)).rejects.toEqual(refusal('documentTooSlow'));

    await eventually(
      () => before.filter(isAlive),
      (alive) => !alive.length,
    );
    expect((await pdfTexts(await renderer.makePdf(note))).flat()).toEqual(['Hello']);
  });

  test('that takes too much memory is refused, and the next one is printed', async () => {
    const cells = '<td>much</td>'.repeat(20);
    const large = `<!doctype html><table>${`<tr>${cells}</tr>`.repeat(40_000)}</table>`;
    const renderer = aRenderer({ lanes: 1, milliseconds: 300_000, bytes: 500 * 1024 * 1024 });

    await expect(renderer.makePdf(large)).rejects.toEqual(refusal('documentTooLarge'));

    expect((await pdfTexts(await renderer.makePdf(note))).flat()).toEqual(['Hello']);
    await expect(aRenderer({ htmlBytes: 10 }).makePdf(note)).rejects.toEqual(
      refusal('documentTooLarge'),
    );
  });
});

describe('the Chromium of the server', () => {
  test('that is not there, or does not start, is a refusal that says so', async () => {
    const nothing = aRenderer({}, () => findChromium('/no/such/chromium'));
    const wrong = aRenderer({}, () => findChromium('/bin/false'));

    await expect(nothing.makePdf(note)).rejects.toEqual(refusal('chromiumMissing'));
    await expect(wrong.makePdf(note)).rejects.toMatchObject({
      status: 503,
      message: expect.stringContaining('has no Chromium that starts'),
    });
  });

  test('is started by the first document, kept for the next, and gone after the stop', async () => {
    const renderer = aRenderer({ lanes: 1 });
    const none = await renderer.processIds();
    await renderer.makePdf(note);
    const first = await renderer.processIds();
    await renderer.makePdf(note);
    const second = await renderer.processIds();

    await renderer.stop();

    expect(none).toEqual([]);
    expect(second[0]).toBe(first[0]);
    expect(second.length).toBeGreaterThan(0);
    await eventually(
      () => second.filter(isAlive),
      (alive) => !alive.length,
    );
    await expect(renderer.makePdf(note)).rejects.toEqual(refusal('busy'));
  });

  test('goes with its server, also when that is killed', async () => {
    const here = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);
    const program = `
      const { findChromium } = await import(${here('chromium.ts')});
      const { PdfRenderer } = await import(${here('pdf-renderer.ts')});
      const renderer = new PdfRenderer(() => findChromium(process.env.CHROMIUM_PATH), console);
      await renderer.makePdf('<p>Hello</p>');
      console.log(JSON.stringify(await renderer.processIds()));
      setInterval(() => {}, 1000);`;
    const flags = ['--conditions=server', '--input-type=module', '-e', program];
    const server = spawn(process.execPath, flags, { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = (await once(server.stdout, 'data')) as [Buffer];
    const processIds = JSON.parse(line.toString()) as number[];

    server.kill('SIGKILL');

    expect(processIds.length).toBeGreaterThan(0);
    await eventually(
      () => processIds.filter(isAlive),
      (alive) => !alive.length,
    );
  });

  test('is closed after so many documents, and when it is idle', async () => {
    const used = aRenderer({ lanes: 1, documents: 1 });
    const idle = aRenderer({ lanes: 1, idleMilliseconds: 1 });

    await used.makePdf(note);
    await idle.makePdf(note);

    expect(await used.processIds()).toEqual([]);
    await eventually(
      () => idle.processIds(),
      (ids) => !ids.length,
    );
  });

  test('that dies under a document is replaced, and the document printed', async () => {
    const renderer = aRenderer({ lanes: 1 });
    await renderer.makePdf(note);
    const [processId = 0] = await renderer.processIds();
    process.kill(processId, 'SIGKILL');

    const file = await renderer.makePdf(note);

    expect((await pdfTexts(file)).flat()).toEqual(['Hello']);
  });

  test('prints so many at a time; who waits beyond the bound is told to come back', async () => {
    const renderer = aRenderer({ lanes: 1, waiting: 1 });

    const all = await Promise.allSettled([1, 2, 3].map(() => renderer.makePdf(note)));

    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(all[2]).toMatchObject({ reason: refusal('busy') });
  });
});
