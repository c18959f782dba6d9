import { extensionOf } from '../file-types.ts';

const words: Readonly<Record<string, string>> = { xlsx: 'Sheet', pptx: 'Slide' };
const paged = ['pdf', 'tif', 'tiff', 'jpg', 'jpeg', 'png', 'gif'];

/** What a page of the file is called: only some kinds have pages of their own. */
export function pageLabel(fileName: string, page: number): string {
  if (page === 0) return 'Name';
  const extension = extensionOf(fileName);
  return `${words[extension] ?? (paged.includes(extension) ? 'Page' : 'Part')} ${page}`;
}
