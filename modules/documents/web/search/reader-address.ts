import { pageAt, pageIsOpen } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { isPdf } from '../../domain/index.ts';

const path = '/view/document-reader';

/** The reader at that page; null where the file is shown in a window instead. */
export function readerAddress(
  actor: Actor,
  file: { readonly id: string; readonly contentType: string },
  page: number,
): string | null {
  const reader = pageAt(path);
  if (!reader || !pageIsOpen(actor, reader) || !isPdf(file.contentType)) return null;
  return `${path}?fileId=${file.id}&page=${Math.max(1, page)}`;
}
