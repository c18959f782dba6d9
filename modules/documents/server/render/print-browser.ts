import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import type { ChromiumProgram } from './chromium.ts';

/** One running Chromium with one page, which prints one document at a time. */
export type PrintBrowser = {
  print(html: string): Promise<Buffer>;
  /** Bytes that its processes have for themselves. */
  memory(): Promise<number>;
  processIds(): Promise<number[]>;
  /** At once, whatever it is doing. */
  kill(): Promise<void>;
};

const address = 'https://document.invalid/';

/** No script, no request, no frame, no form and no refresh, whatever the document says. */
export const documentPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  'font-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  'sandbox',
].join('; ');

/**
 * The policy stops what a document asks for, the route stops what gets past it, and without names
 * and behind a proxy that is not there a hint such as `rel=preconnect` reaches nobody either.
 */
const args = [
  '--disable-gpu',
  '--font-render-hinting=none',
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=http://127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
];

const margin = { top: '16mm', right: '16mm', bottom: '20mm', left: '16mm' };
const pdfOptions = {
  format: 'A4',
  preferCSSPageSize: true,
  margin,
  printBackground: true,
  tagged: true,
  outline: true,
} as const;

type Log = { warn(facts: object, message: string): void };

export async function startPrintBrowser(program: ChromiumProgram, log: Log): Promise<PrintBrowser> {
  const browser = await launch(program, log);
  const session = await browser.newBrowserCDPSession();
  const processes = async () => (await session.send('SystemInfo.getProcessInfo')).processInfo;
  const processIds = async () =>
    browser.isConnected() ? (await processes().catch(() => [])).map(({ id }) => id) : [];
  const processId = (await processes()).find(({ type }) => type === 'browser')?.id;
  const page = await blankPage(browser);
  return {
    print: (html) => print(page, html),
    memory: async () => sum((await processIds()).map(memoryOf)),
    processIds,
    async kill() {
      if (processId) killGroup(processId);
      // Closing what was killed waits until its folder is removed.
      await browser.close();
    },
  };
}

/** As root Chromium has no sandbox; elsewhere it has one unless the machine forbids it. */
async function launch(program: ChromiumProgram, log: Log): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  const start = (chromiumSandbox: boolean) =>
    chromium.launch({
      executablePath: program.executablePath,
      args,
      chromiumSandbox,
      env: { ...ownEnvironment(), ...program.env },
      // The server stops it, after the requests that wait for it.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      timeout: 60_000,
    });
  if (process.getuid?.() === 0) return start(false);
  return start(true).catch((err: unknown) => {
    log.warn({ err }, 'Chromium runs without its sandbox');
    return start(false);
  });
}

/** Nothing of ours: the environment of the server holds passwords and keys. */
function ownEnvironment(): Record<string, string> {
  const names = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'XDG_CACHE_HOME'];
  return Object.fromEntries(
    names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  );
}

/**
 * The page is loaded once, empty and under the policy, and each document is written into it: that
 * is several times faster than to load a page for each, and the policy stays.
 */
async function blankPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    // Nobody looks at it: painting a window of the usual height takes a sixth of the time.
    viewport: { width: 800, height: 1 },
    acceptDownloads: false,
    serviceWorkers: 'block',
    // The PDF names it as its creator.
    userAgent: 'Caseway',
  });
  let isLoaded = false;
  await context.route('**/*', (route) => {
    if (isLoaded) return route.abort('aborted');
    isLoaded = true;
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': documentPolicy },
      body: '',
    });
  });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

async function print(page: Page, html: string): Promise<Buffer> {
  await page.setContent(html, { waitUntil: 'load', timeout: 0 });
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  const pdf = await page.pdf(pdfOptions);
  if (page.url() !== address) throw new Error('The document left its page');
  return pdf;
}

/** Playwright starts it as the leader of a group of its own. */
function killGroup(processId: number): void {
  try {
    process.kill(process.platform === 'win32' ? processId : -processId, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Only Linux tells; elsewhere there is no limit. A process may be gone by now. */
function memoryOf(processId: number): number {
  try {
    const status = readFileSync(`/proc/${processId}/status`, 'utf8');
    return Number(/^RssAnon:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
