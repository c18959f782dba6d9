import { createHash } from 'node:crypto';
import {
  isBlank,
  isSamePage,
  mayBeSame,
  difference,
  printOf,
} from '../../domain/clean-pages/index.ts';
import type { PageFindings, PagePrint } from '../../domain/clean-pages/index.ts';
import type { Progress } from '../file-process/file-works.ts';
import type { PagePictures, Sight } from './page-pictures.ts';

/** A form that was filled in five hundred times resembles itself: only the closest are looked at. */
const mostCompared = 8;
const atATime = 4;

type Look = { readonly page: number; readonly print: PagePrint; readonly scan: string | null };

/** Which pages are blank, and which show the same as an earlier one. */
export async function findPages(
  pictures: PagePictures,
  pages: number,
  progress: Progress,
): Promise<PageFindings> {
  const empty: number[] = [];
  const looks: Look[] = [];
  const read = (first: number) =>
    Promise.all(
      numbers(first, Math.min(pages, first + atATime - 1)).map((page) => pictures.look(page)),
    );
  let next = read(1);
  for (let first = 1; first <= pages; first += atATime) {
    const seen = await next;
    // The next scans are read by other threads while this one looks at these.
    next = read(first + atATime);
    for (const [at, picture] of seen.entries()) {
      const page = first + at;
      if (isBlank(picture)) {
        empty.push(page);
        continue;
      }
      pictures.remember(page, picture);
      looks.push({ page, print: printOf(picture), scan: scanHash(pictures.imageOf(page)) });
    }
    progress((0.7 * first) / pages);
  }
  const duplicates = await findDuplicates(pictures, looks, (share) => progress(0.7 + 0.3 * share));
  return { pages, empty, duplicates };
}

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);

const scanHash = (image: Uint8Array | null): string | null =>
  image && createHash('sha256').update(image).digest('hex');

async function findDuplicates(
  pictures: PagePictures,
  looks: readonly Look[],
  progress: Progress,
): Promise<number[][]> {
  const groups: { readonly first: Look; readonly pages: number[] }[] = [];
  const isSame = comparer(pictures);
  for (const [at, look] of looks.entries()) {
    const close = groups
      .filter(({ first }) => mayBeSame(first.print, look.print))
      .toSorted(
        (a, b) => difference(a.first.print, look.print) - difference(b.first.print, look.print),
      )
      .slice(0, mostCompared);
    let found;
    for (const group of close) {
      found ??= (await isSame(group.first, look)) ? group : undefined;
    }
    if (found) found.pages.push(look.page);
    else groups.push({ first: look, pages: [look.page] });
    progress((at + 1) / looks.length);
  }
  return groups.map(({ pages }) => pages).filter(({ length }) => length > 1);
}

/** The cheap questions first: hardly any pair of different pages is ever looked at closely. */
function comparer(pictures: PagePictures) {
  const looksSame = async (one: Look, other: Look, sight: Sight): Promise<boolean> => {
    const theirs = pictures.smooth(other.page, sight);
    return isSamePage(await pictures.smooth(one.page, sight), await theirs);
  };
  return async (one: Look, other: Look): Promise<boolean> => {
    if (pictures.shapeOf(one.page) !== pictures.shapeOf(other.page)) return false;
    if (one.scan && one.scan === other.scan) return true;
    if (!(await looksSame(one, other, 'coarse'))) return false;
    // The words of a scan are guesses of a machine and may differ between two scans of one sheet.
    const isSameSoFar =
      one.scan && other.scan
        ? await looksSame(one, other, 'band')
        : (await pictures.textOf(one.page)) === (await pictures.textOf(other.page));
    return isSameSoFar && looksSame(one, other, 'fine');
  };
}
