import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pino from 'pino';
import { getResolvedPDFJS } from 'unpdf';
import { figuresPage } from '#documents/domain';
import { readConfig } from '#kernel/server';
import type { Services } from '#kernel/server';
import {
  runFileWork,
  stopFileWork,
} from '../../modules/documents/server/file-process/run-file-work.ts';
import { findChromium } from '../../modules/documents/server/render/chromium.ts';
import { embedFonts } from '../../modules/documents/server/render/fonts/embed-fonts.ts';
import { PdfRenderer } from '../../modules/documents/server/render/pdf-renderer.ts';
import { benchDatabase } from '../data/bench-database.ts';
import { registerWithBench } from '../data/bench-record.ts';
import { readCallers } from '../data/callers.ts';
import { ms, quantile } from '../parties/figures.ts';
import type { Line } from '../report/print-table.ts';
import { launch } from '../servers/launch.ts';
import { removeFolder, temporaryFolder } from '../temporary-folder.ts';
import { removable, writeScans, writeText } from './paper.ts';

const scanned = 500;
const merged = { files: 20, pages: 50 } as const;
const longFile = 500;
const limits = { lane: 'background', seconds: 240, megabytes: 2048 } as const;

/** Pages: what is cleaned up, merged and opened, and what it costs the people who work meanwhile. */
export async function measurePages(): Promise<Line[]> {
  const folder = temporaryFolder('pages');
  // The works need nothing of a server but its own process for files.
  const services = {} as Services;
  try {
    return [
      await measureCleanUp(services, folder),
      ...(await withServer(folder, async (ask) => [
        ...(await measureMerge(services, folder, ask)),
        await measureFirstPage(folder, ask),
      ])),
    ];
  } finally {
    stopFileWork(services);
    removeFolder(folder);
  }
}

async function measureCleanUp(services: Services, folder: string): Promise<Line> {
  const [path, out] = [join(folder, 'scans.pdf'), join(folder, 'cleaned.pdf')];
  await writeScans(path, scanned);
  const [answer, took] = await timed(() =>
    runFileWork(services, 'cleanPages', { path, out }, limits),
  );
  const removed = 'removed' in answer ? answer.removed.length : 0;
  return {
    figure: `clean-up of ${scanned} scanned pages`,
    measured: `${(took / 1000).toFixed(1)} s`,
    target: '< 60 s',
    isMet: took < 60_000 && removed > 0,
    remark: `${removed} of ${removable(scanned)} pages found`,
  };
}

/** The fonts that number the pages, as the product prints them. */
async function writeFigures(path: string): Promise<void> {
  const find = () => findChromium(process.env.CHROMIUM_PATH);
  const renderer = new PdfRenderer(find, pino({ level: 'silent' }));
  await writeFile(path, await renderer.makePdf(await embedFonts(figuresPage)));
  await renderer.stop();
}

async function measureMerge(services: Services, folder: string, ask: Ask): Promise<Line[]> {
  const parts = [];
  for (let at = 0; at < merged.files; at += 1) {
    const path = join(folder, `part-${at}.pdf`);
    await writeText(path, merged.pages);
    parts.push({ path, title: `Part ${at + 1}`, kind: 'pdf' as const });
  }
  const order = { parts, out: join(folder, 'merged.pdf'), title: 'Brief', index: null };
  const figures = join(folder, 'figures.pdf');
  await writeFigures(figures);
  const list = '/app/companies?maxResultCount=20';
  for (let at = 0; at < 20; at += 1) await ask(list);
  let isOver = false;
  const merging = timed(() =>
    runFileWork(services, 'mergeParts', { ...order, figures, hasBookmarks: true }, limits),
  ).finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  while (!isOver) times.push((await timed(() => ask(list)))[1]);
  const [{ pages }, took] = await merging;
  return [
    {
      figure: `merge of ${merged.files} PDFs, ${pages} pages`,
      measured: `${(took / 1000).toFixed(1)} s`,
      target: '< 20 s',
      isMet: took < 20_000,
    },
    {
      figure: 'a list meanwhile, p99',
      measured: ms(quantile(times, 0.99)),
      remark: `p50 ${ms(quantile(times, 0.5))}, ${times.length} asked`,
    },
  ];
}

/** As the reader does it: the first bytes, the table at the end, then the pieces of page one. */
async function measureFirstPage(folder: string, ask: Ask): Promise<Line> {
  const bytes = await writeText(join(folder, 'long.pdf'), longFile);
  const form = new FormData();
  form.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), 'long.pdf');
  const { id } = (await (await ask('/app/files', { method: 'POST', body: form })).json()) as {
    id: string;
  };
  const [, took] = await timed(async () => {
    const { url, headers } = ask.address(`/app/files/${id}`);
    const options = {
      httpHeaders: headers,
      rangeChunkSize: 262_144,
      disableAutoFetch: true,
      disableStream: true,
    };
    const { getDocument } = await getResolvedPDFJS();
    const pdf = await getDocument({ url, ...options }).promise;
    await (await pdf.getPage(1)).getOperatorList();
    await pdf.loadingTask.destroy();
  });
  return {
    figure: `first page of a file of ${longFile} pages, without drawing`,
    measured: ms(took),
    target: '< 1000 ms',
    isMet: took < 1000,
  };
}

type Ask = ((path: string, more?: RequestInit) => Promise<Response>) & {
  address(path: string): { url: string; headers: Record<string, string> };
};

async function withServer<T>(folder: string, work: (ask: Ask) => Promise<T>): Promise<T> {
  const closers: (() => unknown)[] = [];
  try {
    registerWithBench();
    const database = await benchDatabase(readConfig({ DATA_DIR: folder }), 1000);
    closers.push(() => database.stop());
    const server = await launch('ours', [], { DATABASE_URL: database.ownerUrl, DATA_DIR: folder });
    closers.push(() => server.stop());
    const [caller] = readCallers(folder);
    const headers = { authorization: `Bearer ${caller?.token}` };
    const address = (path: string) => ({ url: `http://127.0.0.1:${server.port}${path}`, headers });
    const ask = async (path: string, more: RequestInit = {}) => {
      const answer = await fetch(address(path).url, { ...more, headers });
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      if (!more.body) await answer.arrayBuffer();
      return answer;
    };
    return await work(Object.assign(ask, { address }));
  } finally {
    while (closers.length) await closers.pop()?.();
  }
}

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const began = performance.now();
  return [await work(), performance.now() - began];
}
