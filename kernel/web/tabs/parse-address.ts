import { findResource, matchesPath, moduleNameOf, pageAt, pages } from '#kernel/domain';
import type { Page } from '#kernel/domain';
import type { Place } from './tab.ts';

/** Behind a page stands at most one pattern; plain addresses are found at once. */
export const pageOfPath = (path: string): Page | undefined =>
  pageAt(path) ?? pages().find((page) => page.path.includes('{') && matchesPath(page.path, path));

function objectIn(pattern: string, path: string): string {
  const index = pattern.split('/').findIndex((part) => part.startsWith('{'));
  const part = index < 0 ? '' : (path.split('/')[index] ?? '');
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const resourceOf = (page: Page) => findResource(page.name.replace(/\.(list|add|detail)$/, ''));

/** Until the page itself says more. A record is not known before it is loaded: its kind is. */
const titleOf = (page: Page): string =>
  page.kind === 'detail' ? (resourceOf(page)?.label[0] ?? page.title) : page.title;

/** Reads an address as a tab knows it; one outside this site is read as its path. */
export function placeOf(address: string, origin = location.origin): Place {
  const url = new URL(address, origin);
  const path = url.pathname.replace(/(.)\/+$/, '$1');
  const page = pageOfPath(path);
  const resource = page && resourceOf(page);
  return {
    path,
    search: url.search,
    absUrl: origin + path + url.search,
    route: page?.path ?? '',
    fromModule: resource ? moduleNameOf(resource) : '',
    objectId: page ? objectIn(page.path, path) : '',
    title: page ? titleOf(page) : 'Not Found',
  };
}
