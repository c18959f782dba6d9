import type { TextReader } from '../../../domain/index.ts';
import type { PageSource } from './page-source.ts';

type Open = (path: string) => Promise<PageSource>;

/** Each is loaded when a file of its kind is first read. */
const openers: Readonly<Record<TextReader, () => Promise<Open>>> = {
  pdf: async () => (await import('./pdf-pages.ts')).openPdf,
  picture: async () => (await import('./picture-pages.ts')).openPicture,
  docx: async () => (await import('./office-texts.ts')).openDocx,
  xlsx: async () => (await import('./office-texts.ts')).openXlsx,
  pptx: async () => (await import('./office-texts.ts')).openPptx,
  rtf: async () => (await import('./written-texts.ts')).openRtf,
  html: async () => (await import('./written-texts.ts')).openHtml,
  mail: async () => (await import('./written-texts.ts')).openMail,
  plain: async () => (await import('./written-texts.ts')).openPlain,
};

export const openPages = async (reader: TextReader, path: string): Promise<PageSource> =>
  (await openers[reader]())(path);
