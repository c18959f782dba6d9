import { extensionOf } from '../file-types.ts';

/** How the reader shows a file; `none`: it can be downloaded. */
export type ShownKind = 'pdf' | 'scan' | 'image' | 'page' | 'audio' | 'none';

const kinds: Readonly<Record<Exclude<ShownKind, 'none'>, readonly string[]>> = {
  pdf: ['pdf'],
  /** No browser shows it; the server makes a PDF of its pages. */
  scan: ['tif', 'tiff'],
  image: ['jpg', 'jpeg', 'png', 'gif', 'bmp'],
  /** Made into a page of plain markup by the server. */
  page: ['docx', 'txt', 'eml', 'htm', 'html'],
  audio: ['mp3', 'm4a', 'aac', 'wav'],
};

export function shownKind(fileName: string): ShownKind {
  const extension = extensionOf(fileName);
  const found = Object.entries(kinds).find(([, extensions]) => extensions.includes(extension));
  return (found?.[0] as ShownKind | undefined) ?? 'none';
}
