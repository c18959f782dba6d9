import { pageAt, pages } from '#kernel/domain';
import type { Page } from '#kernel/domain';

export const printPageAt = (path: string): Page | null => {
  const page = pageAt(path);
  return page?.kind === 'print' ? page : null;
};

const folderOf = (path: string) => path.split('/').slice(0, 3).join('/');

/** B-262: beside a print page, but no page itself. */
export function isBesidePrintPages(path: string): boolean {
  const isFolder = (page: Page) =>
    page.kind === 'print' &&
    page.path.split('/').length > 3 &&
    folderOf(page.path) === folderOf(path);
  const known = pages().some(
    (page) => page.path.replace(/\{\w+\}/g, '').startsWith(folderOf(path)) && page.kind === 'list',
  );
  return path.split('/').length > 3 && !pageAt(path) && !known && pages().some(isFolder);
}
