import { textLimits } from '../../domain/index.ts';
import type { TextReader } from '../../domain/index.ts';
import { openPages } from './readers/open-pages.ts';
import { UnreadableFile } from './readers/page-source.ts';
import type { PageSource, ReadPage } from './readers/page-source.ts';

type Input = {
  readonly path: string;
  readonly reader: TextReader;
  /** The first page to read. */
  readonly from: number;
  readonly most: number;
  /** After so long no further page is begun. */
  readonly seconds: number;
};

/** A page that could not be read has no text. */
export type PageText = { readonly page: number; readonly isFailed: boolean } & ReadPage;

export type PagesRead =
  | { readonly reason: string }
  | { readonly total: number; readonly pages: readonly PageText[] };

/** The process reads one file over several works; it stays open until another one is asked for. */
let open: { readonly path: string; readonly source: PageSource } | null = null;

async function sourceOf(reader: TextReader, path: string): Promise<PageSource> {
  if (open?.path === path) return open.source;
  const last = open;
  open = null;
  await last?.source.close?.();
  const source = await openPages(reader, path);
  open = { path, source };
  return source;
}

/** PostgreSQL keeps neither zero bytes nor halves of letters. */
const kept = (text: string): string =>
  text.replaceAll('\u0000', '').slice(0, textLimits.lettersOfPage).toWellFormed().trim();

async function readOne(source: PageSource, page: number): Promise<PageText> {
  try {
    const read = await source.read(page);
    return { ...read, page, isFailed: false, text: kept(read.text) };
  } catch {
    return { page, isFailed: true, text: '', source: 'text' };
  }
}

/** Runs in the file process. */
export async function readPages({ path, reader, from, most, seconds }: Input): Promise<PagesRead> {
  const until = performance.now() + seconds * 1000;
  try {
    const source = await sourceOf(reader, path);
    const { total } = source;
    const pages: PageText[] = [];
    for (let page = from; page <= total && pages.length < most; page += 1) {
      pages.push(await readOne(source, page));
      if (performance.now() > until) break;
    }
    return { total, pages };
  } catch (error) {
    if (error instanceof UnreadableFile) return { reason: error.message };
    throw error;
  }
}
