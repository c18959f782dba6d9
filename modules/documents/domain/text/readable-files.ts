/** How the text of a file is got at, by the ending of its name. */
const readers = {
  pdf: 'pdf',
  jpg: 'picture',
  jpeg: 'picture',
  png: 'picture',
  gif: 'picture',
  tif: 'picture',
  tiff: 'picture',
  docx: 'docx',
  xlsx: 'xlsx',
  pptx: 'pptx',
  rtf: 'rtf',
  htm: 'html',
  html: 'html',
  xml: 'html',
  eml: 'mail',
  txt: 'plain',
} as const;

export type TextReader = (typeof readers)[keyof typeof readers];

export const readableExtensions: readonly string[] = Object.keys(readers);

/** Null: there is no text in such a file that could be read. */
export const textReaderOf = (extension: string): TextReader | null =>
  Object.hasOwn(readers, extension) ? readers[extension as keyof typeof readers] : null;
