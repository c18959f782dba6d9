import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Services } from '#kernel/server';
import { aPdfOfPictures } from '../../modules/documents/testing/a-pdf-of-pictures.ts';
import {
  runFileWork,
  stopFileWork,
  withWorkFolder,
} from '../../modules/documents/server/file-process/run-file-work.ts';
import { withFilledServer } from '../parties/client-server.ts';
import type { ClientServer } from '../parties/client-server.ts';
import { ms, quantile } from '../parties/figures.ts';
import type { Line } from '../report/print-table.ts';
import { fillPages } from './fill-pages.ts';

const most = 100;
const asked = 60;
const scannedPages = 8;

const searches: Readonly<Record<string, (at: number) => string>> = {
  'a rare word': () => 'xanthoma',
  'one page of all': (at) => `page${at * 997}`,
  'a common word': () => 'claimant',
  'a phrase': () => '"lumbar spine"',
  'two words and the beginning of a third': () => 'claimant lumbar spi',
};

async function timesOf({ ask }: ClientServer, keyword: (at: number) => string) {
  const times: number[] = [];
  let found = 0;
  for (let at = -5; at < asked; at += 1) {
    const begin = performance.now();
    const path = `/app/attachments/documentSearch?keyword=${encodeURIComponent(keyword(at + 5))}`;
    const answer = JSON.parse(await ask('GET', path)) as { totalCount: number };
    if (at >= 0) times.push(performance.now() - begin);
    found = answer.totalCount;
  }
  return { times, found };
}

async function measureSearches(server: ClientServer, pages: number): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [name, keyword] of Object.entries(searches)) {
    const { times, found } = await timesOf(server, keyword);
    const median = quantile(times, 0.5);
    lines.push({
      figure: `search in ${pages.toLocaleString('en')} pages, ${name}, p50`,
      measured: ms(median),
      target: `< ${most} ms`,
      isMet: median < most,
      remark: `p95 ${ms(quantile(times, 0.95))}, ${found} found`,
    });
  }
  return lines;
}

/** Pages of a scan that one process recognises in a minute. */
async function measureRecognition(): Promise<Line[]> {
  const services = {} as Services;
  const line = 'The claimant was examined in Parramatta for an injury of the lumbar spine.';
  const paper = Array.from({ length: 22 }, (_, at) => `${at + 1} ${line}`);
  const scan = await aPdfOfPictures(...Array.from({ length: scannedPages }, () => paper));
  try {
    return await withWorkFolder(async (folder) => {
      const path = join(folder, 'scan');
      await writeFile(path, scan);
      const read = (from: number, count: number) =>
        runFileWork(
          services,
          'readPages',
          { path, reader: 'pdf', from, most: count, seconds: 3600 },
          { lane: 'background', seconds: 3600, megabytes: 1400 },
        );
      await read(1, 2);
      const began = performance.now();
      await read(3, scannedPages - 2);
      const minutes = (performance.now() - began) / 60_000;
      const rate = ((scannedPages - 2) / minutes).toFixed(0);
      return [{ figure: 'scanned pages recognised by one process', measured: `${rate} /min` }];
    });
  } finally {
    stopFileWork(services);
  }
}

export const measureTexts = async (pages: number): Promise<Line[]> => [
  ...(await withFilledServer(
    'texts',
    (superUrl) => fillPages(superUrl, pages),
    (server) => measureSearches(server, pages),
  )),
  ...(await measureRecognition()),
];
