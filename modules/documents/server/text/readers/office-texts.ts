import { readFile } from 'node:fs/promises';
import { readXlsx } from 'hucre/xlsx';
import mammoth from 'mammoth';
import { slideText, splitIntoParts } from '../../../domain/index.ts';
import { entriesOf } from './safe-archive.ts';
import { UnreadableFile, pagesOf } from './page-source.ts';
import type { PageSource } from './page-source.ts';

const damaged = (cause: unknown): never => {
  throw new UnreadableFile('The file is damaged.', { cause });
};

export async function openDocx(path: string): Promise<PageSource> {
  await entriesOf(path);
  const { value } = await mammoth.extractRawText({ path }).catch(damaged);
  return pagesOf(splitIntoParts(value.replace(/\n{3,}/g, '\n\n')));
}

const cellText = (cell: unknown): string =>
  cell instanceof Date ? cell.toISOString().slice(0, 10) : cell === null ? '' : String(cell);

/** A sheet is a page; its cells stand side by side. */
export async function openXlsx(path: string): Promise<PageSource> {
  await entriesOf(path);
  const { sheets } = await readXlsx(new Uint8Array(await readFile(path))).catch(damaged);
  return pagesOf(
    sheets.map(({ name, rows }) => {
      const lines = rows.map((row) => row.map(cellText).join('\t').trimEnd());
      return [name, ...lines.filter(Boolean)].join('\n');
    }),
  );
}

const slideName = /^ppt\/slides\/slide(\d+)\.xml$/;
const numberOf = (name: string): number => Number(slideName.exec(name)?.[1]);

export async function openPptx(path: string): Promise<PageSource> {
  const slides = await entriesOf(path, (name) => slideName.test(name));
  const inOrder = [...slides].toSorted(([one], [other]) => numberOf(one) - numberOf(other));
  return pagesOf(inOrder.map(([, xml]) => slideText(xml)));
}
