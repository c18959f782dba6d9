import { Refused } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { extensionOf, isBeingRead, textReaderOf } from '../../domain/index.ts';
import type { PageOfText } from '../../domain/index.ts';
import type { FileRow } from '../file-row.ts';
import { pageTextsOf, textState } from '../text/text-rows.ts';
import type { TextRow } from '../text/text-rows.ts';

export type ReadableText = {
  readonly pages: readonly PageOfText[];
  /** Of the file, also those that are not among the pages. */
  readonly pagesTotal: number;
};

/** More than this is not looked through while somebody waits. */
const mostLetters = 1_000_000;

/** The pages from the first on, as many as can be worked on at once. */
export function firstPages(pages: readonly PageOfText[], letters: number): PageOfText[] {
  let sum = 0;
  return pages.filter(({ text }, at) => (sum += text.length) <= letters || at === 0);
}

/** Refused while it is being read, and where there is none. */
export async function readableText(tx: Pick<Tx, 'batch'>, file: FileRow): Promise<ReadableText> {
  if (!textReaderOf(extensionOf(file.name))) throw new Refused('noTextInFile');
  const [found] = await tx.batch([textState(file.id)]);
  const state = found?.rows[0] as TextRow | undefined;
  if (!state || isBeingRead(state)) throw new Refused('textNotReady');
  const pages = firstPages(await pageTextsOf(tx, file.id), mostLetters);
  if (!pages.length) throw new Refused('noTextFound');
  return { pages, pagesTotal: state.pagesTotal ?? pages.length };
}
